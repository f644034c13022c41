// Telling people from programs without asking anything of people: nobody reads and answers a form
// in a moment, nobody fills in a field that nobody sees, and nobody posts a form that was never
// shown.
import type { FormStart } from "./start-token.ts";

/**
 * In all, and for each step with an answer: with everything filled in by the browser somebody still
 * looks and presses. Ours.
 */
export const LEAST_MS = 3_000;
export const LEAST_MS_PER_STEP = 500;
/** A page that was open longer is shown again before it counts. */
export const LONGEST_VISIT_MS = 24 * 3_600_000;
/** Clocks of several processes differ by so much. */
const CLOCK_SLACK_MS = 2_000;

export type BotReason = "hidden_field" | "no_start" | "too_fast" | "too_late";

export interface PostedVisit {
  /** Null where what came was not signed here. */
  readonly start: FormStart | null;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Steps that the form has. */
  readonly steps: number;
  /** What stood in the field that nobody sees. */
  readonly hiddenField: string;
}

/** How long a person needs at the least, in milliseconds. */
export function leastMsFor(steps: number): number {
  return Math.max(LEAST_MS, steps * LEAST_MS_PER_STEP);
}

/** Why a post is no person's; null where it may be one's. */
export function botReason({ start, nowMs, steps, hiddenField }: PostedVisit): BotReason | null {
  if (hiddenField !== "") return "hidden_field";
  if (start === null || start.atMs > nowMs + CLOCK_SLACK_MS) return "no_start";
  const tookMs = nowMs - start.atMs;
  if (tookMs < leastMsFor(steps)) return "too_fast";
  return tookMs > LONGEST_VISIT_MS ? "too_late" : null;
}
