// Defines the lead that bidders see, the rules that decide it, and the explained decision.
import type { BasisPoints, Cents } from "../money/money.ts";
import type { ConsentRecord, LeadFacts } from "../lead/lead.ts";
import type { BuyReason, PostReason, Tier } from "../lead/vocabulary.ts";
import { sellerKey } from "../sellers/seller-name.ts";
import type { Bidder, SaleMode } from "./bidder.ts";
import type { Counters } from "./caps.ts";
import type { RankedBid } from "./price.ts";

/**
 * How the winner is chosen. `best_price` is the default; the network may set another per source.
 */
export const ROUTINGS = ["best_price", "priority", "weighted", "round_robin"] as const;
export type Routing = (typeof ROUTINGS)[number];

/**
 * What the affiliate earns from a sale: a share of the price, or a flat amount (never more than the
 * price).
 */
export type EarningTerms =
  | { readonly kind: "share"; readonly share: BasisPoints }
  | { readonly kind: "flat"; readonly cents: Cents };

/** What a consent allows, whenever it was given. */
export interface ConsentTerms extends Pick<ConsentRecord, "scope" | "channels"> {
  /** `sellerKey` of each named seller; empty unless scope is `named`. */
  readonly sellerKeys: readonly string[];
}

/** The terms of a consent record. */
export function consentTermsOf({ scope, sellers, channels }: ConsentRecord): ConsentTerms {
  return { scope, sellerKeys: sellers.map(sellerKey), channels };
}

/** A lead as the bidders see it, without contact data. */
export interface AuctionLead {
  readonly leadId: string;
  readonly facts: LeadFacts;
  readonly tier: Tier;
  readonly consent: ConsentTerms;
  /** When the consent was given, epoch milliseconds. */
  readonly consentAtMs: number;
  readonly sourceId: string;
  readonly allowsExclusive: boolean;
  /** Slots that may still be sold shared; 0 if the lead may not be shared. */
  readonly sharedSlots: number;
  readonly earningTerms: EarningTerms;
  /** The minimum that the affiliate must earn; see `reservePrice`. */
  readonly reserveExclusiveCents: Cents;
  readonly reserveSharedCents: Cents;
  readonly routing: Routing;
  /** Buyers that bought this contact before or have it in their exclusions. */
  readonly ownerAccountIds: ReadonlySet<string>;
  /** Numbers of the campaigns whose criteria match, the highest possible rank first. */
  readonly candidates: readonly number[];
  /** False if the criteria of more campaigns match than are listed. */
  readonly candidatesComplete: boolean;
}

/** What winners pay: their bid, or the lowest bid that would still have won. */
export const PRICE_RULES = ["first_price", "second_price"] as const;

export interface DistributionRules {
  readonly priceRule: (typeof PRICE_RULES)[number];
}

/** The state that a batch is decided on: bidders, their counters and their wallets. */
export interface BidderState {
  /** Undefined if the campaign is deleted or not active. */
  bidder(no: number): Bidder | undefined;
  counters(no: number): Counters;
  sourceCounters(no: number, sourceId: string): Counters;
  /** Whether the bidder's account can still spend the amount: balance plus credit less holds. */
  covers(bidder: Bidder, cents: bigint): boolean;
  /** Records a purchase, so that later leads of the batch see it. */
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
 * The result of one candidate: `won` in the mode sold, or the reason why not; with the last bid
 * considered.
 */
export interface DecisionLine {
  readonly campaignNo: number;
  readonly reason: BuyReason | "won";
  readonly mode: SaleMode;
  readonly bidCents: Cents;
  /** What a winner pays; null for all others. */
  readonly priceCents: Cents | null;
  /** The valid bid of a campaign that won or was outbid; null for a refused one. */
  readonly bid: RankedBid | null;
}

/** The terms by which valid bids are settled. */
export interface AuctionTerms {
  readonly routing: Routing;
  readonly priceRule: DistributionRules["priceRule"];
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /** The minimum price in each mode; null if not offered, or if its reserve can never be met. */
  readonly exclusiveFloorCents: Cents | null;
  readonly sharedFloorCents: Cents | null;
}

/** Why no campaign bought: a subset of the post reasons. */
export type UnsoldReason = Extract<PostReason, "no_buyer" | "below_reserve">;

export interface Decision {
  readonly leadId: string;
  readonly terms: AuctionTerms;
  /** As in the lead: accounts that could not buy because they already have the contact. */
  readonly ownerAccountIds: ReadonlySet<string>;
  readonly sales: readonly SaleDecision[];
  /** Null if the lead was sold. */
  readonly unsoldReason: UnsoldReason | null;
  /** Winners first, then outbid candidates, then those that could not buy. */
  readonly lines: readonly DecisionLine[];
  readonly candidatesComplete: boolean;
  /** Under the second-price rule: campaigns that set the winners' prices without winning. */
  readonly priceSetterNos: readonly number[];
  /**
   * The highest bids that were refused only because they were under the reserve, for the listing's
   * price; null if there were none.
   */
  readonly bestRefusedBidCents: Cents | null;
}
