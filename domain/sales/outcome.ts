// Lists the outcomes of a purchased lead, shared by screens, reports and CRMs.
import { SALE_RETURN_STATUSES, type SaleReturnStatus } from "../returns/sale-return.ts";

/** In the order of a deal; `lost` may follow any of them. */
export const OUTCOMES = ["attempted", "contacted", "appointment", "won", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `new`: no outcome yet. */
export const PROGRESS = ["new", ...OUTCOMES] as const;
export type Progress = (typeof PROGRESS)[number];

/**
 * The furthest outcome that a lead ever reached: 0 for none, then up to `won`. A lost lead keeps
 * its furthest outcome.
 */
export const REACHED = { attempted: 1, contacted: 2, appointment: 3, won: 4 } as const;

/** The furthest outcome that a lead ever reached, in words; `none` before the first. */
export const FURTHEST_OUTCOMES = ["none", "attempted", "contacted", "appointment", "won"] as const;

export function reachedBy(outcome: Outcome | null): number {
  return outcome === null || outcome === "lost" ? 0 : REACHED[outcome];
}

/** Whether the outcome is an attempt to reach the consumer, successful or not. */
export function isAttempt(outcome: Outcome | null): boolean {
  return outcome === "attempted" || outcome === "contacted";
}

/**
 * Progress in which the consumer still has to be reached: these leads wait in the worklist, with a
 * running clock.
 */
export const TO_CALL: readonly Progress[] = ["new", "attempted"];

/**
 * States of a sale's return in which its lead may be called: an open return says that the buyer
 * does not want the lead, so it waits outside the worklist.
 */
export const CALLABLE_RETURNS: readonly SaleReturnStatus[] = SALE_RETURN_STATUSES.filter(
  (status) => status !== "filed" && status !== "approved",
);
