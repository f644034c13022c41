// Defines a campaign as a bidder: its bid for a lead, and the rank that decides.
import { type BasisPoints, type Cents, WHOLE_BASIS_POINTS, shareOf } from "../money/money.ts";
import type { BuyerKind, ConsentChannel, Tier, Timing } from "../lead/vocabulary.ts";
import type { LeadFacts } from "../lead/lead.ts";
import type { SellerNamePeriod } from "../sellers/seller-name.ts";
import type { Schedule } from "./calendar.ts";
import type { AccountLimits } from "./account-limits.ts";
import type { Limits } from "./caps.ts";

/** Raises or lowers a bid by `percent` basis points (−9,000 … +30,000) where it applies. */
export type BidAdjustment =
  | { readonly by: "tier"; readonly value: Tier; readonly percent: BasisPoints }
  | { readonly by: "county_fips"; readonly value: string; readonly percent: BasisPoints }
  | { readonly by: "timing"; readonly value: Timing; readonly percent: BasisPoints };

/** Exclusive, or one of several shared slots. */
export type SaleMode = "exclusive" | "shared";

/**
 * A campaign's terms with the facts of its buyer. Without criteria, because candidates already
 * match them.
 */
export interface Bidder {
  /** The campaign's number: small, dense, never reused. */
  readonly no: number;
  readonly campaignId: string;
  readonly accountId: string;
  readonly exclusiveBidCents: Cents | null;
  readonly sharedBidCents: Cents | null;
  readonly adjustments: readonly BidAdjustment[];
  /** 5,000–10,000: changes the rank, never the price paid. */
  readonly modifier: BasisPoints;
  /** The lowest wins; used by `priority` routing. */
  readonly priority: number;
  /** At least 1; used by `weighted` routing. */
  readonly weight: number;
  readonly limits: Limits;
  readonly sourceLimits: Limits;
  /** Null without limits over all campaigns of the account. */
  readonly accountLimits: AccountLimits | null;
  readonly pacing: "asap" | "even";
  readonly schedule: Schedule;
  readonly blockedSourceIds: ReadonlySet<string>;
  /**
   * How the buyer will contact the consumer; any channels except email alone require consent that
   * covers the buyer.
   */
  readonly contactChannels: readonly ConsentChannel[];
  readonly buyerKind: BuyerKind;
  /** States in which a buyer of this kind may buy. */
  readonly licensedStates: ReadonlySet<string>;
  /** The names by which a consent may name the buyer, with the times at which each stood. */
  readonly sellerNames: readonly SellerNamePeriod[];
  /** Agreed days after delivery in which the buyer may return a lead; null for the network's. */
  readonly returnDays: number | null;
}

/**
 * The members that come from the campaign's document, without criteria: the others come from its
 * buyer.
 */
export type CampaignTerms = Pick<
  Bidder,
  | "exclusiveBidCents"
  | "sharedBidCents"
  | "adjustments"
  | "limits"
  | "sourceLimits"
  | "pacing"
  | "schedule"
  | "priority"
  | "weight"
  | "blockedSourceIds"
  | "contactChannels"
>;

/** How the network rates buyers by their returns. */
export interface RatingRules {
  /** Returns count against a buyer only from this many leads received in 90 days. */
  readonly ratedFromLeads: number;
  /** The lowest bid modifier, 5,000–10,000. */
  readonly leastModifier: BasisPoints;
}

/** What a network begins with. */
export const DEFAULT_RATING_RULES: RatingRules = { ratedFromLeads: 20, leastModifier: 8_000 };

/**
 * The bid modifier of a buyer: 1.00 less its declined returns ÷ leads received in 90 days, at least
 * the network's lowest; 1.00 with too few leads.
 */
