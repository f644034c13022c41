// Computes what past leads would have been under other settings: their tiers, their asking prices,
// and which sales would have been below the network's reserve. Uses the functions that decide new
// leads, so that a preview says what then happens.
import { type ListingRules, askingPrices, reservesFor } from "../distribution/listing.ts";
import { type LeadSide, TIERS, type Tier } from "../lead/vocabulary.ts";
import { type Cents, cents } from "../money/money.ts";
import type { ScoreSettings } from "../scoring/score-lead.ts";
import { scoreTotal, tierOf } from "../scoring/score-total.ts";

/** The settings that decide about a lead's tier and prices. */
export interface PricingRules {
  readonly score: ScoreSettings;
  readonly listing: ListingRules;
}

/** What the tier of a lead follows from. */
export interface ScoredFacts {
  readonly side: LeadSide;
  /** Whole hundredths, 0–100, as intent and financial. */
  readonly engagement: number;
  readonly intent: number;
  readonly financial: number;
}

/** Leads with the same facts, counted together. */
export interface LeadGroup extends ScoredFacts {
  readonly leads: number;
  /** How many of them were listed on the marketplace with an exclusive price. */
  readonly listed: number;
}

/** Sales of leads with the same facts and the same earning, from sources without an own reserve. */
export interface SaleGroup extends ScoredFacts {
  readonly mode: "exclusive" | "shared";
  readonly earningCents: Cents;
  readonly priceCents: Cents;
  readonly sales: number;
}

export interface TierMove {
  readonly from: Tier;
  readonly to: Tier;
  readonly leads: number;
}

/** How many leads would be in another tier, by tier before and after, in the order of the tiers. */
export function tierMoves(
  groups: readonly LeadGroup[],
  before: ScoreSettings,
  after: ScoreSettings,
): TierMove[] {
  const moved = new Map<string, number>();
  for (const group of groups) {
    const [from, to] = [tierUnder(group, before), tierUnder(group, after)];
    if (from !== to) moved.set(`${from} ${to}`, (moved.get(`${from} ${to}`) ?? 0) + group.leads);
  }
  return TIERS.flatMap((from) =>
    TIERS.flatMap((to) => {
      const leads = moved.get(`${from} ${to}`);
      return leads === undefined ? [] : [{ from, to, leads }];
    }),
  );
}

/** The exclusive asking prices of the listed leads together, under both rules. */
export interface AskingEffect {
  readonly listings: number;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

export function askingEffect(
  groups: readonly LeadGroup[],
  before: PricingRules,
  after: PricingRules,
): AskingEffect {
  const sumUnder = (rules: PricingRules): Cents =>
    cents(groups.reduce((sum, group) => sum + asking(group, rules) * BigInt(group.listed), 0n));
  return {
    listings: groups.reduce((sum, { listed }) => sum + listed, 0),
    beforeCents: sumUnder(before),
    afterCents: sumUnder(after),
  };
}

function asking(group: ScoredFacts, { score, listing }: PricingRules): bigint {
  return askingPrices(listing, group.side, tierUnder(group, score)).exclusiveCents;
}

/** Sales whose affiliate earned less than the network's reserve asks for under `after` alone. */
export interface ReserveEffect {
  readonly sales: number;
  /** What their buyers paid. */
  readonly priceCents: Cents;
}

export function reserveEffect(
  groups: readonly SaleGroup[],
  before: PricingRules,
  after: PricingRules,
): ReserveEffect {
  let sales = 0;
  let price = 0n;
  for (const group of groups) {
    if (group.earningCents >= networkReserve(group, after)) continue;
    if (group.earningCents < networkReserve(group, before)) continue;
    sales += group.sales;
    price += group.priceCents * BigInt(group.sales);
  }
  return { sales, priceCents: cents(price) };
}

function networkReserve(group: SaleGroup, { score, listing }: PricingRules): Cents {
  const none = { exclusiveCents: null, sharedCents: null };
  const { exclusiveCents, sharedCents } = reservesFor(
    listing,
    group.side,
    tierUnder(group, score),
    none,
  );
  return group.mode === "exclusive" ? exclusiveCents : sharedCents;
}

function tierUnder(
  { engagement, intent, financial }: ScoredFacts,
  { weights, thresholds }: ScoreSettings,
): Tier {
  return tierOf(scoreTotal(engagement, intent, financial, weights), thresholds);
}
