// Runs the rounds that remember what leads have in common.
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { type IdentityDeps, rememberIdentities } from "./remember-identities.ts";

const IDENTITIES_INTERVAL_MS = 2_000;

/** The rounds of a process. Of several processes, one at a time runs them. */
export function createLeadJobs({
  now,
  onError,
  ...deps
}: IdentityDeps & {
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    IDENTITIES_INTERVAL_MS,
    () => rememberIdentities(deps, now()),
    (error) =>
      onError(error, "what leads have in common could not be read and waits for the next round"),
  );
}
