// Makes the calls that are due: a few of each receiver together, under leases that run out with
// their holder, until they arrive or their attempts are used up.
import type pg from "pg";
import {
  type AfterAttempt,
  type OffReason,
  afterAttempt,
  offReason,
} from "../../../domain/attempts/attempt.ts";
import type { Ticker } from "../clock/ticker.ts";
import { type Transaction, inTransaction } from "../db/transaction.ts";
import type { MadeAttempt } from "../http/make-attempt.ts";
import {
  type CallTables,
  type DueCall,
  leaseDueCalls,
  forgetCalls,
  lockReceiver,
  noteHealth,
  releaseCalls,
  switchOff,
  writeAttempt,
} from "./call-queue.store.ts";
import { createLeasedWork } from "./leased-work.ts";

const QUEUE_POLL_INTERVAL_MS = 500;
const FORGET_INTERVAL_MS = 600_000;
/** Longer than a call may take. */
const LEASE_MS = 30_000;
const AT_ONCE = 32;
const EACH = 4;

export interface CallWorkDeps {
  readonly pool: pg.Pool;
  readonly holderId: string;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onError: (error: unknown, what: string) => void;
  /** How long ended calls are kept with their log, in milliseconds. */
  readonly keptMs: () => number;
  /**
   * Milliseconds until what a killed process held is taken by another, by the database's clock.
   * Default: half a minute.
   */
  readonly leaseMs?: number;
}

export interface CallWork<Due extends DueCall, Made extends MadeAttempt> {
  /** What the calls are called in the log: "postbacks". */
  readonly name: string;
  readonly tables: CallTables;
  /** Null where nothing is left to send; it has ended the call then. */
  readonly make: (due: Due) => Promise<Made | null>;
  /** Leaves word that a receiver was switched off, in the transaction that does it. */
  readonly tellOff: (tx: Transaction, due: Due, reason: OffReason, atMs: number) => Promise<void>;
  /**
   * Does what else follows from a try, in the transaction that writes it down. Default: nothing.
   */
  readonly follow?: (
    tx: Transaction,
    due: Due,
    made: Made,
    after: AfterAttempt,
    atMs: number,
  ) => Promise<void>;
}

/** Builds the loop. Any number of processes may run it: each call has one holder at a time. */
export function createCallWork<Due extends DueCall, Made extends MadeAttempt = MadeAttempt>(
  deps: CallWorkDeps,
  work: CallWork<Due, Made>,
): Ticker {
  const { pool, holderId, now, leaseMs = LEASE_MS } = deps;
  const { tables } = work;
  return createLeasedWork<Due>(
    work.name,
    {
      everyMs: QUEUE_POLL_INTERVAL_MS,
      atOnce: AT_ONCE,
      tidyEveryMs: FORGET_INTERVAL_MS,
      claim: (most) =>
        leaseDueCalls<Due>(pool, tables, {
          holderId,
          most,
          each: EACH,
          leaseMs,
          now: new Date(now()),
        }),
      run: async (due) => {
        const made = await work.make(due);
        if (made === null) return;
        await inTransaction(pool, async (tx) => {
          const receiver = await lockReceiver(tx, tables, due.receiver_id);
          // Removed while it was called: the log went with it.
          if (receiver !== null) await keep(deps, work, tx, due, made, receiver.isOff);
        });
      },
      release: () => releaseCalls(pool, tables, holderId),
      tidy: async () => {
        while ((await forgetCalls(pool, tables, new Date(now() - deps.keptMs()))) > 0);
      },
    },
    deps,
  );
}

async function keep<Due extends DueCall, Made extends MadeAttempt>(
  { holderId, now, random }: CallWorkDeps,
  { tables, tellOff, follow }: CallWork<Due, Made>,
  tx: Transaction,
  due: Due,
  made: Made,
  isOff: boolean,
): Promise<void> {
  const { tried, retryAfterMs } = made;
  const atMs = now();
  const at = new Date(atMs);
  const after = afterAttempt(tried.verdict, due.tries + 1, random(), retryAfterMs);
  const isWritten = await writeAttempt(tx, tables, {
    id: due.id,
    holderId,
    tried,
    status: after.status,
    nextAt: after.status === "waiting" ? new Date(atMs + after.pauseMs) : null,
    at,
  });
  const failingSince = await noteHealth(
    tx,
    tables,
    due.receiver_id,
    tried.verdict === "delivered",
    at,
  );
  if (isWritten) await follow?.(tx, due, made, after, atMs);
  const reason = isOff ? null : offReason(tried.verdict, failingSince?.getTime() ?? null, atMs);
  if (reason === null) return;
  await switchOff(tx, tables, due.receiver_id, reason, at);
  await tellOff(tx, due, reason, atMs);
}
