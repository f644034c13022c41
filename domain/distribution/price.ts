// Computes what winners pay: their bids, or under the second-price rule the lowest bid that would
// still have won.
import type { Cents } from "../money/money.ts";
import { type Bidder, bidReaching, rankOf } from "./bidder.ts";

/** The members of a bidder that decide between valid bids. */
export type RankedBidder = Pick<
  Bidder,
  "no" | "campaignId" | "accountId" | "modifier" | "priority" | "weight"
>;

/** An eligible bid. */
export interface RankedBid {
  readonly bidder: RankedBidder;
  readonly bidCents: Cents;
  /**
   * The rank as a number, rounded above 2⁵³: two different ones are in the ranks' order, and much
   * cheaper to compare.
   */
  readonly roundRank: number;
  readonly tie: number;
  /** Leads that its campaign has taken today under a rotating routing; otherwise 0. */
  readonly boughtToday: number;
  /** The same campaign's bid in the other mode, if both are valid. */
  other: RankedBid | null;
}

/** The bid's rank in cents × basis points. */
export function exactRank({ bidCents, bidder }: Pick<RankedBid, "bidCents" | "bidder">): bigint {
  return rankOf(bidCents, bidder.modifier);
}

/**
 * The exclusive winner's second price: the larger of the reserve price and the price that reaches
 * the better of the next exclusive rank and the shared alternative's rank, rounded up to the cent,
 * at most its bid.
 */
export function secondPriceExclusive(
  winner: RankedBid,
  nextRank: bigint,
  sharedRank: bigint,
  reservePriceCents: Cents,
): Cents {
  const rival = nextRank > sharedRank ? nextRank : sharedRank;
  return atMost(
    winner.bidCents,
    larger(reservePriceCents, bidReaching(rival, winner.bidder.modifier)),
  );
}

/**
 * The shared winners' second prices. Each pays max(reserve, the next shared bid, the exclusive rank
 * less the other winners' ranks), in rank units ÷ its modifier, rounded up, at most its bid. If the
 * prices together then fall below the losing exclusive rank, they are raised by one common factor,
 * each at most to its bid, until they reach it.
 */
export function secondPricesShared(
  winners: readonly RankedBid[],
  nextRank: bigint,
  exclusiveRank: bigint,
  reservePriceCents: Cents,
): Cents[] {
  const total = winners.reduce((sum, winner) => sum + exactRank(winner), 0n);
  const prices = winners.map((winner) => {
    const othersGap = exclusiveRank - (total - exactRank(winner));
    const rival = nextRank > othersGap ? nextRank : othersGap;
    return atMost(
      winner.bidCents,
      larger(reservePriceCents, rival > 0n ? bidReaching(rival, winner.bidder.modifier) : 0n),
    );
  });
  return raiseTo(winners, prices, exclusiveRank);
}

/**
 * Raises prices by a common factor until their ranks sum to `target`; a price that reaches its bid
 * stays there while the others rise.
 */
function raiseTo(winners: readonly RankedBid[], start: readonly Cents[], target: bigint): Cents[] {
  const prices = [...start];
  for (let round = 0; round < winners.length; round += 1) {
    const open = winners.flatMap((winner, index) =>
      (prices[index] ?? 0n) < winner.bidCents ? [{ winner, index }] : [],
    );
    const rankAt = (index: number): bigint =>
      rankOf(prices[index] ?? 0n, winners[index]?.bidder.modifier ?? 0);
    const sum = prices.reduce((total, _, index) => total + rankAt(index), 0n);
    const openSum = open.reduce((total, { index }) => total + rankAt(index), 0n);
    if (sum >= target || openSum === 0n) break;
    const wanted = target - (sum - openSum);
    for (const { winner, index } of open) {
      const price = prices[index] ?? 0n;
      prices[index] = atMost(winner.bidCents, (price * wanted + openSum - 1n) / openSum);
    }
  }
  return prices;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function atMost(limit: Cents, amount: bigint): Cents {
  return amount > limit ? limit : (amount as Cents);
}
