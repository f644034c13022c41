// Derives the decided lead of a post to an offer: sold to the buyers that promised, at the promised
// prices.
import type { Decision } from "../../../../../domain/distribution/auction-lead.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import type { SellableArrival } from "../arrive/arrival.ts";
import { toAuctionLead } from "../decide/decide-auctions.ts";
import { type DecidedLead, recordDecision } from "../decide/decided-lead.ts";
import type { Hold } from "./hold.store.ts";
import type { OfferDeps } from "./offer-deps.ts";

/**
 * Derives the decided lead as for a direct post, sold to the buyers that promised, at the promised
 * prices.
 */
export function bookPromise(
  { memory, rules }: OfferDeps,
  arrival: SellableArrival,
  bought: readonly Hold[],
  { packed, soldAtMs }: { readonly packed: Buffer; readonly soldAtMs: number },
): DecidedLead {
  const offer = toAuctionLead(arrival, memory, rules(), 0, new Set());
  const decision: Decision = {
    leadId: arrival.leadId,
    terms: {
      routing: offer.routing,
      priceRule: rules().priceRule,
      allowsExclusive: offer.allowsExclusive,
      sharedSlots: offer.sharedSlots,
      exclusiveFloorCents: null,
      sharedFloorCents: null,
    },
    ownerAccountIds: new Set(),
    unsoldReason: null,
    lines: [],
    candidatesComplete: true,
    priceSetterNos: [],
    bestRefusedBidCents: null,
    sales: bought.map(({ campaignNo, buyerId, mode, bidCents, priceCents }) => ({
      campaignNo,
      campaignId: "",
      accountId: buyerId,
      mode,
      bidCents,
      priceCents,
    })),
  };
  const decided = recordDecision(arrival, offer, decision, {
    rules: rules(),
    activeCampaigns: memory.activeCampaigns,
    position: 0,
    soldAtMs,
    // Offers that were made before buyers had terms of their own carry none.
    returnDaysOf: ({ campaignNo }) =>
      bought.find((hold) => hold.campaignNo === campaignNo)?.terms.returnDays ?? null,
  });
  // The affiliate's terms may have changed since: the promised ones count.
  const earned = bought.reduce((sum, { earningCents }) => sum + earningCents, 0n) as Cents;
  return {
    ...decided,
    decision: packed,
    sales: decided.sales.map((sale, index) => ({
      ...sale,
      earningCents: bought[index]?.earningCents ?? sale.earningCents,
    })),
    outcome: { ...decided.outcome, answer: { ...decided.outcome.answer, priceCents: earned } },
  };
}
