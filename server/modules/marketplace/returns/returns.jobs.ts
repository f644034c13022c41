// Runs the rounds that advance open returns whose time to answer or to decide has passed.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { escalateReturns } from "./escalate-returns.ts";
import type { ReturnRules } from "./return-deps.ts";

const RETURNS_INTERVAL_MS = 60_000;

export interface ReturnJobsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly rules: () => ReturnRules;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * The rounds of a process. Several processes may run them: the one that locks a return's sale first
 * advances it.
 */
export function createReturnJobs({ pool, now, rules, onError }: ReturnJobsDeps): Ticker {
  return createTicker(
    RETURNS_INTERVAL_MS,
    () =>
      escalateReturns(pool, rules, now(), (error, id) =>
        onError(error, `return ${id} could not be moved on and waits for the next round`),
      ),
    (error) =>
      onError(error, "returns whose time has come could not be found and wait for the next round"),
  );
}
