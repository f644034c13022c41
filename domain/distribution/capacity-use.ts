// Sums what a batch takes from each campaign's capacity: if only capacity can have changed since
// the decisions, the sums show whether they are still valid.
import { CAP_WINDOWS, type LocalMoment } from "./calendar.ts";
import { type Counters, type Limits, countPurchases, isUnlimited } from "./caps.ts";
import type { BidderState, Decision, DistributionRules, AuctionLead } from "./auction-lead.ts";

/** The sum of what one campaign takes in a batch, or all of an account's with common limits. */
export interface CapacityUse {
  /** The campaign's number, or that of the account's limits. */
  readonly campaignNo: number;
  readonly moment: LocalMoment;
  readonly leads: number;
  readonly cents: bigint;
  readonly limits: Limits;
}

/**
 * True if the decisions are valid on any bidder state with capacity for their takes. Ranks and
 * eligibility do not depend on counters and balances, so if the highest bid wins at its own price,
 * winners that have capacity win again; and capacity for the sum is capacity for each in turn. A
 * candidate that was refused for lack of capacity might have some by now: the caller reads those
 * rows again before it decides. Under other routings and price rules counters or losers matter too,
 * and even pacing and limits per source depend on more than sums: then the result is false.
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

/** True if the current counters have capacity for the take. */
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
