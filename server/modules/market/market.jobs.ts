// The market's clockwork: steps listings, ends them, forgets the contacts of what nobody bought.
import type pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import type { MarketRules } from "./arrival.ts";
import { endListings, forgetUnsoldContacts, stepPrices } from "./listing-steps.store.ts";

const EVERY_MS = 5_000;
const MODIFIERS_EVERY_MS = 10 * 60_000;

export interface MarketJobsDeps {
  readonly pool: pg.Pool;
  readonly rules: () => MarketRules;
  readonly now: () => number;
  /** Brings the buyers' bid modifiers up to their returns; the module of the returns does it. */
  readonly refreshModifiers: (atMs: number) => Promise<number>;
  readonly onError: (error: unknown, what: string) => void;
}

export interface MarketJobs {
  start(): void;
  stop(): Promise<void>;
  /** One round; what the loop does every few seconds. */
  runOnce(): Promise<void>;
}

/** Builds the loop. Several processes may run it: each row is stepped by whoever locks it first. */
export function createMarketJobs(deps: MarketJobsDeps): MarketJobs {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let modifiersAtMs = -Infinity;
  const runOnce = async (): Promise<void> => {
    const atMs = deps.now();
    await stepPrices(deps.pool, deps.rules().listing, atMs);
    await endListings(deps.pool, atMs);
    await forgetUnsoldContacts(deps.pool, atMs);
    if (atMs - modifiersAtMs >= MODIFIERS_EVERY_MS) {
      await deps.refreshModifiers(atMs);
      modifiersAtMs = atMs;
    }
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await runOnce().catch((error: unknown) => deps.onError(error, "a round of the market's clockwork failed"));
      await sleep(EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
    runOnce,
  };
}
