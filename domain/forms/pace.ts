// Suspects bots without burdening people: a person seldom completes a form within a moment, fills
// in a hidden field, or posts a form that was never shown. Autofill does all of it now and then, so
// the sender is asked once more (second-question.ts) and never dropped.
import type { FormStart } from "./start-token.ts";

/**
 * The shortest time in all, and for each step with an answer: even with autofill, a person still
 * reads and clicks. Our values.
 */
export const LEAST_MS = 3_000;
export const LEAST_MS_PER_STEP = 500;
/** A page that was open longer is shown again before its post counts. */
export const LONGEST_VISIT_MS = 24 * 3_600_000;
/** The largest difference between the clocks of several processes. */
const CLOCK_SLACK_MS = 2_000;

export type BotReason = "hidden_field" | "no_start" | "too_fast" | "too_late";

export interface PostedVisit {
  /** Null if the token was not signed by this server. */
  readonly start: FormStart | null;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** The number of the form's steps. */
  readonly steps: number;
  /** The value of the hidden field. */
  readonly hiddenField: string;
}

/** The shortest time that a person needs, in milliseconds. */
export function leastMsFor(steps: number): number {
  return Math.max(LEAST_MS, steps * LEAST_MS_PER_STEP);
}

/** Why a post is a bot's; null if it may be a person's. */
export function botReason({ start, nowMs, steps, hiddenField }: PostedVisit): BotReason | null {
  if (hiddenField !== "") return "hidden_field";
  if (start === null || start.atMs > nowMs + CLOCK_SLACK_MS) return "no_start";
  const tookMs = nowMs - start.atMs;
  if (tookMs < leastMsFor(steps)) return "too_fast";
  return tookMs > LONGEST_VISIT_MS ? "too_late" : null;
}
