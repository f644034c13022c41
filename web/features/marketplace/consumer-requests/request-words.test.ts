// Tests what a person reads before and after a consumer's request is carried out.
import { expect, it } from "vitest";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { consequences, effectRows, lastDay } from "./request-words.ts";

const texts = CONSUMER_REQUEST_TEXTS.en;
const formats = formatsFor({ language: "en", timeZone: "America/Los_Angeles" });
const request: ConsumerRequest = {
  id: "01a0",
  kind: "erasure",
  status: "open",
  received_on: "2026-11-29",
  filed_at: "2026-11-29T20:00:00.000Z",
  filed_by_name: null,
  // Midnight in Los Angeles, after January 13.
  due_at: "2027-01-14T08:00:00.000Z",
  lead_id: null,
  phone_hint: null,
  email_hint: null,
  effect: { leads: 1_200, taken_off: 1, buyers: 2 },
  decided_at: null,
  decided_by_name: null,
  declined_because: null,
  abilities: { carry_out: true, decline: true },
};

it("the last day is the one that ends with the deadline", () => {
  expect(lastDay(request, formats)).toBe("Jan 13, 2027");
});

it("an erasure names the contact data, the leads on sale and the buyers", () => {
  expect(consequences(request, texts.ask, formats)).toEqual([
    "Contact data of 1,200 leads is deleted.",
    "1 lead is taken off sale.",
    "2 buyers are notified to delete their copies.",
    "The affiliate of each lead is notified.",
    "New leads with this phone or email are refused.",
  ]);
});

it("no contact deletes nothing, and names no lead where there is none", () => {
  const kind = "no_contact";
  expect(consequences({ ...request, kind }, texts.ask, formats)[0]).toBe(
    "1 lead is taken off sale.",
  );
  const effect = { leads: 0, taken_off: 0, buyers: 0 };
  expect(consequences({ ...request, kind, effect }, texts.ask, formats)).toEqual([
    "The network has no lead of this consumer.",
    "New leads with this phone or email are refused.",
  ]);
});

it("what it did is worded as done, and a declined request did nothing", () => {
  expect(effectRows({ ...request, status: "done" }, texts, formats)).toEqual([
    ["Leads erased", "1,200"],
    ["Leads taken off sale", "1"],
    ["Buyers notified", "2"],
  ]);
  expect(effectRows({ ...request, status: "declined", effect: null }, texts, formats)).toEqual([]);
});
