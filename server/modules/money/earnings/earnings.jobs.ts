// What pending earnings wait for is time: each round makes payable what has come of age since the
// one before.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { matureEarnings } from "./earning-flow.ts";
import { listAffiliatesPending } from "./earning-flow.store.ts";

const EARNINGS_INTERVAL_MS = 10 * 60_000;

/**
 * One round, an affiliate at a time. Returns the cents that became payable. Several processes may
 * run it: the process that locks a sale first moves it.
 */
export async function matureAll(pool: pg.Pool, atMs: number): Promise<bigint> {
  let total = 0n;
  for (const affiliateId of await listAffiliatesPending(pool, atMs))
    total += await inTransaction(pool, (tx) => matureEarnings(tx, affiliateId, atMs));
  return total;
}

/** The rounds of a process. */
export function createEarningJobs(deps: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    EARNINGS_INTERVAL_MS,
    () => matureAll(deps.pool, deps.now()),
    (error) =>
      deps.onError(error, "earnings could not be made payable and wait for the next round"),
  );
}
