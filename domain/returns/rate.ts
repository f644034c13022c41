// Computes a buyer's return rate, and from which rate only a person approves.
import { type RatingRules, bidModifier } from "../distribution/bidder.ts";
import { type BasisPoints, WHOLE_BASIS_POINTS } from "../money/money.ts";
import type { ReturnTerms } from "./terms.ts";

/** A buyer's counts of the last 90 days. */
export interface ReturnCounts {
  readonly received: number;
  /** Filed returns with any outcome, except those that Plat's checks proved. */
  readonly counted: number;
  readonly declined: number;
}

/** Filed returns divided by leads received; 0 without leads. */
export function returnRate({ received, counted }: ReturnCounts): BasisPoints {
  return received === 0 ? 0 : Math.round((WHOLE_BASIS_POINTS * counted) / received);
}

type ApprovalTerms = Pick<ReturnTerms, "mostReturned" | "ratedFromLeads">;

/**
 * True above the rate that the network set. As with the bid modifier, too few leads do not count.
 */
export function onlyPeopleApprove(
  { received, counted }: ReturnCounts,
  { mostReturned, ratedFromLeads }: ApprovalTerms,
): boolean {
  return received >= ratedFromLeads && counted * WHOLE_BASIS_POINTS > received * mostReturned;
}

/** How many more returns can be filed before only a person approves; null with too few leads. */
export function returnsLeft(
  { received, counted }: ReturnCounts,
  { mostReturned, ratedFromLeads }: ApprovalTerms,
): number | null {
  if (received < ratedFromLeads) return null;
  return Math.max(0, Math.floor((received * mostReturned) / WHOLE_BASIS_POINTS) - counted);
}

/** The current bid modifier, and the one after one more declined return. */
export function modifiersOf(
  { received, declined }: ReturnCounts,
  rules: RatingRules,
): { readonly now: BasisPoints; readonly ifDeclined: BasisPoints } {
  return {
    now: bidModifier(declined, received, rules),
    ifDeclined: bidModifier(declined + 1, received, rules),
  };
}
