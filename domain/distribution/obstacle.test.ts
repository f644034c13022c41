// Checks what is said to keep a campaign from buying, and in which order.
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { EMPTY_COUNTERS, NO_LIMITS } from "./caps.ts";
import { type BuyingFacts, findObstacle } from "./obstacle.ts";

// A Friday, 10:00 in Los Angeles.
const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const DAY_START_MS = Date.parse("2026-11-20T08:00:00Z");

const terms: BuyingFacts["terms"] = {
  exclusiveBidCents: cents(6_000),
  sharedBidCents: cents(2_000),
  adjustments: [],
  limits: NO_LIMITS,
  schedule: { timeZone: "America/Los_Angeles", hours: [] },
};
const facts: BuyingFacts = {
  isAccountActive: true,
  licensedStates: new Set(["CA"]),
  wantedStates: ["CA", "TX"],
  availableCents: 2_000n,
  terms,
  counters: EMPTY_COUNTERS,
  account: null,
};
const reasonOf = (changed: Partial<BuyingFacts>) => findObstacle({ ...facts, ...changed }, AT_MS);

describe("findObstacle", () => {
  it("finds none where one lead may be bought", () => {
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ wantedStates: null })).toBeNull();
  });

  it("names a suspended account before everything else", () =>
    expect(reasonOf({ isAccountActive: false, availableCents: 0n })).toEqual({
      reason: "account_suspended",
      window: null,
    }));

  it("names the license where no wanted state has one", () => {
    expect(reasonOf({ wantedStates: ["TX"] })?.reason).toBe("not_licensed");
    expect(reasonOf({ wantedStates: null, licensedStates: new Set() })?.reason).toBe(
      "not_licensed",
    );
  });

  it("names the money that does not pay for the lowest bid, with its reductions", () => {
    expect(reasonOf({ availableCents: 1_999n })?.reason).toBe("insufficient_funds");
    const adjustments = [
      { by: "tier", value: "cold", percent: -5_000 },
      { by: "tier", value: "nurture", percent: -1_000 },
    ] as const;
    expect(reasonOf({ availableCents: 1_000n, terms: { ...terms, adjustments } })).toBeNull();
    expect(reasonOf({ availableCents: 999n, terms: { ...terms, adjustments } })?.reason).toBe(
      "insufficient_funds",
    );
  });

  it("names the limits over all campaigns, in their own time zone", () => {
    const agreed = {
      no: 9,
      limits: { leads: { day: 2 }, cents: {} },
      timeZone: "America/New_York",
    };
    const day = { startMs: Date.parse("2026-11-20T05:00:00Z"), leads: 2, cents: 0n };
    const counters = { ...EMPTY_COUNTERS, day };
    expect(reasonOf({ account: { agreed, counters } })).toEqual({
      reason: "account_limit",
      window: "day",
    });
    expect(
      reasonOf({ account: { agreed, counters: { ...counters, day: { ...day, leads: 1 } } } }),
    ).toBeNull();
  });

  it("names the longest window that is used up", () => {
    const counters = {
      ...EMPTY_COUNTERS,
      day: { startMs: DAY_START_MS, leads: 3, cents: 9_000n },
    };
    const limited = (limits: BuyingFacts["terms"]["limits"]) =>
      reasonOf({ counters, terms: { ...terms, limits } });
    expect(limited({ leads: { day: 3 }, cents: {} })).toEqual({
      reason: "cap_reached",
      window: "day",
    });
    expect(limited({ leads: {}, cents: { day: cents(10_999) } })).toEqual({
      reason: "budget_exhausted",
      window: "day",
    });
    expect(limited({ leads: { day: 4 }, cents: { day: cents(11_000) } })).toBeNull();
  });

  it("names closed hours last", () => {
    const closed = {
      ...terms,
      schedule: {
        timeZone: "America/Los_Angeles",
        hours: [{ weekday: 4, openMinute: 660, closeMinute: 700 }],
      },
    };
    expect(reasonOf({ terms: closed })?.reason).toBe("outside_hours");
    expect(findObstacle({ ...facts, terms: closed }, AT_MS + 3_600_000)).toBeNull();
  });
});