export function bidModifier(
  declinedReturns: number,
  leadsReceived: number,
  { ratedFromLeads, leastModifier }: RatingRules,
): BasisPoints {
  if (leadsReceived < ratedFromLeads) return WHOLE_BASIS_POINTS;
  return Math.max(
    leastModifier,
    WHOLE_BASIS_POINTS - Math.round((WHOLE_BASIS_POINTS * declinedReturns) / leadsReceived),
  );
}

/**
 * The bid for this lead after its adjustments, which are added up; null if the bidder does not bid
 * for the mode.
 */
export function bidFor(bidder: Bidder, mode: SaleMode, facts: LeadFacts, tier: Tier): Cents | null {
  return bidder.adjustments.length === 0
    ? bidAdjustedBy(bidder, mode, WHOLE_BASIS_POINTS)
    : bidAdjustedBy(bidder, mode, adjustedPercent(bidder.adjustments, facts, tier));
}

/**
 * The bid after adjustments of this many basis points in all; null if the bidder does not bid for
 * the mode.
 */
export function bidAdjustedBy(
  bidder: Pick<Bidder, "exclusiveBidCents" | "sharedBidCents">,
  mode: SaleMode,
  percent: BasisPoints,
): Cents | null {
  const bid = mode === "exclusive" ? bidder.exclusiveBidCents : bidder.sharedBidCents;
  return bid === null || percent === WHOLE_BASIS_POINTS ? bid : shareOf(bid, Math.max(percent, 0));
}

/** The share of the bid that is left after the adjustments, in basis points. */
export function adjustedPercent(
  adjustments: readonly BidAdjustment[],
  facts: LeadFacts,
  tier: Tier,
): BasisPoints {
  let percent = WHOLE_BASIS_POINTS;
  for (const adjustment of adjustments) {
    const applies =
      adjustment.by === "tier"
        ? adjustment.value === tier
        : adjustment.by === "timing"
          ? adjustment.value === facts.timing
          : adjustment.value === facts.place.countyFips;
    if (applies) percent += adjustment.percent;
  }
  return percent;
}

/** Rank units: bid × modifier, in cents × basis points. */
export function rankOf(bid: bigint, modifier: BasisPoints): bigint {
  return bid * BigInt(modifier);
}

/** Cents that reach `rank` with `modifier`, rounded up. */
export function bidReaching(rank: bigint, modifier: BasisPoints): bigint {
  const divisor = BigInt(modifier);
  return (rank + divisor - 1n) / divisor;
}

/**
 * The highest possible rank of a campaign, to order candidates before they are evaluated: the
 * exclusive bid, or the shared bid in every slot, with the best adjustment of each kind. In cents ×
 * basis points; exact up to 2^53.
 */
export function highestRank(
  bidder: Pick<Bidder, "exclusiveBidCents" | "sharedBidCents" | "adjustments" | "modifier">,
  sharedSlots: number,
): number {
  const best = { tier: 0, county_fips: 0, timing: 0 };
  for (const adjustment of bidder.adjustments)
    best[adjustment.by] = Math.max(best[adjustment.by], adjustment.percent);
  const percent = WHOLE_BASIS_POINTS + best.tier + best.county_fips + best.timing;
  const exclusive = bidder.exclusiveBidCents ?? 0n;
  const shared = (bidder.sharedBidCents ?? 0n) * BigInt(sharedSlots);
  return Number(rankOf(shareOf(exclusive > shared ? exclusive : shared, percent), bidder.modifier));
}

/**
 * Breaks ties fairly for new campaigns: a hash of lead and campaign gives each campaign equal
 * chances over many leads. A 32-bit finalizer of two multiplications, with the constants of
 * MurmurHash3.
 */
export function tieBreak(leadSeed: number, campaignNo: number): number {
  let hash = (leadSeed ^ Math.imul(campaignNo, 0x9e3779b1)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A lead's seed for tie-breaking: the last 32 bits of its uuid, which are random. */
export function tieSeed(leadId: string): number {
  return Number.parseInt(leadId.slice(-8), 16) >>> 0;
}
