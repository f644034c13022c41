// Postbacks: what counts as taken, when it is tried again, and what is told.
import { describe, expect, it } from "vitest";
import { MACROS } from "./address-template.ts";
import { MOST_TRIES, pauseAfter, sampleOf, valuesOf, verdictOf } from "./postback.ts";

const HOUR_MS = 3_600_000;

describe("an answer", () => {
  it.each([
    [200, "", null, "delivered"], [204, "", null, "delivered"], [299, "", null, "delivered"], [301, "", null, "failed"], [400, "", null, "failed"], [429, "", null, "failed"], [500, "", null, "failed"], [null, "", null, "failed"], [410, "", null, "gone"],
    [200, "Status: OK", "ok", "delivered"], [200, "unknown click", "success", "refused"], [500, "success", "success", "failed"],
  ] as const)("of %s %j, where it must hold %j, is %s", (status, body, expects, verdict) => expect(verdictOf({ status, body }, expects)).toBe(verdict));
});

describe("tries", () => {
  it("are ten over more than 75 hours, and then over", () => {
    const pauses = Array.from({ length: MOST_TRIES }, (_, index) => pauseAfter(index + 1, 0, null));
    expect(pauses).toEqual([5_000, 300_000, 1_800_000, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS, null]);
    expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)).toBeGreaterThan(75 * HOUR_MS);
  });

  it("come a little later by chance, never sooner, and as late as the answer asks, up to a day", () => {
    expect([0, 0.5, 1].map((chance) => pauseAfter(2, chance, null))).toEqual([300_000, 315_000, 330_000]);
    expect([pauseAfter(1, 0, 60_000), pauseAfter(2, 0, 60_000), pauseAfter(1, 0, 999 * HOUR_MS), pauseAfter(MOST_TRIES, 0, 60_000)]).toEqual([60_000, 300_000, 24 * HOUR_MS, null]);
  });
});

it("tells every macro, money in dollars and in cents, time in UTC", () => {
  const values = valuesOf({
    eventId: "e-1", event: "sold", atMs: Date.parse("2026-11-20T18:00:00-05:00"), leadId: "l-1", status: "sold", reason: null, payoutCents: 4_805n, source: "Landing page", clickId: "c-1", subIds: ["spring", null, "x"],
  });
  expect(values).toEqual({
    click_id: "c-1", sub1: "spring", sub2: "", sub3: "x", sub4: "", sub5: "", lead_id: "l-1", status: "sold", reason_code: "", payout: "48.05", payout_cents: "4805", currency: "USD", source: "Landing page", event: "sold",
    event_id: "e-1", time: "2026-11-20T23:00:00.000Z",
  });
  expect(Object.keys(values).toSorted()).toEqual([...MACROS].toSorted());
  for (const event of ["accepted", "sold", "returned", "paid"] as const) expect(valuesOf(sampleOf(event, "Test", 0)).event_id).toBe("test-event");
});
