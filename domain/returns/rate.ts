// How often a buyer asks for money back, and from when on only a person approves.
import { MODIFIER_MIN_LEADS, bidModifier } from "../distribution/bidder.ts";
import { type BasisPoints, WHOLE_BASIS_POINTS } from "../money/money.ts";

/** Above it nothing is approved but by a person: 15 % of the leads received. */
export const MOST_RETURNS: BasisPoints = 1_500;

/** A buyer's 90 days. */
export interface ReturnCounts {
  readonly received: number;
  /** Returns asked for, whatever became of them; those that the product proved never count. */
  readonly counted: number;
  readonly declined: number;
}

/** Returns asked for of the leads received; 0 of none. */
export function returnRate({ received, counted }: ReturnCounts): BasisPoints {
  return received === 0 ? 0 : Math.round((WHOLE_BASIS_POINTS * counted) / received);
}

/** True above the rate. As with the bid modifier, fewer than 20 leads say nothing yet. */
export function onlyPeopleApprove({ received, counted }: ReturnCounts): boolean {
  return received >= MODIFIER_MIN_LEADS && counted * WHOLE_BASIS_POINTS > received * MOST_RETURNS;
}

/**
 * How many more may be asked for before only a person approves; null where too few leads were
 * received to say.
 */
export function returnsLeft({ received, counted }: ReturnCounts): number | null {
  if (received < MODIFIER_MIN_LEADS) return null;
  return Math.max(0, Math.floor((received * MOST_RETURNS) / WHOLE_BASIS_POINTS) - counted);
}

/** The bid modifier as it is by the counts, and what one more declined return would make of it. */
export function modifiersOf({ received, declined }: ReturnCounts): {
  readonly now: BasisPoints;
  readonly ifDeclined: BasisPoints;
} {
  return { now: bidModifier(declined, received), ifDeclined: bidModifier(declined + 1, received) };
}
