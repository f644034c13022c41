// Decides which times a buyer may set for calling a person back, and what ends such a time.
import { DAY_MS, MINUTE_MS } from "../time.ts";
import type { Outcome } from "./outcome.ts";

/** Whether a purchased lead has a time at which it is called back, in words of a list's filter. */
export const CALLBACK_STATES = ["set", "none"] as const;

/** The farthest day ahead for which a call-back may be set. */
export const FARTHEST_CALLBACK_DAYS = 90;

/** A browser's clock may run this far behind the server's. */
const CLOCK_SLACK_MS = 2 * MINUTE_MS;

/** Why the time cannot be set; null where it can. Both times are milliseconds since the epoch. */
export function callbackProblem(atMs: number, nowMs: number): "past" | "too_far" | null {
  if (atMs < nowMs - CLOCK_SLACK_MS) return "past";
  return atMs > nowMs + FARTHEST_CALLBACK_DAYS * DAY_MS ? "too_far" : null;
}

/**
 * Whether an outcome that is recorded at `nowMs` ends a call-back that is due at `dueMs`. An
 * attempt before its time does not: the person still expects the call.
 */
export function endsCallback(outcome: Outcome | null, dueMs: number, nowMs: number): boolean {
  if (outcome === null) return false;
  return outcome !== "attempted" || nowMs >= dueMs;
}
