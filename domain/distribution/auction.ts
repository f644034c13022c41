// Settles the valid bids for a lead: who wins and at which price. The same code decides and
// replays.
import { type Cents, ZERO_CENTS } from "../money/money.ts";
import type { SaleMode } from "./bidder.ts";
import type { AuctionTerms, SaleDecision } from "./auction-lead.ts";
import { type RankedBid, exactRank, secondPriceExclusive, secondPricesShared } from "./price.ts";

/** The bids that can win, in any order. */
export interface EligibleBids {
  readonly exclusive: RankedBid[];
  readonly shared: RankedBid[];
}

/** The bids in winning order; only the best of each buyer's shared bids. */
export interface Contenders {
  readonly exclusive: readonly RankedBid[];
  readonly shared: readonly RankedBid[];
}

/** Sorts the bids by the lead's routing; sorts the given lists in place. */
export function rankBids(terms: AuctionTerms, bids: EligibleBids): Contenders {
  const compare = compareFor(terms);
  return {
    exclusive: bids.exclusive.sort(compare),
    shared: onePerBuyer(bids.shared.sort(compare)),
  };
}

/** The sales that result from the ranked bids; empty without bids. */
export function runAuction(terms: AuctionTerms, contenders: Contenders): SaleDecision[] {
  return terms.routing === "best_price"
    ? bestPriceSales(terms, contenders)
    : firstInLineSales(terms, contenders);
}

/**
 * The most valuable choice: the best exclusive rank, or the sum of the best shared ranks; exclusive
 * wins an exact tie.
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
 * The network's own order: the first bid decides the mode, and shared slots go to the next bids in
 * order. Every winner pays its bid.
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
 * The bids that may have set a second price: the best of each mode and the next one below the
 * winners.
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

/** A buyer gets at most one slot of a lead, for its best campaign. */
function onePerBuyer(bids: readonly RankedBid[]): RankedBid[] {
  const seen = new Set<string>();
  return bids.filter(({ bidder }) => !seen.has(bidder.accountId) && seen.add(bidder.accountId));
}

function compareExactly(a: RankedBid, b: RankedBid): number {
  const [one, other] = [exactRank(a), exactRank(b)];
  return one === other ? a.tie - b.tie : one > other ? -1 : 1;
}

/**
 * Compares bids by the lead's routing; equal ones by rank, then by the hash of lead and campaign.
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
