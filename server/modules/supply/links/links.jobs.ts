// Deletes clicks once they are older than reports look back.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { forgetClicks } from "./click.store.ts";

const LINKS_INTERVAL_MS = 3_600_000;
/** The two spans of a report, including the previous one. */
export const KEEP_CLICKS_MS = 800 * 86_400_000;

/** Builds the loop. Any number of processes may run it. */
export function createLinkJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: Queryable;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  const forget = async (): Promise<void> => {
    while ((await forgetClicks(pool, lowestUuidv7(now() - KEEP_CLICKS_MS))) > 0);
  };
  return createTicker(LINKS_INTERVAL_MS, forget, (error) =>
    onError(error, "old clicks could not be forgotten and wait for the next round"),
  );
}
