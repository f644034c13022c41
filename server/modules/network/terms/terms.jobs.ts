// Counts, once a month has ended, what was sold in it for each affiliate whose terms ask for it.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { keepSoldMonths } from "./agreed.store.ts";

const INTERVAL_MS = 60_000;

/** The rounds of a process; several processes may run them. */
export function createTermsJobs(deps: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    INTERVAL_MS,
    () => keepSoldMonths(deps.pool, new Date(deps.now())),
    (error) => deps.onError(error, "sold leads could not be counted and wait for a round"),
  );
}
