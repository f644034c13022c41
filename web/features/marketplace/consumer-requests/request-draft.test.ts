// Tests what the form of a consumer's request misses, and what it sends.
import { describe, expect, it } from "vitest";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { type RequestDraft, bodyOf, findDraftProblems } from "./request-draft.ts";

const texts = CONSUMER_REQUEST_TEXTS.en.form;
const TODAY = "2026-11-29";
const draft: RequestDraft = {
  kind: "erasure",
  phone: "(916) 555-0134",
  email: "",
  receivedOn: TODAY,
};

describe("the form of a consumer's request", () => {
  it("needs a phone or an email, but neither from a lead", () => {
    const empty = { ...draft, phone: " " };
    expect(findDraftProblems(empty, TODAY, false, texts)).toEqual({ phone: texts.personMissing });
    expect(findDraftProblems(empty, TODAY, true, texts)).toEqual({});
    expect(findDraftProblems({ ...empty, email: "a@b.co" }, TODAY, false, texts)).toEqual({});
    expect(findDraftProblems({ ...draft, email: "a@" }, TODAY, false, texts)).toEqual({
      email: texts.emailInvalid,
    });
  });

  it.each([
    ["2026-11-30", "future"],
    ["2025-11-28", "too_old"],
    ["", "missing"],
  ] as const)("refuses %s as the day of receipt", (receivedOn, problem) => {
    expect(findDraftProblems({ ...draft, receivedOn }, TODAY, true, texts)).toEqual({
      receivedOn: texts.days[problem],
    });
  });

  it("takes a day of a year ago", () => {
    expect(findDraftProblems({ ...draft, receivedOn: "2025-11-29" }, TODAY, true, texts)).toEqual(
      {},
    );
  });

  it("sends what was entered, and another day than today alone", () => {
    expect(bodyOf({ ...draft, phone: " (916) 555-0134 " }, TODAY, null)).toEqual({
      kind: "erasure",
      phone: "(916) 555-0134",
    });
    expect(bodyOf({ ...draft, email: "a@b.co", receivedOn: "2026-11-02" }, TODAY, "lead")).toEqual({
      kind: "erasure",
      lead_id: "lead",
      received_on: "2026-11-02",
    });
  });
});
