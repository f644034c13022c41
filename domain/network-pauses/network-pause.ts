// Rules of a pause by the network: what it may hold, how long, and when it is in force. Its owner
// cannot end it; the owner's own status stays beneath it, and applies again when it is over.
import { DAY_MS } from "../time.ts";

/** A form is the page of a source: both pause what comes in by that source. */
export const NETWORK_PAUSE_KINDS = ["campaign", "source", "sub_id", "destination", "form"] as const;
export type NetworkPauseKind = (typeof NETWORK_PAUSE_KINDS)[number];

export const NETWORK_PAUSE_STATES = ["in_force", "ended"] as const;

/** A leap year, as for a campaign's own pause: longer ones have no end. */
export const LONGEST_NETWORK_PAUSE_DAYS = 366;
/** Characters of the reason, which the owner reads. */
export const LONGEST_NETWORK_PAUSE_REASON = 500;

/** Epoch milliseconds; null: it ends only by the network, or has not ended. */
export interface PauseTimes {
  readonly endsAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** From its end on it is over in every process, also before that is recorded. */
export function isInForce({ endsAtMs, endedAtMs }: PauseTimes, nowMs: number): boolean {
  return endedAtMs === null && (endsAtMs === null || nowMs < endsAtMs);
}

/** Why a pause cannot end at `endsAtMs`; null if it can. NaN is no time. */
export function endProblem(
  endsAtMs: number | null,
  nowMs: number,
): "not_future" | "too_far" | null {
  if (endsAtMs === null) return null;
  if (!(endsAtMs > nowMs)) return "not_future";
  return endsAtMs - nowMs > LONGEST_NETWORK_PAUSE_DAYS * DAY_MS ? "too_far" : null;
}
