// Ends offers that were not posted to in time and releases their holds.
import type pg from "pg";
import { GRACE_MS } from "../../../../../domain/pings/limits.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { endHolds, findDue, loadHolds, lockDue, markExpired } from "./hold.store.ts";

/** Maximum offers ended by one round. */
const MOST_PER_ROUND = 500;

export interface ReleaseDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Ends due offers, each in its own transaction; returns how many. Several processes may do so
 * concurrently, and a failed offer does not block the others.
 */
export async function releaseExpiredOffers({ pool, now, onError }: ReleaseDeps): Promise<number> {
  let ended = 0;
  for (const pingId of await findDue(pool, GRACE_MS, MOST_PER_ROUND)) {
    try {
      if (await releaseOffer(pool, pingId, now())) ended += 1;
    } catch (error) {
      onError(error, "an offer whose time is over could not be ended and is tried again");
    }
  }
  return ended;
}

function releaseOffer(pool: pg.Pool, pingId: string, atMs: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const due = await lockDue(tx.client, pingId, GRACE_MS);
    if (due === null) return false;
    const released = await loadHolds(tx.client, pingId, true);
    await markExpired(tx.client, pingId);
    await endHolds(
      tx,
      {
        captured: [],
        released,
        sourceDay:
          due.dayStartMs === null ? null : { sourceId: due.sourceId, dayStartMs: due.dayStartMs },
      },
      atMs,
    );
    return true;
  });
}
