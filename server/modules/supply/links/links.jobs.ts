// Clicks are kept for as long as reports look back, and then forgotten.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { forgetClicks } from "./click.store.ts";

const LINKS_INTERVAL_MS = 3_600_000;
/** Two spans of a report, the one before included. */
export const KEEP_CLICKS_MS = 800 * 86_400_000;

/** The rounds of a process. Any number of them may do it. */
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
