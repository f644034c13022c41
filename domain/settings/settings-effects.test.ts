// Checks previews of settings against single leads that are scored and priced one by one.
import { describe, expect, it } from "vitest";
import { DEFAULT_LISTING_RULES, askingPrices, reservesFor } from "../distribution/listing.ts";
import { LEAD_SIDES } from "../lead/vocabulary.ts";
import { cents } from "../money/money.ts";
import { DEFAULT_SCORE_SETTINGS } from "../scoring/score-lead.ts";
import { scoreTotal, tierOf } from "../scoring/score-total.ts";
import {
  type LeadGroup,
  type PricingRules,
  type SaleGroup,
  askingEffect,
  reserveEffect,
  tierMoves,
} from "./settings-effects.ts";

const BEFORE: PricingRules = { score: DEFAULT_SCORE_SETTINGS, listing: DEFAULT_LISTING_RULES };
const AFTER: PricingRules = {
  score: {
    weights: { engagement: 20, intent: 50, financial: 30 },
    thresholds: { hot: 6_000, nurture: 4_600 },
  },
  listing: {
    ...DEFAULT_LISTING_RULES,
    reserveShare: 5_500,
    priceTable: {
      ...DEFAULT_LISTING_RULES.priceTable,
      seller: { hot: cents(13_000), nurture: cents(6_500), cold: cents(2_000) },
    },
  },
};

/** A thousand leads, the same in each run. */
const LEADS: readonly LeadGroup[] = Array.from({ length: 1_000 }, (_, index) => ({
  side: LEAD_SIDES[index % LEAD_SIDES.length] ?? "seller",
  engagement: (index * 37) % 101,
  intent: (index * 53) % 101,
  financial: (index * 71) % 101,
  leads: 1 + (index % 3),
  listed: index % 2,
}));

const tierUnder = ({ engagement, intent, financial }: LeadGroup, { score }: PricingRules) =>
  tierOf(scoreTotal(engagement, intent, financial, score.weights), score.thresholds);

describe("a preview", () => {
  it("counts each lead whose tier would be another, and no other", () => {
    const expected: Record<string, number> = {};
    for (const lead of LEADS) {
      const [from, to] = [tierUnder(lead, BEFORE), tierUnder(lead, AFTER)];
      if (from !== to) expected[`${from}>${to}`] = (expected[`${from}>${to}`] ?? 0) + lead.leads;
    }
    const moves = tierMoves(LEADS, BEFORE.score, AFTER.score);
    expect(Object.keys(expected).length).toBeGreaterThan(3);
    expect(
      Object.fromEntries(moves.map(({ from, to, leads }) => [`${from}>${to}`, leads])),
    ).toEqual(expected);
    expect(tierMoves(LEADS, BEFORE.score, BEFORE.score)).toEqual([]);
  });

  it("sums the asking prices of listed leads under both rules", () => {
    const sum = (rules: PricingRules): bigint =>
      LEADS.reduce((total, lead) => {
        const asking = askingPrices(rules.listing, lead.side, tierUnder(lead, rules));
        return total + asking.exclusiveCents * BigInt(lead.listed);
      }, 0n);
    expect(askingEffect(LEADS, BEFORE, AFTER)).toEqual({
      listings: 500,
      beforeCents: sum(BEFORE),
      afterCents: sum(AFTER),
    });
  });

  it("finds the sales that only the new reserve would have refused", () => {
    const none = { exclusiveCents: null, sharedCents: null };
    const sales: readonly SaleGroup[] = LEADS.map((lead, index) => {
      const tier = tierUnder(lead, BEFORE);
      const floor = reservesFor(BEFORE.listing, lead.side, tier, none).exclusiveCents;
      return {
        ...lead,
        mode: "exclusive",
        earningCents: cents(floor + BigInt((index * 91) % 4_000)),
        priceCents: cents(10_000),
        sales: 1,
      };
    });
    const refused = sales.filter(
      (sale, index) =>
        sale.earningCents <
        reservesFor(AFTER.listing, sale.side, tierUnder(LEADS[index] as LeadGroup, AFTER), none)
          .exclusiveCents,
    );
    expect(refused.length).toBeGreaterThan(50);
    expect(reserveEffect(sales, BEFORE, AFTER)).toEqual({
      sales: refused.length,
      priceCents: BigInt(refused.length) * 10_000n,
    });
    expect(reserveEffect(sales, BEFORE, BEFORE)).toEqual({ sales: 0, priceCents: 0n });
  });
});
