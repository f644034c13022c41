// What somebody follows of open demand, and which orders meet it.
import type { EarningTerms } from "../distribution/auction-lead.ts";
import type { LeadSide } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";
import { bestPayout, takesAny } from "./open-order.ts";

/** A person follows at most so many. */
export const MOST_FOLLOWS = 20;

export interface FollowedDemand {
  /** USPS code; null is any. */
  readonly state: string | null;
  /** Null is any. */
  readonly side: LeadSide | null;
  /** What an order has to pay the follower at least; null is anything. */
  readonly leastCents: Cents | null;
}

/** An active order, as far as following goes. */
export interface FollowableOrder {
  readonly states: readonly string[];
  /** Null is any. */
  readonly sides: readonly LeadSide[] | null;
  /** Bids, null where there is none. */
  readonly bids: readonly (bigint | null)[];
  readonly blockedSourceIds: readonly string[];
}

export interface Follower {
  readonly terms: EarningTerms;
  readonly sourceIds: readonly string[];
}

/**
 * How many orders meet what is followed, and the most that one of them pays the follower; null
 * where none does.
 */
export function findFollowed(
  orders: readonly FollowableOrder[],
  follow: FollowedDemand,
  { terms, sourceIds }: Follower,
): { readonly count: number; readonly bestCents: Cents } | null {
  const payouts = orders
    .filter(
      ({ states, sides, blockedSourceIds }) =>
        (follow.state === null ? states.length > 0 : states.includes(follow.state)) &&
        (follow.side === null || sides === null || sides.includes(follow.side)) &&
        takesAny(sourceIds, blockedSourceIds),
    )
    .map(({ bids }) => bestPayout(bids, terms))
    .filter((payout) => follow.leastCents === null || payout >= follow.leastCents);
  const [first] = payouts;
  return first === undefined
    ? null
    : {
        count: payouts.length,
        bestCents: payouts.reduce((best, payout) => (payout > best ? payout : best), first),
      };
}

/** True where both follow the same orders. */
export function isSameFollow(a: FollowedDemand, b: FollowedDemand): boolean {
  return a.state === b.state && a.side === b.side && a.leastCents === b.leastCents;
}
