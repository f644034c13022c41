// Ends expired offers in a loop and releases their holds.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { releaseExpiredOffers } from "../distribution/index.ts";

const PINGS_INTERVAL_MS = 1_000;

export interface PingJobsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Builds the loop. Several processes may run it: an offer is ended by the process that locks it
 * first.
 */
export function createPingJobs(deps: PingJobsDeps): Ticker {
  return createTicker(
    PINGS_INTERVAL_MS,
    () => releaseExpiredOffers(deps),
    (error) => deps.onError(error, "a round over expired offers failed"),
  );
}
