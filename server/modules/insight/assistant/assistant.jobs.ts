// Deletes conversations that have not been used for a quarter.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { deleteOldThreads } from "./thread.store.ts";

const ASSISTANT_INTERVAL_MS = 3_600_000;
/** A quarter after the last message; our own choice. */
const KEPT_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 1_000;

export function createAssistantJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    ASSISTANT_INTERVAL_MS,
    () => deleteOldThreads(pool, new Date(now() - KEPT_MS), AT_ONCE),
    (error) =>
      onError(
        error,
        "old conversations with the assistant could not be deleted and wait for the next round",
      ),
  );
}
