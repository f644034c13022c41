// Decides about attempts to call other systems: whether one succeeded, when the next is due, and
// when a receiver is switched off.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../time.ts";

/**
 * Waits between attempts, by Standard Webhooks: ten attempts over a little more than three days.
 * Milliseconds.
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

/**
 * A wait is up to this share longer, so that messages that failed together are not repeated
 * together.
 */
const JITTER = 0.1;
const MAX_BACKOFF_MS = 24 * HOUR_MS;

/** A receiver that fails every attempt for this long is switched off. */
export const SWITCH_OFF_DAYS = 5;
export const SWITCH_OFF_MS = SWITCH_OFF_DAYS * DAY_MS;

/** How long a network begins to keep calls that ended, with their log. */
export const USUAL_CALLS_KEPT_DAYS = 90;
/** The last days of which a receiver's calls are counted. */
export const COUNTED_DAYS = 30;
/** How long the signing secret before a new one signs beside it. */
export const OLD_SECRET_HOURS = 24;

/** The answer: its status and the beginning of its body; null if there was none. */
export interface AttemptOutcome {
  readonly status: number | null;
  readonly body: string;
}

/** `refused`: answered with 2xx, but without the expected text. `gone`: it wants no more calls. */
export const VERDICTS = ["delivered", "refused", "failed", "gone"] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * The verdict on an answer. Some systems refuse with 200: `expects`, if set, must be in the answer.
 */
export function verdictOf({ status, body }: AttemptOutcome, expects: string | null): Verdict {
  if (status === 410) return "gone";
  if (status === null || status < 200 || status > 299) return "failed";
  return expects === null || body.toLowerCase().includes(expects.toLowerCase())
    ? "delivered"
    : "refused";
}

/**
 * The wait after this many attempts, in milliseconds; null after the last. `chance` is from 0 to 1.
 * `retryAfterMs` is the wait that the answer requested, or null: an answer may request a longer
 * wait, up to a day.
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

/** The state of a message after an attempt: it waits for the next one or has ended. */
export type AfterAttempt =
  | { readonly status: "waiting"; readonly pauseMs: number }
  | { readonly status: "delivered" | "failed" };

/**
 * The state after an attempt. `tries` includes the one just made. After `gone` there is no further
 * attempt.
 */
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
 * Why the receiver is switched off now; null if it is not. `failingSinceMs`: since when every
 * attempt has failed, null if the last one succeeded. Epoch milliseconds.
 */
export function offReason(
  verdict: Verdict,
  failingSinceMs: number | null,
  atMs: number,
): OffReason | null {
  if (verdict === "gone") return "gone";
  return failingSinceMs !== null && atMs - failingSinceMs >= SWITCH_OFF_MS ? "failing" : null;
}
