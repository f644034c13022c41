// Runs the periodic work of distribution: lowers listing prices, ends listings, deletes the
// contacts of unsold leads.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import type { DistributionSettings } from "./arrive/arrival.ts";
import { endListings, forgetUnsoldContacts, stepPrices } from "./listing/listing-steps.store.ts";

const DISTRIBUTION_INTERVAL_MS = 5_000;
const MODIFIERS_INTERVAL_MS = 10 * 60_000;

export interface DistributionJobsDeps {
  readonly pool: pg.Pool;
  readonly rules: () => DistributionSettings;
  readonly now: () => number;
  /** Updates the buyers' bid modifiers from their returns; implemented by the returns module. */
  readonly refreshModifiers: (atMs: number) => Promise<number>;
  readonly onError: (error: unknown, what: string) => void;
}

export interface DistributionJobs extends Ticker {
  /** Runs one round, as the loop does every few seconds. */
  runOnce(): Promise<void>;
}

/**
 * Builds the loop. Several processes may run it: each row is handled by the process that locks it
 * first.
 */
export function createDistributionJobs(deps: DistributionJobsDeps): DistributionJobs {
  let modifiersAtMs = -Infinity;
  const runOnce = async (): Promise<void> => {
    const atMs = deps.now();
    await stepPrices(deps.pool, deps.rules().listing, atMs);
    await endListings(deps.pool, atMs);
    await forgetUnsoldContacts(deps.pool, atMs);
    if (atMs - modifiersAtMs >= MODIFIERS_INTERVAL_MS) {
      await deps.refreshModifiers(atMs);
      modifiersAtMs = atMs;
    }
  };
  return {
    ...createTicker(DISTRIBUTION_INTERVAL_MS, runOnce, (error) =>
      deps.onError(error, "a round of the market's clockwork failed"),
    ),
    runOnce,
  };
}
