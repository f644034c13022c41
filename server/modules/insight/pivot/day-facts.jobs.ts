// Runs the rounds that keep the sums of past days for reports.
import type pg from "pg";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { keepDayFacts } from "./keep-day-facts.ts";

export interface DayFactJobsDeps {
  readonly pool: pg.Pool;
  readonly networkId: () => string;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/** The rounds of a process. Several processes may run them. */
export function createDayFactJobs({ onError, ...deps }: DayFactJobsDeps): Ticker {
  return createTicker(
    MINUTE_MS,
    // Not another round before the next minute: days that wait are read from their rows.
    () => keepDayFacts(deps),
    (error) => onError(error, "days could not be summed for reports and wait for the next round"),
  );
}
