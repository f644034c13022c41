// A campaign as a bidder: what it offers for a lead, and the rank that decides.
import { type BasisPoints, type Cents, WHOLE_BASIS_POINTS, shareOf } from "../money/money.ts";
import type { BuyerKind, ConsentChannel, Tier, Timing } from "../lead/vocabulary.ts";
import type { LeadFacts } from "../lead/lead.ts";
import type { Schedule } from "./calendar.ts";
import type { Limits } from "./caps.ts";

/** Raises or lowers a bid by `percent` basis points (−9,000 … +30,000) where it applies. */
export type BidAdjustment =
  | { readonly by: "tier"; readonly value: Tier; readonly percent: BasisPoints }
  | { readonly by: "county_fips"; readonly value: string; readonly percent: BasisPoints }
  | { readonly by: "timing"; readonly value: Timing; readonly percent: BasisPoints };

/** Exclusive, or one of several shared slots. */
export type SaleMode = "exclusive" | "shared";

/**
 * A campaign's standing offer with everything its buyer brings along. Its criteria are not here:
 * candidates meet them.
 */
export interface Bidder {
  /** The campaign's number: small, dense, never reused. */
  readonly no: number;
  readonly campaignId: string;
  readonly accountId: string;
  readonly exclusiveBidCents: Cents | null;
  readonly sharedBidCents: Cents | null;
  readonly adjustments: readonly BidAdjustment[];
  /** 8,000–10,000: changes the rank, never the price paid. */
  readonly modifier: BasisPoints;
  /** Lower first; used by `priority` routing. */
  readonly priority: number;
  /** At least 1; used by `weighted` routing. */
  readonly weight: number;
  readonly limits: Limits;
  readonly sourceLimits: Limits;
  readonly pacing: "asap" | "even";
  readonly schedule: Schedule;
  readonly blockedSourceIds: ReadonlySet<string>;
  /**
   * How the buyer will contact the person; anything but e-mail alone needs consent that covers the
   * buyer.
   */
  readonly contactChannels: readonly ConsentChannel[];
  readonly buyerKind: BuyerKind;
  /** States in which the buyer's kind may buy. */
  readonly licensedStates: ReadonlySet<string>;
  /** Lower-cased, white space folded: as consent texts name it. */
  readonly sellerName: string;
  /** On the network's published buyer list. */
  readonly listedBuyer: boolean;
}

/**
 * What a campaign's owner wrote of it, but for its criteria: the rest of a bidder is its buyer's.
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

/** Fewest leads received in 90 days before declined returns count against a buyer. */
export const MODIFIER_MIN_LEADS = 20;
const LOWEST_MODIFIER: BasisPoints = 8_000;

/**
 * The bid modifier of a buyer: 1.00 less its declined returns ÷ leads received over 90 days, never
 * under 0.80; 1.00 under 20 leads.
 */
export function bidModifier(declinedReturns: number, leadsReceived: number): BasisPoints {
  if (leadsReceived < MODIFIER_MIN_LEADS) return WHOLE_BASIS_POINTS;
  return Math.max(
    LOWEST_MODIFIER,
    WHOLE_BASIS_POINTS - Math.round((WHOLE_BASIS_POINTS * declinedReturns) / leadsReceived),
  );
}

/**
 * The bid for this lead after its adjustments, which add up; null when the bidder does not bid for
 * the mode.
 */
export function bidFor(bidder: Bidder, mode: SaleMode, facts: LeadFacts, tier: Tier): Cents | null {
  return bidder.adjustments.length === 0
    ? bidAdjustedBy(bidder, mode, WHOLE_BASIS_POINTS)
    : bidAdjustedBy(bidder, mode, adjustedPercent(bidder.adjustments, facts, tier));
}

/**
 * The bid that is left where its adjustments come to so many basis points; null when the bidder
 * does not bid for the mode.
 */
export function bidAdjustedBy(
  bidder: Pick<Bidder, "exclusiveBidCents" | "sharedBidCents">,
  mode: SaleMode,
  percent: BasisPoints,
): Cents | null {
  const bid = mode === "exclusive" ? bidder.exclusiveBidCents : bidder.sharedBidCents;
  return bid === null || percent === WHOLE_BASIS_POINTS ? bid : shareOf(bid, Math.max(percent, 0));
}

/** What the adjustments make of a whole bid, in basis points. */
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
 * The most a campaign could bring, for ordering candidates before they are looked at: the exclusive
 * bid, or the shared bid in every slot, with the best adjustment of each kind. In cents × basis
 * points; exact up to 2^53.
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
 * Breaks ties so that no newcomer starves: a hash of lead and campaign, equal chances for each
 * campaign over many leads. 32-bit finaliser of two multiplications (the constants are those of
 * MurmurHash3's).
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
