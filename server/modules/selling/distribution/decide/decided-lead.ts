// Derives what a decided arrival produces: the lead's outcome, its sales with their split, its
// listing.
import { type LeadOutcome, outcomeOf } from "../../../../../domain/distribution/answer.ts";
import {
  type ListedPrice,
  askingPrices,
  listedPrice,
  nextStepAfter,
} from "../../../../../domain/distribution/listing.ts";
import type {
  Decision,
  AuctionLead,
  EarningTerms,
  SaleDecision,
} from "../../../../../domain/distribution/auction-lead.ts";
import { earningOf } from "../../../../../domain/distribution/reserve.ts";
import { holdDaysOf } from "../../../../../domain/ledger/earning-terms.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";
import type { DistributionSettings, SellableArrival } from "../arrive/arrival.ts";

export interface RecordedSale {
  readonly id: string;
  readonly leadId: string;
  readonly slot: number;
  readonly mode: SaleDecision["mode"];
  /** Null when bought manually. */
  readonly campaignNo: number | null;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly sourceId: string;
  readonly bidCents: Cents;
  readonly priceCents: Cents;
  readonly earningCents: Cents;
  /** As agreed with the buyer when it bought. */
  readonly returnDays: number;
  /** How long the earning is held after the return window. */
  readonly holdDays: number;
}

/** A lead's price in each mode it may still be bought in; null where it may not. */
export interface ListedPrices {
  readonly exclusive: ListedPrice | null;
  readonly slot: ListedPrice | null;
}

/** A lead that goes on the marketplace, with its first prices and when they fall. */
export interface ListedLead {
  readonly leadId: string;
  readonly consumerHashes: readonly string[];
  readonly prices: ListedPrices;
  readonly listedAtMs: number;
  readonly nextPriceAtMs: number | null;
  readonly endsAtMs: number;
}

export interface DecidedLead {
  readonly arrival: SellableArrival;
  /** Bytes where it was made and packed before, for an offer. */
  readonly decision: Decision | Buffer;
  /** Its position in the batch, in the order of arrival. */
  readonly position: number;
  /** Campaigns that were active when it was decided. */
  readonly activeCampaigns: number;
  /** What the affiliate earns from a sale of the lead, whenever it is sold. */
  readonly earningTerms: EarningTerms;
  readonly outcome: LeadOutcome;
  readonly sales: readonly RecordedSale[];
  readonly listing: ListedLead | null;
}

/** What a batch knows of each of its leads besides its AuctionLead and decision. */
export interface BatchFacts {
  readonly rules: DistributionSettings;
  readonly activeCampaigns: number;
  readonly position: number;
  readonly soldAtMs: number;
  /**
   * Days after delivery in which the buyer of a sale may return the lead, as agreed with it; null
   * where the network's own days hold.
   */
  readonly returnDaysOf: (sale: SaleDecision) => number | null;
}

/** Derives everything that follows from a decision. */
export function recordDecision(
  arrival: SellableArrival,
  offer: AuctionLead,
  decision: Decision,
  { rules, activeCampaigns, position, soldAtMs, returnDaysOf }: BatchFacts,
): DecidedLead {
  const { source } = arrival;
  const prices = listedPrices(offer, decision, rules, arrival.content.score.tier);
  const outcome = outcomeOf(
    offer,
    decision,
    source.unsoldRule,
    prices.exclusive !== null || prices.slot !== null,
  );
  const sales = decision.sales.map((sale, index): RecordedSale => ({
    id: uuidv7(soldAtMs),
    leadId: offer.leadId,
    slot: index + 1,
    mode: sale.mode,
    campaignNo: sale.campaignNo,
    buyerId: sale.accountId,
    affiliateId: source.affiliateId,
    sourceId: offer.sourceId,
    bidCents: sale.bidCents,
    priceCents: sale.priceCents,
    earningCents: earningOf(sale.priceCents, offer.earningTerms),
    returnDays: returnDaysOf(sale) ?? rules.sales.returnDays,
    holdDays: holdDaysOf(source.agreed.holdDays, source.affiliateSinceMs, soldAtMs, rules.sales),
  }));
  // A lead with a shared slot sold can no longer be sold exclusively.
  const listed = outcome.listed
    ? { exclusive: outcome.soldSlots > 0 ? null : prices.exclusive, slot: prices.slot }
    : null;
  return {
    arrival,
    decision,
    position,
    activeCampaigns,
    earningTerms: offer.earningTerms,
    outcome,
    sales,
    listing: listed === null ? null : listingOf(arrival, listed, rules, soldAtMs),
  };
}

function listingOf(
  { leadId, content }: SellableArrival,
  prices: ListedPrices,
  rules: DistributionSettings,
  listedAtMs: number,
): ListedLead {
  const stepMs = nextStepAfter(rules.listing, 0);
  return {
    leadId,
    consumerHashes: content.consumerHashes,
    prices,
    listedAtMs,
    nextPriceAtMs: stepMs === null ? null : listedAtMs + stepMs,
    endsAtMs: listedAtMs + rules.listing.endsAfterMs,
  };
}

function listedPrices(
  offer: AuctionLead,
  decision: Decision,
  rules: DistributionSettings,
  tier: AuctionLead["tier"],
): ListedPrices {
  const asking = askingPrices(rules.listing, offer.facts.side, tier);
  return {
    exclusive: offer.allowsExclusive
      ? listedPrice(
          asking.exclusiveCents,
          decision.bestRefusedBidCents,
          offer.reserveExclusiveCents,
          offer.earningTerms,
        )
      : null,
    slot:
      offer.sharedSlots > 0
        ? listedPrice(asking.slotCents, null, offer.reserveSharedCents, offer.earningTerms)
        : null,
  };
}
