// Decides, for a batch of leads in arrival order, who buys what at which price. Integers only, no
// clock, no randomness: the same batch on the same bidder state is always decided the same way.
import type { Cents } from "../money/money.ts";
import type { BuyReason } from "../lead/vocabulary.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak, tieSeed } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type EligibleBids, priceSetters, rankBids, runAuction } from "./auction.ts";
import { capacityRefusal, eligibilityRefusal } from "./eligibility.ts";
import type {
  BidderState,
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
 * Decides each lead in turn and records every purchase in the bidder state, so that later leads of
 * the batch see what earlier ones left. Returns one decision per lead, in order.
 */
export function distribute(
  batch: readonly AuctionLead[],
  bidderState: BidderState,
  rules: DistributionRules,
  atMs: number,
): Decision[] {
  return batch.map((auctionLead) => {
    const decision = decideAuction(auctionLead, bidderState, rules, atMs);
    for (const sale of decision.sales)
      bidderState.take(sale.campaignNo, auctionLead.sourceId, sale.priceCents, atMs);
    return decision;
  });
}

/** Decides one lead without recording anything. */
export function decideAuction(
  auctionLead: AuctionLead,
  bidderState: BidderState,
  rules: DistributionRules,
  atMs: number,
): Decision {
  const terms = termsOf(auctionLead, rules);
  const bids: EligibleBids = { exclusive: [], shared: [] };
  const { refused, bestRefusedBidCents } = collectBids(auctionLead, terms, bidderState, atMs, bids);
  const contenders = rankBids(terms, bids);
  const sales = runAuction(terms, contenders);
  const won = new Set(sales.map((sale) => sale.campaignNo));
  return {
    leadId: auctionLead.leadId,
    terms,
    ownerAccountIds: auctionLead.ownerAccountIds,
    sales,
    unsoldReason:
      sales.length > 0 ? null : bestRefusedBidCents === null ? "no_buyer" : "below_reserve",
    lines: [...eligibleLines(bids, sales, won), ...refused],
    candidatesComplete: auctionLead.candidatesComplete,
    priceSetterNos: rules.priceRule === "second_price" ? priceSetters(terms, contenders, won) : [],
    bestRefusedBidCents,
  };
}

function termsOf(auctionLead: AuctionLead, { priceRule }: DistributionRules): AuctionTerms {
  return {
    routing: auctionLead.routing,
    priceRule,
    allowsExclusive: auctionLead.allowsExclusive,
    sharedSlots: auctionLead.sharedSlots,
    exclusiveFloorCents: auctionLead.allowsExclusive
      ? reservePrice(auctionLead.reserveExclusiveCents, auctionLead.earningTerms)
      : null,
    sharedFloorCents:
      auctionLead.sharedSlots > 0
        ? reservePrice(auctionLead.reserveSharedCents, auctionLead.earningTerms)
        : null,
  };
}

/**
 * Winners first, then a line for each valid bid that lost; for a campaign that bid in both modes,
 * its exclusive bid.
 */
function eligibleLines(
  { exclusive, shared }: EligibleBids,
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

/** Adds every candidate's valid bids to `bids`; a candidate without one gets its line. */
function collectBids(
  auctionLead: AuctionLead,
  terms: AuctionTerms,
  bidderState: BidderState,
  atMs: number,
  bids: EligibleBids,
): RefusedBids {
  const lines: DecisionLine[] = [];
  let bestRefused: Cents | null = null;
  const seed = tieSeed(auctionLead.leadId);
  const modes = offeredModes(terms);
  for (const no of auctionLead.candidates) {
    const bidder = bidderState.bidder(no);
    if (bidder === undefined) continue;
    let standing: BuyReason | null | undefined;
    let refused: DecisionLine | null = null;
    let stood: RankedBid | null = null;
    for (const { mode, floorCents } of modes) {
      const bidCents = bidFor(bidder, mode, auctionLead.facts, auctionLead.tier);
      if (bidCents === null) continue;
      standing ??= eligibilityRefusal(bidder, auctionLead, atMs);
      let reason: BuyReason | null = standing;
      if (reason === null && (floorCents === null || bidCents < floorCents)) {
        reason = "below_reserve";
        if (bestRefused === null || bidCents > bestRefused) bestRefused = bidCents;
      }
      reason ??= capacityRefusal(bidder, auctionLead, bidCents, bidderState, atMs);
      if (reason === null) {
        const bid: RankedBid = {
          bidder,
          bidCents,
          roundRank: Number(bidCents) * bidder.modifier,
          tie: tieBreak(seed, no),
          boughtToday: boughtToday(terms.routing, bidder, bidderState, atMs),
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

/** The count that rotating routings use; 0 under the others. */
export function boughtToday(
  routing: Routing,
  bidder: Bidder,
  bidderState: Pick<BidderState, "counters">,
  atMs: number,
): number {
  if (routing === "best_price" || routing === "priority") return 0;
  const { day } = bidderState.counters(bidder.no);
  return day.startMs === localMoment(bidder.schedule.timeZone, atMs).starts.day ? day.leads : 0;
}

/**
 * The modes in which a lead is offered, exclusive first, each with the minimum price; null if its
 * reserve can never be met.
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
