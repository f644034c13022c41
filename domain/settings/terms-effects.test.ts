// Tests what changed terms would have meant for past sales, returns and payouts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_SALE_RULES, holdDaysOf } from "../ledger/earning-terms.ts";
import { cents } from "../money/money.ts";
import { DEFAULT_RETURN_TERMS } from "../returns/terms.ts";
import { DAY_MS } from "../time.ts";
import {
  buyersRankedLower,
  buyersWithoutApproval,
  heldEarnings,
  lateReturns,
  payableAffiliates,
} from "./terms-effects.ts";

describe("lateReturns", () => {
  const groups = [
    { days: 3, returns: 10 },
    { days: 4, returns: 5 },
    { days: 7, returns: 2 },
    { days: 12, returns: 1 },
  ];

  it("counts those after the new window that the old one allowed", () => {
    expect(lateReturns(groups, { returnDays: 7 }, { returnDays: 3 })).toBe(7);
    expect(lateReturns(groups, { returnDays: 7 }, { returnDays: 4 })).toBe(2);
  });

  it("is none for a longer or an equal window", () => {
    expect(lateReturns(groups, { returnDays: 7 }, { returnDays: 10 })).toBe(0);
    expect(lateReturns(groups, { returnDays: 7 }, { returnDays: 7 })).toBe(0);
  });
});

describe("heldEarnings", () => {
  it("sums the earnings of affiliates that are new under each rule", () => {
    const groups = [
      { ageDays: 0, earningCents: cents(100) },
      { ageDays: 29, earningCents: cents(20) },
      { ageDays: 30, earningCents: cents(3) },
      { ageDays: 60, earningCents: cents(4_000) },
    ];
    expect(
      heldEarnings(groups, DEFAULT_SALE_RULES, { ...DEFAULT_SALE_RULES, newAffiliateDays: 30 }),
    ).toEqual({ before: 123n, after: 120n });
    expect(
      heldEarnings(groups, DEFAULT_SALE_RULES, { ...DEFAULT_SALE_RULES, newAffiliateHoldDays: 0 }),
    ).toEqual({ before: 123n, after: 0n });
  });

  it("agrees with the rule for a new sale at every age", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(60), (ageDays, newDays, holdDays) => {
        const rules = { returnDays: 7, newAffiliateDays: newDays, newAffiliateHoldDays: holdDays };
        const { after } = heldEarnings([{ ageDays, earningCents: cents(1) }], rules, rules);
        expect(after === 1n).toBe(holdDaysOf(null, 0, ageDays * DAY_MS, rules) > 0);
      }),
    );
  });
});

describe("payableAffiliates", () => {
  it("counts who reaches the minimum", () => {
    const payable = [4_999, 5_000, 10_000, 0].map(cents);
    expect(payableAffiliates(payable, cents(5_000), cents(10_000))).toEqual({
      before: 2,
      after: 1,
    });
  });
});

describe("buyersWithoutApproval", () => {
  it("counts whose next return would be above the limit", () => {
    const buyers = [
      { received: 20, counted: 2, declined: 0 },
      { received: 20, counted: 3, declined: 0 },
      { received: 19, counted: 19, declined: 0 },
    ];
    expect(
      buyersWithoutApproval(buyers, DEFAULT_RETURN_TERMS, {
        ...DEFAULT_RETURN_TERMS,
        mostReturned: 1_000,
      }),
    ).toEqual({ before: 1, after: 2 });
  });
});

describe("buyersRankedLower", () => {
  it("counts whose declined returns lower a bid modifier", () => {
    const buyers = [
      { received: 20, counted: 3, declined: 1 },
      { received: 20, counted: 3, declined: 0 },
      { received: 19, counted: 19, declined: 19 },
    ];
    const terms = DEFAULT_RETURN_TERMS;
    expect(buyersRankedLower(buyers, terms, { ...terms, ratedFromLeads: 19 })).toEqual({
      before: 1,
      after: 2,
      changed: 1,
    });
    expect(buyersRankedLower(buyers, terms, { ...terms, leastModifier: 10_000 })).toEqual({
      before: 1,
      after: 0,
      changed: 1,
    });
  });

  it("counts whose bid modifier moves, also where as many rank lower as before", () => {
    const buyers = [
      { received: 100, counted: 30, declined: 30 },
      { received: 100, counted: 10, declined: 10 },
      { received: 100, counted: 0, declined: 0 },
    ];
    const floor = (leastModifier: number) => ({ ...DEFAULT_RETURN_TERMS, leastModifier });
    expect(buyersRankedLower(buyers, floor(8_000), floor(5_000))).toEqual({
      before: 2,
      after: 2,
      changed: 1,
    });
    expect(buyersRankedLower(buyers, floor(8_000), floor(8_000)).changed).toBe(0);
  });
});
