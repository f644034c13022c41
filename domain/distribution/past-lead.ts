// Defines a lead that was decided in the past, as a replay decides it again.
import type { EligibleBids } from "./auction.ts";
import type { AuctionLead, AuctionTerms } from "./auction-lead.ts";
import type { FirstPriceRace } from "./first-price-race.ts";

/**
 * A lead as the bidders saw it, and when; `position` is its index among the leads decided at the
 * same moment.
 */
export interface PastLead {
  readonly auctionLead: Pick<
    AuctionLead,
    "leadId" | "facts" | "tier" | "consent" | "consentAtMs" | "sourceId" | "ownerAccountIds"
  >;
  /**
   * A small integer: leads with the same key are equal in all that `eligibilityRefusal` reads,
   * except the hour and the time of the consent; −1 if unknown.
   */
  readonly standingKey: number;
  /** `tieSeed` of its id. */
  readonly tieSeed: number;
  readonly atMs: number;
  readonly position: number;
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /**
   * The minimum price of each mode in cents; Infinity if it is not offered or its reserve can never
   * be met.
   */
  readonly exclusiveFloor: number;
  readonly sharedFloor: number;
  /** The full auction, if the decision was not simply that the highest bid won at its own price. */
  readonly inFull: FullAuction | null;
  /**
   * The highest exclusive rank among the others' bids, in cents × basis points; −1 for none. Used
   * if `inFull` is null.
   */
  readonly bestRank: number;
  /**
   * Whether there was any valid shared bid, possibly the replayed campaign's own. Used if `inFull`
   * is null.
   */
  readonly hasSharedBids: boolean;
  /** Enters the others' valid bids; used if `inFull` is null. */
  readonly enterRivals: (race: FirstPriceRace) => void;
}

/** The others' valid bids, and the terms by which they were settled. */
export interface FullAuction {
  readonly terms: AuctionTerms;
  readonly rivals: () => EligibleBids;
}
