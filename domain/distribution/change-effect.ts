// Chooses the times by which a campaign's change is judged: before it, and after it.
import { DAY_MS } from "../time.ts";

/** How long before and after a change is compared, at most. */
const COMPARED_MS = 7 * DAY_MS;
/** A shorter time says nothing about leads per day. */
const SHORTEST_MS = DAY_MS;

export interface TimeSpan {
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * The spans before and after the change at `atMs`: up to seven days each, and not beyond the
 * changes next to it. Null where either would be shorter than a day.
 */
export function comparedSpans(
  atMs: number,
  previousMs: number | null,
  nextMs: number,
): { readonly before: TimeSpan; readonly after: TimeSpan } | null {
  if (previousMs === null) return null;
  const before = { fromMs: Math.max(previousMs, atMs - COMPARED_MS), untilMs: atMs };
  const after = { fromMs: atMs, untilMs: Math.min(nextMs, atMs + COMPARED_MS) };
  const isLong = ({ fromMs, untilMs }: TimeSpan): boolean => untilMs - fromMs >= SHORTEST_MS;
  return isLong(before) && isLong(after) ? { before, after } : null;
}
