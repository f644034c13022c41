// Deciding, for a batch of leads in arrival order, who buys what at which price. Integers only, no
// clock, no chance: the same batch on the same book always decides the same way.
import type { Cents } from "../money/money.ts";
import type { BuyReason } from "../lead/vocabulary.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak, tieSeed } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type StandingBids, priceSetters, rankBids, runAuction } from "./auction.ts";
import { roomRefusal, standingRefusal } from "./eligibility.ts";
import type {
  Book,
  AuctionTerms,
  Decision,
  DecisionLine,
  DistributionRules,
  AuctionLead,
  Routing,
} from "./auction-lead.ts";
import type { RankedBid } from "./price.ts";
import { reservePrice } from "./reserve.ts";

/**
 * Decides each offer in turn and records every purchase in `book`, so that a later offer of the
 * batch meets what an earlier one left. Returns one decision per offer, in order.
 */
export function distribute(
  batch: readonly AuctionLead[],
  book: Book,
  rules: DistributionRules,
  atMs: number,
): Decision[] {
  return batch.map((offer) => {
    const decision = decideAuction(offer, book, rules, atMs);
    for (const sale of decision.sales)
      book.take(sale.campaignNo, offer.sourceId, sale.priceCents, atMs);
    return decision;
  });
}

/** Decides one offer without recording anything. */
export function decideAuction(
  offer: AuctionLead,
  book: Book,
  rules: DistributionRules,
  atMs: number,
): Decision {
  const terms = termsOf(offer, rules);
  const bids: StandingBids = { exclusive: [], shared: [] };
  const { refused, bestRefusedBidCents } = collectBids(offer, terms, book, atMs, bids);
  const contenders = rankBids(terms, bids);
  const sales = runAuction(terms, contenders);
  const won = new Set(sales.map((sale) => sale.campaignNo));
  return {
    leadId: offer.leadId,
    terms,
    ownerAccountIds: offer.ownerAccountIds,
    sales,
    unsoldReason:
      sales.length > 0 ? null : bestRefusedBidCents === null ? "no_buyer" : "below_reserve",
    lines: [...standingLines(bids, sales, won), ...refused],
    candidatesComplete: offer.candidatesComplete,
    priceSetterNos: rules.priceRule === "second_price" ? priceSetters(terms, contenders, won) : [],
    bestRefusedBidCents,
  };
}

function termsOf(offer: AuctionLead, { priceRule }: DistributionRules): AuctionTerms {
  return {
    routing: offer.routing,
    priceRule,
    allowsExclusive: offer.allowsExclusive,
    sharedSlots: offer.sharedSlots,
    exclusiveFloorCents: offer.allowsExclusive
      ? reservePrice(offer.reserveExclusiveCents, offer.earningTerms)
      : null,
    sharedFloorCents:
      offer.sharedSlots > 0 ? reservePrice(offer.reserveSharedCents, offer.earningTerms) : null,
  };
}

/**
 * Winners first, then a line for each bid that stood and lost; of a campaign that bid in both
 * modes, for its exclusive one.
 */
function standingLines(
  { exclusive, shared }: StandingBids,
  sales: Decision["sales"],
  won: ReadonlySet<number>,
): DecisionLine[] {
  const winners = sales.flatMap((sale): DecisionLine[] => {
    const bid = (sale.mode === "exclusive" ? exclusive : shared).find(
      ({ bidder }) => bidder.no === sale.campaignNo,
    );
    return bid === undefined
      ? []
      : [
          {
            campaignNo: sale.campaignNo,
            reason: "won",
            mode: sale.mode,
            bidCents: sale.bidCents,
            priceCents: sale.priceCents,
            bid,
          },
        ];
  });
  const outbid: DecisionLine[] = [];
  const add = (bid: RankedBid, mode: SaleMode): void => {
    if (!won.has(bid.bidder.no))
      outbid.push({
        campaignNo: bid.bidder.no,
        reason: "outbid",
        mode,
        bidCents: bid.bidCents,
        priceCents: null,
        bid,
      });
  };
  for (const bid of exclusive) add(bid, "exclusive");
  for (const bid of shared) if (bid.other === null) add(bid, "shared");
  return [...winners, ...outbid];
}

interface RefusedBids {
  readonly refused: readonly DecisionLine[];
  readonly bestRefusedBidCents: Cents | null;
}

/**
 * Puts every candidate's bids that may win into `bids`; a candidate with none of them gets its
 * line.
 */
function collectBids(
  offer: AuctionLead,
  terms: AuctionTerms,
  book: Book,
  atMs: number,
  bids: StandingBids,
): RefusedBids {
  const lines: DecisionLine[] = [];
  let bestRefused: Cents | null = null;
  const seed = tieSeed(offer.leadId);
  const modes = offeredModes(terms);
  for (const no of offer.candidates) {
    const bidder = book.bidder(no);
    if (bidder === undefined) continue;
    let standing: BuyReason | null | undefined;
    let refused: DecisionLine | null = null;
    let stood: RankedBid | null = null;
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
        const bid: RankedBid = {
          bidder,
          bidCents,
          roundRank: Number(bidCents) * bidder.modifier,
          tie: tieBreak(seed, no),
          takenToday: takenToday(terms.routing, bidder, book, atMs),
          other: stood,
        };
        if (stood !== null) stood.other = bid;
        stood = bid;
        bids[mode].push(bid);
      } else refused ??= { campaignNo: no, reason, mode, bidCents, priceCents: null, bid: null };
    }
    if (stood === null && refused !== null) lines.push(refused);
  }
  return { refused: lines, bestRefusedBidCents: bestRefused };
}

/** What routings that take turns go by; 0 under the others. */
export function takenToday(
  routing: Routing,
  bidder: Bidder,
  book: Pick<Book, "counters">,
  atMs: number,
): number {
  if (routing === "best_price" || routing === "priority") return 0;
  const { day } = book.counters(bidder.no);
  return day.startMs === localMoment(bidder.schedule.timeZone, atMs).starts.day ? day.leads : 0;
}

/**
 * The modes a lead is offered in, the exclusive one first, each with the least price; null where
 * its reserve can never be met.
 */
function offeredModes(
  terms: AuctionTerms,
): { readonly mode: SaleMode; readonly floorCents: Cents | null }[] {
  const modes: { mode: SaleMode; floorCents: Cents | null }[] = [];
  if (terms.allowsExclusive)
    modes.push({ mode: "exclusive", floorCents: terms.exclusiveFloorCents });
  if (terms.sharedSlots > 0) modes.push({ mode: "shared", floorCents: terms.sharedFloorCents });
  return modes;
}
