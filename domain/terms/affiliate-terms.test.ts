// Tests which earning rule applies to a lead, and what an affiliate may earn from leads to come.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD_SIDES, TIERS } from "../lead/vocabulary.ts";
import { cents } from "../money/money.ts";
import {
  type AffiliateTerms,
  type EarningRule,
  createPossibleEarnings,
  earningFor,
  possibleEarnings,
  reservesOf,
} from "./affiliate-terms.ts";

const share = (points: number) => ({ kind: "share", share: points }) as const;
const rule = (change: Partial<EarningRule>): EarningRule => ({
  sourceId: null,
  side: null,
  tier: null,
  fromSold: 0,
  earning: share(0),
  ...change,
});
const terms = (change: Partial<AffiliateTerms> = {}): AffiliateTerms => ({
  earning: share(7_000),
  rules: [],
  reserves: [],
  holdDays: null,
  ...change,
});
const LEAD = { sourceId: "a", side: "seller", tier: "hot", soldBefore: 0 } as const;

describe("earningFor", () => {
  it("is the usual earning without a rule that applies", () => {
    const others = [
      rule({ sourceId: "b" }),
      rule({ side: "buyer" }),
      rule({ tier: "cold" }),
      rule({ fromSold: 1 }),
      rule({ sourceId: "a", side: "buyer" }),
    ];
    expect(earningFor(terms({ rules: others }), LEAD)).toEqual(share(7_000));
  });

  it("is that of the rule that says most: source, then side, then tier, then number", () => {
    const steps = [
      rule({ fromSold: 10, earning: share(1) }),
      rule({ tier: "hot", earning: share(2) }),
      rule({ tier: "hot", fromSold: 10, earning: share(3) }),
      rule({ side: "seller", earning: share(4) }),
      rule({ side: "seller", fromSold: 10, earning: share(5) }),
      rule({ side: "seller", tier: "hot", earning: share(6) }),
      rule({ sourceId: "a", earning: { kind: "flat", cents: cents(900) } }),
      rule({ sourceId: "a", side: "seller", earning: share(8) }),
    ];
    for (let last = 1; last <= steps.length; last += 1) {
      const rules = steps.slice(0, last);
      const lead = { ...LEAD, soldBefore: 10 };
      const expected = steps[last - 1]?.earning;
      expect(earningFor(terms({ rules }), lead)).toEqual(expected);
      expect(earningFor(terms({ rules: rules.toReversed() }), lead)).toEqual(expected);
    }
  });

  it("is that of the highest number that was reached", () => {
    const rules = [50, 200, 100].map((fromSold) => rule({ fromSold, earning: share(fromSold) }));
    const at = (soldBefore: number) => earningFor(terms({ rules }), { ...LEAD, soldBefore });
    expect([49, 50, 99, 100, 199, 200, 5_000].map(at)).toEqual(
      [7_000, 50, 50, 100, 100, 200, 200].map(share),
    );
  });
});

const someRules = fc.array(
  fc.record({
    sourceId: fc.option(fc.constantFrom("a", "b")),
    side: fc.option(fc.constantFrom(...LEAD_SIDES)),
    tier: fc.option(fc.constantFrom(...TIERS)),
    fromSold: fc.constantFrom(0, 10),
    earning: fc.nat(10_000).map(share),
  }),
  { maxLength: 6 },
);

describe("possibleEarnings", () => {
  it("holds what every lead of these sources, sides and tiers earns, and nothing else", () => {
    fc.assert(
      fc.property(
        someRules,
        fc.constantFrom(0, 10),
        fc.option(fc.subarray([...LEAD_SIDES], { minLength: 1 })),
        fc.option(fc.subarray([...TIERS], { minLength: 1 })),
        (rules, soldBefore, sides, tiers) => {
          const agreed = terms({ rules });
          const sourceIds = ["a", "c"];
          const all = sourceIds.flatMap((sourceId) =>
            (sides ?? LEAD_SIDES).flatMap((side) =>
              (tiers ?? TIERS).map((tier) =>
                earningFor(agreed, { sourceId, side, tier, soldBefore }),
              ),
            ),
          );
          const found = possibleEarnings(agreed, { sourceIds, sides, tiers, soldBefore });
          expect(new Set(found)).toEqual(new Set(all));
          expect(found).toHaveLength(new Set(found).size);
          const kept = createPossibleEarnings({ terms: agreed, soldBefore }, sourceIds);
          expect(kept({ sides, tiers })).toEqual(found);
          expect(kept({ sides, tiers })).toBe(kept({ sides, tiers }));
        },
      ),
    );
  });

  it("is known for an affiliate without a source", () => {
    const agreed = terms({ rules: [rule({ side: "buyer", earning: share(1) })] });
    const asked = { sourceIds: [], sides: ["buyer"], tiers: null, soldBefore: 0 } as const;
    expect(possibleEarnings(agreed, asked)).toEqual([share(1)]);
  });
});

describe("reservesOf", () => {
  it("takes the side's own, then that of every side, for each mode by itself", () => {
    const agreed = terms({
      reserves: [
        { side: null, exclusiveCents: cents(1_000), sharedCents: cents(300) },
        { side: "seller", exclusiveCents: cents(5_000), sharedCents: null },
      ],
    });
    expect(reservesOf(agreed, "seller")).toEqual({ exclusiveCents: 5_000n, sharedCents: 300n });
    expect(reservesOf(agreed, "buyer")).toEqual({ exclusiveCents: 1_000n, sharedCents: 300n });
    expect(reservesOf(terms(), "buyer")).toEqual({ exclusiveCents: null, sharedCents: null });
  });
});
