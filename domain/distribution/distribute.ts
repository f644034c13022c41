// Deciding, for a batch of leads in arrival order, who buys what at which price. Integers only, no clock, no chance:
// the same batch on the same book always decides the same way.
import { type Cents, ZERO_CENTS } from "../money/money.ts";
import type { BuyReason } from "../lead/vocabulary.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak, tieSeed } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { roomRefusal, standingRefusal } from "./eligibility.ts";
import type { Book, Decision, DecisionLine, DistributionRules, Offer, SaleDecision } from "./offer.ts";
import { type RankedBid, exactRank, secondPriceExclusive, secondPricesShared } from "./price.ts";
import { reservePrice } from "./reserve.ts";

/**
 * Decides each offer in turn and records every purchase in `book`, so that a later offer of the batch meets what an
 * earlier one left. Returns one decision per offer, in order.
 */
export function distribute(batch: readonly Offer[], book: Book, rules: DistributionRules, atMs: number): Decision[] {
  return batch.map((offer) => {
    const decision = decideOffer(offer, book, rules, atMs);
    for (const sale of decision.sales) book.take(sale.campaignNo, offer.sourceId, sale.priceCents, atMs);
    return decision;
  });
}

/** Decides one offer without recording anything. */
export function decideOffer(offer: Offer, book: Book, rules: DistributionRules, atMs: number): Decision {
  const lines: DecisionLine[] = [];
  const bids = collectBids(offer, book, atMs, lines);
  const contenders = {
    exclusive: bids.exclusive.sort(compareFor(offer, book, atMs)),
    shared: onePerBuyer(bids.shared.sort(compareFor(offer, book, atMs))),
  };
  const sales = offer.routing === "best_price" ? bestPriceSales(offer, contenders, rules) : firstInLineSales(offer, contenders, book, atMs);
  const won = new Set(sales.map((sale) => sale.campaignNo));
  lines.unshift(...sales.map((sale): DecisionLine => ({ campaignNo: sale.campaignNo, reason: "won", mode: sale.mode, bidCents: sale.bidCents })));
  addOutbid(lines, bids, won);
  return {
    leadId: offer.leadId,
    sales,
    unsoldReason: sales.length > 0 ? null : bids.bestRefusedBidCents === null ? "no_buyer" : "below_reserve",
    lines,
    candidatesComplete: offer.candidatesComplete,
    priceSetterNos: rules.priceRule === "second_price" ? priceSetters(offer, contenders, won) : [],
    bestRefusedBidCents: bids.bestRefusedBidCents,
  };
}

/** A line for each bid that stood and lost; of a campaign that bid in both modes, for its exclusive one. */
function addOutbid(lines: DecisionLine[], { exclusive, shared }: CollectedBids, won: ReadonlySet<number>): void {
  const add = ({ bidder, bidCents }: RankedBid, mode: SaleMode): void => {
    if (!won.has(bidder.no)) lines.push({ campaignNo: bidder.no, reason: "outbid", mode, bidCents });
  };
  for (const bid of exclusive) add(bid, "exclusive");
  if (shared.length === 0) return;
  const told = new Set(exclusive.map(({ bidder }) => bidder.no));
  for (const bid of shared) if (!told.has(bid.bidder.no)) add(bid, "shared");
}

interface CollectedBids {
  readonly exclusive: RankedBid[];
  readonly shared: RankedBid[];
  readonly bestRefusedBidCents: Cents | null;
}

/** Every candidate's bids that may win; a candidate with none of them gets its line at once. */
function collectBids(offer: Offer, book: Book, atMs: number, lines: DecisionLine[]): CollectedBids {
  const exclusive: RankedBid[] = [];
  const shared: RankedBid[] = [];
  let bestRefused: Cents | null = null;
  const seed = tieSeed(offer.leadId);
  const modes = offeredModes(offer);
  for (const no of offer.candidates) {
    const bidder = book.bidder(no);
    if (bidder === undefined) continue;
    let standing: BuyReason | null | undefined;
    let refused: DecisionLine | null = null;
    let bidding = false;
    for (const { mode, floorCents } of modes) {
      const bidCents = bidFor(bidder, mode, offer.facts, offer.tier);
      if (bidCents === null) continue;
      standing ??= standingRefusal(bidder, offer, atMs);
      let reason: BuyReason | null = standing;
      if (reason === null && (floorCents === null || bidCents < floorCents)) {
        reason = "below_reserve";
        if (bestRefused === null || bidCents > bestRefused) bestRefused = bidCents;
      }
      reason ??= roomRefusal(bidder, offer, bidCents, book, atMs);
      if (reason === null) {
        bidding = true;
        const bid = { bidder, bidCents, roundRank: Number(bidCents) * bidder.modifier, tie: tieBreak(seed, no) };
        (mode === "exclusive" ? exclusive : shared).push(bid);
      } else refused ??= { campaignNo: no, reason, mode, bidCents };
    }
    if (!bidding && refused !== null) lines.push(refused);
  }
  return { exclusive, shared, bestRefusedBidCents: bestRefused };
}

