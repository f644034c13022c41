// Runs the rounds that notify accounts of new listings that match their saved searches.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { type WatchDeps, notifyWatchers } from "./notify-watchers.ts";

const LISTINGS_INTERVAL_MS = 15_000;

/**
 * The rounds of a process. Several processes may run them: the one that marks a search first
 * notifies its account.
 */
export function createListingJobs({
  now,
  onError,
  ...deps
}: WatchDeps & {
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    LISTINGS_INTERVAL_MS,
    () => notifyWatchers(deps, now()),
    (error) =>
      onError(error, "saved searches could not be looked through and wait for the next round"),
  );
}
