// A campaign through its form: what nobody touched is not sent, and what is wrong is said where it can be mended.
import { describe, expect, test } from "vitest";
import { CAMPAIGN_FORM_TEXTS } from "../../texts/campaign-form.ts";
import { emptyDraft, toDraft, toPatch, toTerms } from "./campaign-draft.ts";
import { checkDraft, serverProblems } from "./check-draft.ts";

const { problems: words } = CAMPAIGN_FORM_TEXTS.en;
const terms = {
  name: "Sacramento", criteria: { all: [{ not: { field: "timing", in: ["browsing"] } }, { field: "state", in: ["CA"] }] }, exclusive_bid_cents: 6_550, shared_bid_cents: null, pacing: "asap" as const,
  limits: { leads: { hour: 3, day: 20 }, cents: { month: 250_000 } }, schedule: { time_zone: "America/Los_Angeles", hours: [{ weekday: 0, open_minute: 480, close_minute: 1_440 }] },
};
const opened = toDraft(terms);

describe("what is sent", () => {
  test("is nothing where nothing was changed", () => expect(toPatch(opened, opened)).toEqual({}));

  test("is only what was changed, and null for a limit that was taken away", () => {
    expect(toPatch({ ...opened, exclusive: "$1,070.5", limits: { ...opened.limits, leads: { ...opened.limits.leads, day: "", week: "90" } } }, opened)).toEqual({ exclusive_bid_cents: 107_050, limits: { leads: { day: null, week: 90 } } });
    expect(toPatch({ ...opened, criteria: { ...opened.criteria, states: "ca nv" } }, opened)).toEqual({ criteria: { all: [{ field: "state", in: ["CA", "NV"] }, { not: { field: "timing", in: ["browsing"] } }] } });
  });

  test("ends a day at midnight where it says 00:00, and is always without days", () => {
    expect(opened.days[0]).toEqual({ isOpen: true, from: "08:00", until: "00:00" });
    expect(toTerms(opened)).toMatchObject({ schedule: terms.schedule, limits: terms.limits });
    expect(toTerms(emptyDraft("UTC")).schedule).toEqual({ time_zone: "UTC", hours: [] });
  });

  test("keeps several spans on a day", () => {
    const hours = [{ weekday: 1, open_minute: 480, close_minute: 720 }, { weekday: 1, open_minute: 780, close_minute: 1_080 }];
    expect(toTerms(toDraft({ ...terms, schedule: { time_zone: "UTC", hours } })).schedule.hours).toEqual(hours);
  });
});

describe("what is wrong", () => {
  test("is found before it is sent", () => {
    expect(checkDraft(opened, words)).toEqual({});
    const wrong = { ...emptyDraft("UTC"), shared: "0", isAlways: false, days: { ...opened.days, 0: { isOpen: true, from: "18:00", until: "09:00" } }, criteria: { ...opened.criteria, states: "CA, XX", zips: "9581", minScore: "101", priceMin: "9", priceMax: "8" }, limits: { ...opened.limits, leads: { ...opened.limits.leads, day: "1.5" } } };
    expect(checkDraft(wrong, words)).toEqual({ "name": words.name, "shared": words.number, "states": words.state("XX"), "zips": words.zip("9581"), "minScore": words.score, "price": words.price, "leads day": words.whole, "day 0": words.hours });
    expect(checkDraft(emptyDraft("UTC"), words)).toMatchObject({ exclusive: words.bid });
  });

  test("stands at its control when the server says it", () => {
    const fields = [["/criteria/all/0/in/3", "No."], ["/limits/leads/day", "Too many."], ["/schedule/hours/0/close_minute", "Later."], ["/schedule/time_zone", "Zone."], ["/blocked_source_ids/2", "Gone."]].map(([field = "", message = ""]) => ({ field, message, code: "invalid" }));
    expect(serverProblems(fields, opened, ({ message }) => message)).toEqual({ "states": "No.", "leads day": "Too many.", "day 0": "Later.", "zone": "Zone.", "form": "Gone." });
  });
});
