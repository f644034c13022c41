// Finds whether a campaign could bid more for a lead than the network allows.
import { type Cents, WHOLE_BASIS_POINTS, shareOf } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";

/** What decides how much a campaign bids at most. */
export type BidTerms = Pick<Bidder, "exclusiveBidCents" | "sharedBidCents" | "adjustments">;

/** What of a campaign bids over a ceiling: a bid by itself, or bids with their adjustments. */
export type OverCeiling = "exclusive" | "shared" | "adjustments";

/**
 * What bids more than `ceiling` for some lead; empty if nothing does. Adjustments are named only
 * where the bids by themselves stay below.
 */
export function findOverCeiling(terms: BidTerms, ceiling: Cents): readonly OverCeiling[] {
  const isOver = (bid: bigint | null): boolean => bid !== null && bid > ceiling;
  const bids = [
    ...(isOver(terms.exclusiveBidCents) ? (["exclusive"] as const) : []),
    ...(isOver(terms.sharedBidCents) ? (["shared"] as const) : []),
  ];
  if (bids.length > 0) return bids;
  const raised = WHOLE_BASIS_POINTS + highestRaise(terms.adjustments);
  const isRaisedOver = (bid: Cents | null): boolean => bid !== null && isOver(shareOf(bid, raised));
  return isRaisedOver(terms.exclusiveBidCents) || isRaisedOver(terms.sharedBidCents)
    ? ["adjustments"]
    : [];
}

/** A lead has one tier, one county and one timing: the highest raise of each, added up. */
function highestRaise(adjustments: BidTerms["adjustments"]): number {
  const most = { tier: 0, county_fips: 0, timing: 0 };
  for (const { by, percent } of adjustments) most[by] = Math.max(most[by], percent);
  return most.tier + most.county_fips + most.timing;
}
