// Defines a follow of open demand, and finds the campaigns that match it.
import type { EarningTerms } from "../distribution/auction-lead.ts";
import type { LeadSide, Tier } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";
import { bestPayout, takesAny } from "./open-order.ts";

/** The most follows of one person. */
export const MOST_FOLLOWS = 20;

export interface FollowedDemand {
  /** USPS code; null means any. */
  readonly state: string | null;
  /** Null means any. */
  readonly side: LeadSide | null;
  /** The least that a campaign has to pay the follower; null means any amount. */
  readonly leastCents: Cents | null;
}

/** An active campaign, with the facts that follows compare. */
export interface FollowableOrder {
  readonly states: readonly string[];
  /** Null means any. */
  readonly sides: readonly LeadSide[] | null;
  /** Null means any. */
  readonly tiers: readonly Tier[] | null;
  /** Bids by mode; null for no bid. */
  readonly bids: readonly (bigint | null)[];
  readonly blockedSourceIds: readonly string[];
}

export interface Follower {
  /** The ways in which it may earn from leads of these sides and tiers. */
  readonly earningsFrom: (leads: {
    readonly sides: readonly LeadSide[] | null;
    readonly tiers: readonly Tier[] | null;
  }) => readonly EarningTerms[];
  readonly sourceIds: readonly string[];
}

/**
 * How many campaigns match the follow, and the most that one of them pays the follower; null if
 * none matches.
 */
export function findFollowed(
  orders: readonly FollowableOrder[],
  follow: FollowedDemand,
  { earningsFrom, sourceIds }: Follower,
): { readonly count: number; readonly bestCents: Cents } | null {
  const payouts = orders
    .filter(
      ({ states, sides, blockedSourceIds }) =>
        (follow.state === null ? states.length > 0 : states.includes(follow.state)) &&
        (follow.side === null || sides === null || sides.includes(follow.side)) &&
        takesAny(sourceIds, blockedSourceIds),
    )
    .map(({ bids, sides, tiers }) =>
      bestPayout(
        bids,
        earningsFrom({ sides: follow.side === null ? sides : [follow.side], tiers }),
      ),
    )
    .filter((payout) => follow.leastCents === null || payout >= follow.leastCents);
  const [first] = payouts;
  return first === undefined
    ? null
    : {
        count: payouts.length,
        bestCents: payouts.reduce((best, payout) => (payout > best ? payout : best), first),
      };
}

/** True if both follow the same demand. */
export function isSameFollow(a: FollowedDemand, b: FollowedDemand): boolean {
  return a.state === b.state && a.side === b.side && a.leastCents === b.leastCents;
}
