// Runs the rounds that remind buyers of call-backs whose time has come, and assign new leads.
import type pg from "pg";
import { callbackDueTopic } from "../../../../domain/notifications/kinds/callback-due.ts";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { assignNewSales } from "./assign-new-sales.ts";
import { takeDueCallbacks } from "./callback.store.ts";

const CALLBACKS_INTERVAL_MS = 15_000;
/** A new lead should not wait: most who answer at all answer a call within minutes. */
const ASSIGNMENT_INTERVAL_MS = 2_000;

/** Reminds of every call-back that is due at the moment. Returns how many notifications it made. */
export async function remindOfCallbacks(pool: pg.Pool, nowMs: number): Promise<number> {
  let reminded = 0;
  for (;;) {
    const { taken, due } = await inTransaction(pool, async (tx) => {
      const round = await takeDueCallbacks(tx, nowMs);
      for (const callback of round.due)
        await appendOutboxEvent(tx.client, callbackDueTopic, callback, nowMs);
      return round;
    });
    if (taken === 0) return reminded;
    reminded += due.length;
  }
}

/** The rounds of a process. Several processes may run them: each call-back is taken by one. */
export function createSaleJobs({
  pool,
  now,
  onError,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}): Ticker {
  const rounds = [
    createTicker(
      CALLBACKS_INTERVAL_MS,
      () => remindOfCallbacks(pool, now()),
      (error) => onError(error, "call-backs could not be reminded of and wait for the next round"),
    ),
    createTicker(
      ASSIGNMENT_INTERVAL_MS,
      () => assignNewSales(pool, now()),
      (error) => onError(error, "new leads could not be assigned and wait for the next round"),
    ),
  ];
  return {
    start: () => rounds.forEach((round) => round.start()),
    stop: async () => void (await Promise.all(rounds.map((round) => round.stop()))),
  };
}
