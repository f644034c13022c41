// Runs the rounds that notify accounts of new or changed campaigns that their members follow.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { type FollowerDeps, notifyFollowers } from "./notify-followers.ts";

const FOLLOWS_INTERVAL_MS = 5_000;

/**
 * The rounds of a process. Several processes may run them: the one that marks a follow first
 * notifies its account.
 */
export function createFollowJobs({
  now,
  onError,
  ...deps
}: FollowerDeps & {
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    FOLLOWS_INTERVAL_MS,
    () => notifyFollowers(deps, now()),
    (error) =>
      onError(
        error,
        "what is followed of open demand could not be looked through and waits for the next round",
      ),
  );
}
