// Decides whether a candidate may buy a lead in a mode at a price, with the reason if not.
import type { BuyReason } from "../lead/vocabulary.ts";
import type { Bidder } from "./bidder.ts";
import { isOpen, localMoment } from "./calendar.ts";
import { accountRefusal } from "./account-limits.ts";
import { type CapRefusal, capRefusal, isUnlimited, paceRefusal } from "./caps.ts";
import { stoodAt } from "../sellers/name-period.ts";
import type { BidderState, AuctionLead } from "./auction-lead.ts";

/** The members of a lead that decide who may buy. */
type EligibilityLead = Pick<
  AuctionLead,
  "sourceId" | "facts" | "consent" | "consentAtMs" | "ownerAccountIds"
>;

/**
 * Why the bidder may not buy at any price; null if it may. Checked in this order: blocked source,
 * no license for the state, consent does not cover the buyer, the buyer already has the contact,
 * outside its hours.
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
 * Why the bidder has no capacity for one more lead at `price`: caps, then budget, then the wallet;
 * null if it has.
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
 * Why caps and budgets do not allow one more lead at `price`, apart from the wallet; null if they
 * do: those of the campaign, then those over all campaigns of its account.
 */
export function capsRefusal(
  bidder: Bidder,
  auctionLead: Pick<AuctionLead, "sourceId">,
  price: bigint,
  bidderState: Pick<BidderState, "counters" | "sourceCounters">,
  atMs: number,
): CapRefusal | null {
  return (
    ownCapsRefusal(bidder, auctionLead, price, bidderState, atMs) ??
    accountRefusal(bidder, price, (no) => bidderState.counters(no), atMs)
  );
}

function ownCapsRefusal(
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
 * Whether the consent covers the buyer for the channels it uses: it names the buyer, or covers the
 * network's published buyer list with the buyer on it. Only names that stood when the consent was
 * given count. Otherwise only a campaign that contacts by email alone may buy, and only if the
 * consent covers email.
 */
export function consentCovers(
  bidder: Pick<Bidder, "contactChannels" | "sellerNames">,
  auctionLead: Pick<AuctionLead, "consent" | "consentAtMs">,
): boolean {
  const { channels } = auctionLead.consent;
  if (!bidder.contactChannels.some((channel) => channels.includes(channel))) return false;
  if (bidder.contactChannels.every((channel) => channel === "email")) return true;
  return consentNames(bidder, auctionLead);
}

/** Whether the consent names the buyer, itself or by the buyer list, as both stood then. */
export function consentNames(
  { sellerNames }: Pick<Bidder, "sellerNames">,
  { consent: { scope, sellerKeys }, consentAtMs }: Pick<AuctionLead, "consent" | "consentAtMs">,
): boolean {
  if (scope === "none") return false;
  return sellerNames.some(
    (period) =>
      (scope === "network" ? period.isListed : sellerKeys.includes(period.key)) &&
      stoodAt(period, consentAtMs),
  );
}
