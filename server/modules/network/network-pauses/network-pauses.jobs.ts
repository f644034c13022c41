// Runs the rounds that end pauses by the network at their end.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { endPausesOver } from "./end-pause.ts";
import type { PausableThings } from "./pausable-things.ts";

/** A campaign buys again at most this long after the end of its pause. */
const INTERVAL_MS = 1_000;

/** The rounds of a process. Several processes may run them: the first to lock a thing ends it. */
export function createNetworkPauseJobs({
  pool,
  things,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly things: PausableThings;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    INTERVAL_MS,
    () =>
      endPausesOver({ pool, things }, now(), (error, id) =>
        onError(error, `the network's pause ${id} could not be ended and waits for the next round`),
      ),
    (error) =>
      onError(error, "the network's pauses that are over could not be found and wait for a round"),
  );
}
