// Runs the rounds of alerts in workers, and in every process the look for a worker.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { createHourReader } from "./read-hours.ts";
import { createSettledReader } from "./read-source-days.ts";
import { runRound } from "./run-round.ts";
import { type WatchDeps, createWorkerLook } from "./watch-worker.ts";

export interface AlertJobsDeps {
  readonly pool: pg.Pool;
  readonly networkId: () => string;
  readonly now: () => number;
  /** Between two rounds, in milliseconds. */
  readonly intervalMs: number;
  readonly onError: (error: unknown, what: string) => void;
}

/** The rounds of a process. Several processes may run them: one at a time does the work. */
export function createAlertJobs({ onError, intervalMs, ...deps }: AlertJobsDeps): Ticker {
  const readHours = createHourReader(deps.pool);
  const readSettled = createSettledReader(deps.pool);
  return createTicker(
    intervalMs,
    () => runRound({ ...deps, readHours, readSettled }, intervalMs),
    (error) => onError(error, "alerts were not judged and wait for the next round"),
  );
}

/** The look for a worker, at the interval of beats. */
export function createWorkerWatch({
  onError,
  intervalMs,
  ...deps
}: WatchDeps & Pick<AlertJobsDeps, "intervalMs" | "onError">): Ticker {
  return createTicker(intervalMs, createWorkerLook(deps), (error) =>
    onError(error, "a worker was not looked for and is at the next beat"),
  );
}
