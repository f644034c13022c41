// What a batch takes from each campaign's room, added up: where only room can have changed since
// the decisions were made, the sums tell whether they stand.
import { CAP_WINDOWS, type LocalMoment } from "./calendar.ts";
import { type Counters, type Limits, countPurchases, isUnlimited } from "./caps.ts";
import type { BidderState, Decision, DistributionRules, AuctionLead } from "./auction-lead.ts";

/** All that one campaign takes in a batch. */
export interface CapacityUse {
  readonly campaignNo: number;
  readonly moment: LocalMoment;
  readonly leads: number;
  readonly cents: bigint;
  readonly limits: Limits;
}

/**
 * True when the decisions stand on any book with room for their takes. Ranks and standing do not
 * depend on counters and balances, so where the highest bid wins at its own price, winners that
 * have room win again; and room for the sum is room for each in turn. A candidate that was refused
 * for want of room might have some by now: the caller reads those rows fresh before it decides.
 * Under other routings and price rules counters or losers matter too; even pacing and limits per
 * source depend on more than sums. There the answer is false.
 */
export function dependsOnlyOnCapacity(
  offers: readonly AuctionLead[],
  decisions: readonly Decision[],
  bidderState: Pick<BidderState, "bidder">,
  rules: DistributionRules,
): boolean {
  if (rules.priceRule !== "first_price") return false;
  return decisions.every((decision, index) => {
    const auctionLead = offers[index];
    if (
      auctionLead === undefined ||
      (auctionLead.routing !== "best_price" && decision.lines.length > 1)
    )
      return false;
    return decision.sales.every(({ campaignNo }) => {
      const bidder = bidderState.bidder(campaignNo);
      return (
        bidder !== undefined &&
        isUnlimited(bidder.sourceLimits) &&
        (bidder.pacing === "asap" || isUnlimited(bidder.limits))
      );
    });
  });
}

/** True when the counters, as they are now, have room for the take. */
export function hasCapacity(take: CapacityUse, counters: Counters): boolean {
  const after = countPurchases(counters, take.moment, take.leads, take.cents);
  return CAP_WINDOWS.every((window) => {
    const [mostLeads, mostCents] = [take.limits.leads[window], take.limits.cents[window]];
    return (
      (mostLeads === undefined || after[window].leads <= mostLeads) &&
      (mostCents === undefined || after[window].cents <= mostCents)
    );
  });
}
