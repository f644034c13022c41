// Decides how long an item of the inbox may be put aside, and whether it is.
import { DAY_MS } from "../time.ts";

/** Our limit: what can wait longer than a month needs no place in an inbox. */
export const MOST_SNOOZE_DAYS = 30;

/**
 * How long before its deadline an item returns, however long it was snoozed: the last working day
 * is there to decide.
 */
export const BEFORE_DEADLINE_MS = DAY_MS;

/** When an item waits since, and until when it must be decided; epoch milliseconds. */
export interface ItemTimes {
  readonly sinceMs: number;
  /** Null without a deadline. */
  readonly deadlineMs: number | null;
}

export interface Snooze {
  /** When it was snoozed, and until when; epoch milliseconds. */
  readonly atMs: number;
  readonly untilMs: number;
}

export type SnoozeProblem = "not_future" | "too_far" | "deadline_near";

/** Why the item cannot be snoozed until a moment; null if it can. */
export function snoozeProblem(
  { deadlineMs }: Pick<ItemTimes, "deadlineMs">,
  untilMs: number,
  nowMs: number,
): SnoozeProblem | null {
  if (untilMs <= nowMs) return "not_future";
  if (untilMs > nowMs + MOST_SNOOZE_DAYS * DAY_MS) return "too_far";
  const isNear = deadlineMs !== null && deadlineMs - BEFORE_DEADLINE_MS <= nowMs;
  return isNear ? "deadline_near" : null;
}

/**
 * When a snoozed item returns by itself: at the moment that was chosen, or a day before its
 * deadline if that comes first. Epoch milliseconds.
 */
export function returnsAtMs(
  { deadlineMs }: Pick<ItemTimes, "deadlineMs">,
  { untilMs }: Pick<Snooze, "untilMs">,
): number {
  return deadlineMs === null ? untilMs : Math.min(untilMs, deadlineMs - BEFORE_DEADLINE_MS);
}

/**
 * Whether a snooze holds. One from before the item began to wait does not: what was put aside is
 * done, and this is new.
 */
export function isSnoozed(times: ItemTimes, snooze: Snooze | null, nowMs: number): boolean {
  return snooze !== null && times.sinceMs <= snooze.atMs && nowMs < returnsAtMs(times, snooze);
}
