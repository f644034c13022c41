// Calls to other people's systems, whatever they tell: what counts as arrived, when a call is tried
// again, and when nothing more is sent.
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../time.ts";

/**
 * From one try to the next, as Standard Webhooks has it: ten tries over a little more than three
 * days. Milliseconds.
 */
const BACKOFF_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
export const MAX_ATTEMPTS = BACKOFF_MS.length + 1;

/** A pause is up to so much longer, so that what failed together does not come back together. */
const JITTER = 0.1;
const MAX_BACKOFF_MS = 24 * HOUR_MS;

/** Nothing but failure for so long switches off whoever is called. Milliseconds. */
export const SWITCH_OFF_MS = 5 * 24 * HOUR_MS;

/** How long calls that ended are kept with their log. */
export const CALLS_KEPT_DAYS = 90;
/** The last days of which a receiver's calls are counted. */
export const COUNTED_DAYS = 30;
/** How long the signing secret before a new one signs beside it. */
export const OLD_SECRET_HOURS = 24;

/** What came back: a status and the beginning of the answer; null where there was none. */
export interface AttemptOutcome {
  readonly status: number | null;
  readonly body: string;
}

/**
 * `refused`: it answered as if all were well, but not with the words that were agreed. `gone`: it
 * wants no calls any more.
 */
export const VERDICTS = ["delivered", "refused", "failed", "gone"] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Whether a call arrived. Some systems answer 200 to what they refuse: `expects`, where it is set,
 * must stand in the answer.
 */
export function verdictOf({ status, body }: AttemptOutcome, expects: string | null): Verdict {
  if (status === 410) return "gone";
  if (status === null || status < 200 || status > 299) return "failed";
  return expects === null || body.toLowerCase().includes(expects.toLowerCase())
    ? "delivered"
    : "refused";
}

/**
 * How long to wait after so many tries, in milliseconds; null where that was the last. `chance` is
 * from 0 to 1; `retryAfterMs` is what the answer asked for, null where it did not: an answer may
 * ask for more time, up to a day.
 */
export function retryDelay(
  tries: number,
  chance: number,
  retryAfterMs: number | null,
): number | null {
  const pause = BACKOFF_MS[tries - 1];
  return pause === undefined
    ? null
    : Math.max(
        Math.round(pause * (1 + JITTER * chance)),
        Math.min(retryAfterMs ?? 0, MAX_BACKOFF_MS),
      );
}

/** What becomes of a call after a try: it waits for the next, or has ended one way or the other. */
export type AfterAttempt =
  | { readonly status: "waiting"; readonly pauseMs: number }
  | { readonly status: "delivered" | "failed" };

/** `tries` counts the one just made. Whoever wants no calls any more is not tried again. */
export function afterAttempt(
  verdict: Verdict,
  tries: number,
  chance: number,
  retryAfterMs: number | null,
): AfterAttempt {
  if (verdict === "delivered") return { status: "delivered" };
  const pauseMs = verdict === "gone" ? null : retryDelay(tries, chance, retryAfterMs);
  return pauseMs === null ? { status: "failed" } : { status: "waiting", pauseMs };
}

export const OFF_REASONS = ["gone", "failing"] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/**
 * Why whoever was called is switched off now; null where it is not. `failingSinceMs`: since when
 * nothing but failure came back, null where the last call arrived. Epoch milliseconds.
 */
export function offReason(
  verdict: Verdict,
  failingSinceMs: number | null,
  atMs: number,
): OffReason | null {
  if (verdict === "gone") return "gone";
  return failingSinceMs !== null && atMs - failingSinceMs >= SWITCH_OFF_MS ? "failing" : null;
}
