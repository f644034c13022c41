// Runs the campaign rounds: one resumes campaigns whose pause has ended, another finds limits that
// are used up.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { endPauses } from "./end-pauses.ts";
import { notifyLimits } from "./notify-limits.ts";

const CAMPAIGNS_INTERVAL_MS = 5_000;

/**
 * The resume rounds of a process. Several processes may run them: the one that locks a campaign
 * first resumes it.
 */
export function createCampaignJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    CAMPAIGNS_INTERVAL_MS,
    () =>
      endPauses(pool, now(), (error, id) =>
        onError(
          error,
          `the pause of campaign ${id} could not be ended and waits for the next round`,
        ),
      ),
    (error) =>
      onError(
        error,
        "campaigns whose pause is over could not be found and wait for the next round",
      ),
  );
}

/**
 * Each round also reads sales that the previous one read: a sale may be committed later than its id
 * says.
 */
const OVERLAP_MS = 30_000;
/** How far back a starting process looks, for purchases made while none was running. */
const FIRST_LOOK_MS = 3_600_000;

/**
 * The rounds that notify of limits. Several processes may run them: the one that marks a limit
 * first notifies.
 */
export function createLimitJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  let lookedMs: number | null = null;
  return createTicker(
    CAMPAIGNS_INTERVAL_MS,
    async () => {
      const atMs = now();
      await notifyLimits(
        pool,
        lookedMs === null ? atMs - FIRST_LOOK_MS : lookedMs - OVERLAP_MS,
        atMs,
      );
      lookedMs = atMs;
    },
    (error) =>
      onError(error, "what is used up could not be looked for and waits for the next round"),
  );
}