function offeredModes(offer: Offer): { mode: SaleMode; floorCents: Cents | null }[] {
  const modes: { mode: SaleMode; floorCents: Cents | null }[] = [];
  if (offer.allowsExclusive) modes.push({ mode: "exclusive", floorCents: reservePrice(offer.reserveExclusiveCents, offer.earningTerms) });
  if (offer.sharedSlots > 0) modes.push({ mode: "shared", floorCents: reservePrice(offer.reserveSharedCents, offer.earningTerms) });
  return modes;
}

interface Contenders {
  readonly exclusive: readonly RankedBid[];
  readonly shared: readonly RankedBid[];
}

/** The choice that brings most: the best exclusive rank, or the sum of the best shared ranks; an exact tie goes to exclusive. */
function bestPriceSales(offer: Offer, { exclusive, shared }: Contenders, rules: DistributionRules): SaleDecision[] {
  const best = exclusive[0];
  const slots = shared.slice(0, offer.sharedSlots);
  const sharedRank = slots.reduce((sum, bid) => sum + exactRank(bid), 0n);
  if (best === undefined && slots.length === 0) return [];
  if (best !== undefined && exactRank(best) >= sharedRank) {
    const floor = reservePrice(offer.reserveExclusiveCents, offer.earningTerms) ?? ZERO_CENTS;
    const price = rules.priceRule === "first_price" ? best.bidCents : secondPriceExclusive(best, rankOrNothing(exclusive[1]), sharedRank, floor);
    return [saleOf(best, "exclusive", price)];
  }
  const floor = reservePrice(offer.reserveSharedCents, offer.earningTerms) ?? ZERO_CENTS;
  const prices =
    rules.priceRule === "first_price" ? slots.map((bid) => bid.bidCents)
    : secondPricesShared(slots, rankOrNothing(shared[offer.sharedSlots]), rankOrNothing(best), floor);
  return slots.map((bid, index) => saleOf(bid, "shared", prices[index] ?? bid.bidCents));
}

function rankOrNothing(bid: RankedBid | undefined): bigint {
  return bid === undefined ? 0n : exactRank(bid);
}

/** The bids that a second price may have been measured by: the best of each mode and the next below the winners. */
function priceSetters(offer: Offer, { exclusive, shared }: Contenders, won: ReadonlySet<number>): number[] {
  const near = [...exclusive.slice(0, 2), ...shared.slice(0, offer.sharedSlots + 1)].map((bid) => bid.bidder.no);
  return [...new Set(near)].filter((no) => !won.has(no));
}

/** The operator's own order: the first in line decides the mode, shared slots go down the line. Everyone pays its bid. */
function firstInLineSales(offer: Offer, { exclusive, shared }: Contenders, book: Book, atMs: number): SaleDecision[] {
  const best = exclusive[0];
  const first = shared[0];
  if (best !== undefined && (first === undefined || compareFor(offer, book, atMs)(best, first) <= 0)) return [saleOf(best, "exclusive", best.bidCents)];
  return shared.slice(0, offer.sharedSlots).map((bid) => saleOf(bid, "shared", bid.bidCents));
}

function saleOf(bid: RankedBid, mode: SaleMode, priceCents: Cents): SaleDecision {
  const { no, campaignId, accountId } = bid.bidder;
  return { campaignNo: no, campaignId, accountId, mode, bidCents: bid.bidCents, priceCents };
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

/** Who comes first under the offer's routing; equals are ordered by rank, then by the hash of lead and campaign. */
function compareFor(offer: Offer, book: Book, atMs: number): (a: RankedBid, b: RankedBid) => number {
  const byRank = (a: RankedBid, b: RankedBid): number => b.roundRank - a.roundRank || compareExactly(a, b);
  if (offer.routing === "best_price") return byRank;
  if (offer.routing === "priority") return (a, b) => a.bidder.priority - b.bidder.priority || byRank(a, b);
  const takenToday = (bidder: Bidder): number => {
    const { day } = book.counters(bidder.no);
    return day.startMs === localMoment(bidder.schedule.timeZone, atMs).starts.day ? day.leads : 0;
  };
  const weightOf = (bidder: Bidder): number => (offer.routing === "weighted" ? bidder.weight : 1);
  return (a, b) => takenToday(a.bidder) * weightOf(b.bidder) - takenToday(b.bidder) * weightOf(a.bidder) || a.tie - b.tie;
}
