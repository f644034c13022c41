// Requests the payouts of affiliates with a weekly schedule: once a week, from Monday on by the
// network's clock, where nothing blocks them.
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { listWeeklyAskers } from "./payout.store.ts";
import { type PayoutDeps, requestWithin } from "./request-payout.ts";

const PAYOUTS_INTERVAL_MS = 10 * 60_000;

/**
 * One round. Returns how many payouts were requested. Several processes may run it: the second
 * finds a payout under way.
 */
export async function askWeekly({ pool, rules, now }: PayoutDeps): Promise<number> {
  const atMs = now();
  const { networkId, leastCents, timeZone } = rules();
  let asked = 0;
  for (const affiliateId of await listWeeklyAskers(pool, localMoment(timeZone, atMs).starts.week)) {
    const request = await inTransaction(pool, (tx) =>
      requestWithin(tx, { affiliateId, by: "weekly", networkId, leastCents, atMs }),
    );
    if (request.ok) asked += 1;
  }
  return asked;
}

/** The rounds of a process. */
export function createPayoutJobs(
  deps: PayoutDeps & { readonly onError: (error: unknown, what: string) => void },
): Ticker {
  return createTicker(
    PAYOUTS_INTERVAL_MS,
    () => askWeekly(deps),
    (error) =>
      deps.onError(error, "weekly payouts could not be asked for and wait for the next round"),
  );
}
