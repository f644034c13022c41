// Who wins of the bids that stand for a lead, and at what price: the one way to settle it, when it
// is decided and when it is replayed.
import { type Cents, ZERO_CENTS } from "../money/money.ts";
import type { SaleMode } from "./bidder.ts";
import type { AuctionTerms, SaleDecision } from "./auction-lead.ts";
import { type RankedBid, exactRank, secondPriceExclusive, secondPricesShared } from "./price.ts";

/** The bids that may win, in any order. */
export interface EligibleBids {
  readonly exclusive: RankedBid[];
  readonly shared: RankedBid[];
}

/** The bids in the order in which they win; of a buyer's shared bids only the best. */
export interface Contenders {
  readonly exclusive: readonly RankedBid[];
  readonly shared: readonly RankedBid[];
}

/** Puts the bids in the order of the offer's routing; sorts the lists it is given. */
export function rankBids(terms: AuctionTerms, bids: EligibleBids): Contenders {
  const compare = compareFor(terms);
  return {
    exclusive: bids.exclusive.sort(compare),
    shared: onePerBuyer(bids.shared.sort(compare)),
  };
}

/** The sales that the ranked bids come to; none where nothing stands. */
export function runAuction(terms: AuctionTerms, contenders: Contenders): SaleDecision[] {
  return terms.routing === "best_price"
    ? bestPriceSales(terms, contenders)
    : firstInLineSales(terms, contenders);
}

/**
 * The choice that brings most: the best exclusive rank, or the sum of the best shared ranks; an
 * exact tie goes to exclusive.
 */
function bestPriceSales(terms: AuctionTerms, { exclusive, shared }: Contenders): SaleDecision[] {
  const best = exclusive[0];
  const slots = shared.slice(0, terms.sharedSlots);
  const sharedRank = slots.reduce((sum, bid) => sum + exactRank(bid), 0n);
  if (best === undefined && slots.length === 0) return [];
  if (best !== undefined && exactRank(best) >= sharedRank) {
    const floor = terms.exclusiveFloorCents ?? ZERO_CENTS;
    return [
      saleOf(
        best,
        "exclusive",
        terms.priceRule === "first_price"
          ? best.bidCents
          : secondPriceExclusive(best, rankOrNothing(exclusive[1]), sharedRank, floor),
      ),
    ];
  }
  const prices =
    terms.priceRule === "first_price"
      ? slots.map((bid) => bid.bidCents)
      : secondPricesShared(
          slots,
          rankOrNothing(shared[terms.sharedSlots]),
          rankOrNothing(best),
          terms.sharedFloorCents ?? ZERO_CENTS,
        );
  return slots.map((bid, index) => saleOf(bid, "shared", prices[index] ?? bid.bidCents));
}

/**
 * The operator's own order: the first in line decides the mode, shared slots go down the line.
 * Everyone pays its bid.
 */
function firstInLineSales(terms: AuctionTerms, { exclusive, shared }: Contenders): SaleDecision[] {
  const best = exclusive[0];
  const first = shared[0];
  if (best !== undefined && (first === undefined || compareFor(terms)(best, first) <= 0))
    return [saleOf(best, "exclusive", best.bidCents)];
  return shared.slice(0, terms.sharedSlots).map((bid) => saleOf(bid, "shared", bid.bidCents));
}

function rankOrNothing(bid: RankedBid | undefined): bigint {
  return bid === undefined ? 0n : exactRank(bid);
}

function saleOf(bid: RankedBid, mode: SaleMode, priceCents: Cents): SaleDecision {
  const { no, campaignId, accountId } = bid.bidder;
  return { campaignNo: no, campaignId, accountId, mode, bidCents: bid.bidCents, priceCents };
}

/**
 * The bids that a second price may have been measured by: the best of each mode and the next below
 * the winners.
 */
export function priceSetters(
  { sharedSlots }: AuctionTerms,
  { exclusive, shared }: Contenders,
  won: ReadonlySet<number>,
): number[] {
  const near = [...exclusive.slice(0, 2), ...shared.slice(0, sharedSlots + 1)].map(
    (bid) => bid.bidder.no,
  );
  return [...new Set(near)].filter((no) => !won.has(no));
}

/** A buyer holds one slot of a lead at most: its best campaign's. */
function onePerBuyer(bids: readonly RankedBid[]): RankedBid[] {
  const seen = new Set<string>();
  return bids.filter(({ bidder }) => !seen.has(bidder.accountId) && seen.add(bidder.accountId));
}

function compareExactly(a: RankedBid, b: RankedBid): number {
  const [one, other] = [exactRank(a), exactRank(b)];
  return one === other ? a.tie - b.tie : one > other ? -1 : 1;
}

/**
 * Who comes first under the offer's routing; equals are ordered by rank, then by the hash of lead
 * and campaign.
 */
function compareFor({ routing }: AuctionTerms): (a: RankedBid, b: RankedBid) => number {
  const byRank = (a: RankedBid, b: RankedBid): number =>
    b.roundRank - a.roundRank || compareExactly(a, b);
  if (routing === "best_price") return byRank;
  if (routing === "priority")
    return (a, b) => a.bidder.priority - b.bidder.priority || byRank(a, b);
  const weightOf = (bid: RankedBid): number => (routing === "weighted" ? bid.bidder.weight : 1);
  return (a, b) => a.boughtToday * weightOf(b) - b.boughtToday * weightOf(a) || a.tie - b.tie;
}
