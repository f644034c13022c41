// Lists the outcomes of a purchased lead, shared by screens, reports and CRMs.
import { MINUTE_MS } from "../time.ts";
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

/** Why a buyer lost a lead: a short list, so that it can be counted. */
export const LOST_REASONS = [
  "not_reached",
  "has_agent",
  "not_moving",
  "not_qualified",
  "wrong_person",
  "chose_other",
  "other",
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What a buyer says with an outcome: the value of a won deal, the reason of a lost one. */
export interface OutcomeDetail {
  /** In whole cents; null unless won, and where it was not given. */
  readonly valueCents: number | null;
  /** Null unless lost, and where it was not given. */
  readonly lostReason: LostReason | null;
}

export const NO_DETAIL: OutcomeDetail = { valueCents: null, lostReason: null };

/** Whether the detail belongs to the outcome. */
export function fitsOutcome(outcome: Outcome | null, detail: OutcomeDetail): boolean {
  return (
    (detail.valueCents === null || outcome === "won") &&
    (detail.lostReason === null || outcome === "lost")
  );
}

/** How long a slip can be taken back, by the person or key that recorded it. */
export const UNDO_MINUTES = 10;

export function canTakeBack(recordedMs: number, nowMs: number): boolean {
  return nowMs - recordedMs <= UNDO_MINUTES * MINUTE_MS;
}
