// Whether a candidate may buy this lead in a mode at a price, and the reason when it may not.
import type { BuyReason } from "../lead/vocabulary.ts";
import type { Bidder } from "./bidder.ts";
import { isOpen, localMoment } from "./calendar.ts";
import { type CapRefusal, capRefusal, isUnlimited, paceRefusal } from "./caps.ts";
import type { BidderState, AuctionLead } from "./auction-lead.ts";

/** What of an offer says who may buy at all. */
type EligibilityLead = Pick<AuctionLead, "sourceId" | "facts" | "consent" | "ownerAccountIds">;

/**
 * Why the bidder may not buy at all, whatever the price; null when it may. In this order: the
 * source is blocked, no licence for the state, consent does not cover the buyer, the buyer has the
 * person already, outside its hours.
 */
export function eligibilityRefusal(
  bidder: Bidder,
  auctionLead: EligibilityLead,
  atMs: number,
): BuyReason | null {
  if (bidder.blockedSourceIds.size > 0 && bidder.blockedSourceIds.has(auctionLead.sourceId))
    return "source_blocked";
  if (!bidder.licensedStates.has(auctionLead.facts.place.state)) return "not_licensed";
  if (!consentCovers(bidder, auctionLead)) return "consent_scope";
  if (auctionLead.ownerAccountIds.has(bidder.accountId)) return "already_owned";
  if (
    bidder.schedule.hours.length > 0 &&
    !isOpen(bidder.schedule, localMoment(bidder.schedule.timeZone, atMs))
  )
    return "outside_hours";
  return null;
}

/**
 * Why the bidder's room does not hold one more lead at `price`: caps, then budget, then the wallet;
 * null when it does.
 */
export function capacityRefusal(
  bidder: Bidder,
  auctionLead: Pick<AuctionLead, "sourceId">,
  price: bigint,
  bidderState: Pick<BidderState, "counters" | "sourceCounters" | "covers">,
  atMs: number,
): BuyReason | null {
  return (
    capsRefusal(bidder, auctionLead, price, bidderState, atMs) ??
    (bidderState.covers(bidder, price) ? null : "insufficient_funds")
  );
}

/**
 * Why the bidder's caps and budgets do not hold one more lead at `price`, whatever is in the
 * wallet; null when they do.
 */
export function capsRefusal(
  bidder: Bidder,
  auctionLead: Pick<AuctionLead, "sourceId">,
  price: bigint,
  bidderState: Pick<BidderState, "counters" | "sourceCounters">,
  atMs: number,
): CapRefusal | null {
  if (isUnlimited(bidder.limits) && isUnlimited(bidder.sourceLimits)) return null;
  const moment = localMoment(bidder.schedule.timeZone, atMs);
  const counters = bidderState.counters(bidder.no);
  const refusal = capRefusal(bidder.limits, counters, moment, price);
  if (refusal !== null) return refusal;
  if (bidder.pacing === "even") {
    const pace = paceRefusal(bidder.limits, counters, bidder.schedule, moment, atMs, price);
    if (pace !== null) return pace;
  }
  return isUnlimited(bidder.sourceLimits)
    ? null
    : capRefusal(
        bidder.sourceLimits,
        bidderState.sourceCounters(bidder.no, auctionLead.sourceId),
        moment,
        price,
      );
}

/**
 * Consent must name the buyer, or cover the network's published list that the buyer is on, for the
 * channels it uses; without that, only a campaign that contacts by e-mail alone may buy, and only
 * where e-mail is consented to.
 */
export function consentCovers(
  bidder: Pick<Bidder, "contactChannels" | "sellerName" | "listedBuyer">,
  auctionLead: Pick<AuctionLead, "consent">,
): boolean {
  const { scope, sellers, channels } = auctionLead.consent;
  if (!bidder.contactChannels.some((channel) => channels.includes(channel))) return false;
  if (bidder.contactChannels.every((channel) => channel === "email")) return true;
  if (scope === "network") return bidder.listedBuyer;
  return scope === "named" && sellers.includes(bidder.sellerName);
}
