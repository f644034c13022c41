// Runs the rounds that announce bursts of automatic sales once they are over.
import type pg from "pg";
import { leadsSoldTopic } from "../../../../domain/notifications/kinds/leads-sold.ts";
import { burstEndMs } from "../../../../domain/notifications/sale-burst.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { listBursts, takeBursts } from "./sale-bursts.store.ts";

const BURSTS_INTERVAL_MS = 5_000;

/** Announces every burst that is over at the moment. Returns how many it announced. */
export async function announceBursts(pool: pg.Pool, nowMs: number): Promise<number> {
  const due = (await listBursts(pool)).filter((burst) => burstEndMs(burst) <= nowMs);
  if (due.length === 0) return 0;
  return inTransaction(pool, async ({ client }) => {
    const taken = await takeBursts(
      client,
      due.map(({ accountId }) => accountId),
    );
    for (const sold of taken) await appendOutboxEvent(client, leadsSoldTopic, sold, nowMs);
    return taken.length;
  });
}

/** The rounds of a process. Several processes may run them: each burst is announced by one. */
export function createBurstJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  return createTicker(
    BURSTS_INTERVAL_MS,
    () => announceBursts(pool, now()),
    (error) => onError(error, "sales could not be announced and wait for the next round"),
  );
}
