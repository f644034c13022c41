// What a pause with an end waits for is time: each round resumes the campaigns whose time has come.
// Others look which limits are used up.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { endPauses } from "./end-pauses.ts";
import { notifyLimits } from "./notify-limits.ts";

const CAMPAIGNS_INTERVAL_MS = 5_000;

/** The rounds of a process. Several may run them: whoever locks a campaign first resumes it. */
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
 * Sales of a round are looked at in the next ones too: one may be committed later than its id says.
 */
const OVERLAP_MS = 30_000;
/** What a process that begins looks back on: who bought while none was running. */
const FIRST_LOOK_MS = 3_600_000;

/** The rounds that tell of limits. Several may run them: whoever marks one first tells of it. */
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
