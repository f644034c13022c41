// What is put before the bidders, the rules it is decided by, and the explained decision that comes
// out.
import type { BasisPoints, Cents } from "../money/money.ts";
import type { ConsentRecord, LeadFacts } from "../lead/lead.ts";
import type { BuyReason, PostReason, Tier } from "../lead/vocabulary.ts";
import type { Bidder, SaleMode } from "./bidder.ts";
import type { Counters } from "./caps.ts";
import type { RankedBid } from "./price.ts";

/**
 * How the winner is found. `best_price` is the default; the operator may set another per source.
 */
export const ROUTINGS = ["best_price", "priority", "weighted", "round_robin"] as const;
export type Routing = (typeof ROUTINGS)[number];

/**
 * What the affiliate earns of a sale: a share of the price, or a flat amount (never more than the
 * price).
 */
export type EarningTerms =
  | { readonly kind: "share"; readonly share: BasisPoints }
  | { readonly kind: "flat"; readonly cents: Cents };

/** A lead as the bidders meet it, without contact data. */
export interface AuctionLead {
  readonly leadId: string;
  readonly facts: LeadFacts;
  readonly tier: Tier;
  readonly consent: Pick<ConsentRecord, "scope" | "sellers" | "channels">;
  readonly sourceId: string;
  readonly allowsExclusive: boolean;
  /** Slots that may still be sold shared; 0 where the lead may not be shared. */
  readonly sharedSlots: number;
  readonly earningTerms: EarningTerms;
  /** The least the affiliate must earn; see `reservePrice`. */
  readonly reserveExclusiveCents: Cents;
  readonly reserveSharedCents: Cents;
  readonly routing: Routing;
  /** Buyers that bought or uploaded this person before. */
  readonly ownerAccountIds: ReadonlySet<string>;
  /** Numbers of the campaigns whose criteria hold, the highest possible rank first. */
  readonly candidates: readonly number[];
  /** False when more campaigns' criteria hold than are listed. */
  readonly candidatesComplete: boolean;
}

/** What winners pay: their bid, or the least that would still have won. */
export const PRICE_RULES = ["first_price", "second_price"] as const;

export interface DistributionRules {
  readonly priceRule: (typeof PRICE_RULES)[number];
}

/** What a batch is decided on: bidders, their counters and their wallets. */
export interface BidderState {
  /** Undefined when the campaign is gone or not active. */
  bidder(no: number): Bidder | undefined;
  counters(no: number): Counters;
  sourceCounters(no: number, sourceId: string): Counters;
  /** Whether the bidder's account may still spend so much: balance plus credit less holds. */
  covers(bidder: Bidder, cents: bigint): boolean;
  /** Records a purchase, so that the rest of the batch sees it. */
  take(no: number, sourceId: string, priceCents: Cents, atMs: number): void;
}

/** One sale that the decision makes. */
export interface SaleDecision {
  readonly campaignNo: number;
  readonly campaignId: string;
  readonly accountId: string;
  readonly mode: SaleMode;
  readonly bidCents: Cents;
  readonly priceCents: Cents;
}

/**
 * What became of one candidate. `won` in the mode sold, or the reason why not; the bid is the one
 * looked at last.
 */
export interface DecisionLine {
  readonly campaignNo: number;
  readonly reason: BuyReason | "won";
  readonly mode: SaleMode;
  readonly bidCents: Cents;
  /** What a winner pays; null of everyone else. */
  readonly priceCents: Cents | null;
  /** The bid that stood, of a campaign that won or was outbid; null of one that was refused. */
  readonly bid: RankedBid | null;
}

/** What bids that stand are settled by. */
export interface AuctionTerms {
  readonly routing: Routing;
  readonly priceRule: DistributionRules["priceRule"];
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /**
   * The least price in each mode; null where it is not offered, or where its reserve can never be
   * met.
   */
  readonly exclusiveFloorCents: Cents | null;
  readonly sharedFloorCents: Cents | null;
}

/** Why no campaign bought: a closed part of the post reasons. */
export type UnsoldReason = Extract<PostReason, "no_buyer" | "below_reserve">;

export interface Decision {
  readonly leadId: string;
  readonly terms: AuctionTerms;
  /** As the offer named them: who could not buy because it has the person. */
  readonly ownerAccountIds: ReadonlySet<string>;
  readonly sales: readonly SaleDecision[];
  /** Null when something was sold. */
  readonly unsoldReason: UnsoldReason | null;
  /** Winners first, then who was outbid, then who could not buy. */
  readonly lines: readonly DecisionLine[];
  readonly candidatesComplete: boolean;
  /** Under the second-price rule, who set the winners' prices without winning. */
  readonly priceSetterNos: readonly number[];
  /**
   * The highest bids that were refused only because they were under the reserve, for the listing's
   * price; null when none was.
   */
  readonly bestRefusedBidCents: Cents | null;
}
