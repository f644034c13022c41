// Defines the terms agreed with an affiliate: what it earns from a sale, the least it accepts, and
// how long its earnings are held.
import type { EarningTerms } from "../distribution/auction-lead.ts";
import { LEAD_SIDES, type LeadSide, TIERS, type Tier } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";

/** Leads that an earning rule applies to. Null means any. */
export interface EarningCondition {
  readonly sourceId: string | null;
  readonly side: LeadSide | null;
  readonly tier: Tier | null;
  /**
   * The least number of the affiliate's leads that were sold in the calendar month before, in the
   * network's time zone; 0 for any.
   */
  readonly fromSold: number;
}

/** What the affiliate earns from the leads that meet the condition. */
export interface EarningRule extends EarningCondition {
  readonly earning: EarningTerms;
}

/** The least that the affiliate accepts for a lead, where the source sets none. */
export interface ReserveRule {
  /** Null for every side without a rule of its own. */
  readonly side: LeadSide | null;
  /** Null where the network's price table decides. */
  readonly exclusiveCents: Cents | null;
  readonly sharedCents: Cents | null;
}

export interface AffiliateTerms {
  /** What it earns where no rule applies. */
  readonly earning: EarningTerms;
  readonly rules: readonly EarningRule[];
  readonly reserves: readonly ReserveRule[];
  /**
   * Days that an earning is held after the return window; null where the network's hold for new
   * affiliates decides.
   */
  readonly holdDays: number | null;
}

/** The most rules of each kind for one affiliate. Our limit: more than one can oversee. */
export const MOST_EARNING_RULES = 50;
/** The longest hold in days. Our limit: twice the longest that networks of the field publish. */
export const LONGEST_HOLD_DAYS = 120;

/** The facts of a lead that decide what the affiliate earns from it. */
export interface EarningLead {
  readonly sourceId: string;
  readonly side: LeadSide;
  readonly tier: Tier;
  /** The affiliate's leads that were sold in the calendar month before. */
  readonly soldBefore: number;
}

/**
 * What the affiliate earns from a lead: by the rule that says most about it. A rule for the source
 * comes before one for the side, then for the tier, then for the number sold; of two that differ
 * only in that number, the higher one.
 */
export function earningFor(terms: AffiliateTerms, lead: EarningLead): EarningTerms {
  let best: EarningRule | null = null;
  for (const rule of terms.rules)
    if (appliesTo(rule, lead) && (best === null || comesBefore(rule, best))) best = rule;
  return best?.earning ?? terms.earning;
}

function appliesTo(rule: EarningCondition, lead: EarningLead): boolean {
  return (
    (rule.sourceId === null || rule.sourceId === lead.sourceId) &&
    (rule.side === null || rule.side === lead.side) &&
    (rule.tier === null || rule.tier === lead.tier) &&
    lead.soldBefore >= rule.fromSold
  );
}

function comesBefore(one: EarningCondition, other: EarningCondition): boolean {
  const [first, second] = [weightOf(one), weightOf(other)];
  return first === second ? one.fromSold > other.fromSold : first > second;
}

function weightOf({ sourceId, side, tier, fromSold }: EarningCondition): number {
  return (
    (sourceId === null ? 0 : 8) +
    (side === null ? 0 : 4) +
    (tier === null ? 0 : 2) +
    (fromSold === 0 ? 0 : 1)
  );
}

/** Leads that a figure is about before one of them is posted. Null means any. */
export interface PossibleLeads {
  readonly sourceIds: readonly string[];
  readonly sides: readonly LeadSide[] | null;
  readonly tiers: readonly Tier[] | null;
  readonly soldBefore: number;
}

/** Every way in which the affiliate may earn from such leads, without repetitions. */
export function possibleEarnings(
  terms: AffiliateTerms,
  { sourceIds, sides, tiers, soldBefore }: PossibleLeads,
): readonly EarningTerms[] {
  if (terms.rules.length === 0) return [terms.earning];
  const found = new Set<EarningTerms>();
  for (const sourceId of sourceIds.length === 0 ? [""] : sourceIds)
    for (const side of sides ?? LEAD_SIDES)
      for (const tier of tiers ?? TIERS)
        found.add(earningFor(terms, { sourceId, side, tier, soldBefore }));
  return [...found];
}

/** `possibleEarnings` of one affiliate, worked out once for each set of sides and tiers. */
export function createPossibleEarnings(
  { terms, soldBefore }: { readonly terms: AffiliateTerms; readonly soldBefore: number },
  sourceIds: readonly string[],
): (leads: Pick<PossibleLeads, "sides" | "tiers">) => readonly EarningTerms[] {
  const known = new Map<string, readonly EarningTerms[]>();
  return ({ sides, tiers }) => {
    const key = JSON.stringify([sides, tiers]);
    const found =
      known.get(key) ?? possibleEarnings(terms, { sourceIds, sides, tiers, soldBefore });
    known.set(key, found);
    return found;
  };
}

/** The affiliate's own reserves for a side; null where the network's price table decides. */
export function reservesOf(
  { reserves }: AffiliateTerms,
  side: LeadSide,
): { readonly exclusiveCents: Cents | null; readonly sharedCents: Cents | null } {
  const own = reserves.find((rule) => rule.side === side);
  const other = reserves.find((rule) => rule.side === null);
  return {
    exclusiveCents: own?.exclusiveCents ?? other?.exclusiveCents ?? null,
    sharedCents: own?.sharedCents ?? other?.sharedCents ?? null,
  };
}
