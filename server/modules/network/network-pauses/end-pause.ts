// Ends pauses by the network: at its word, and at their end.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import {
  type NetworkResumed,
  networkResumedTopic,
} from "../../../../domain/notifications/kinds/network-resumed.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import type { ActivityEntry } from "../activity/index.ts";
import * as store from "./network-pause.store.ts";
import { type PausableThings, keeperOf } from "./pausable-things.ts";
import { pausedThing, termsOf } from "./present-pause.ts";
import { type NetworkPauseDeps, findReadable, recordPause } from "./set-pause.ts";

/** Maximum pauses per round; the others follow in the next. */
const MOST = 500;

/** Ends the pause now. One that is over is returned as it is. */
export async function endNetworkPause(
  deps: NetworkPauseDeps,
  actor: Actor,
  id: string,
): Promise<Result<store.NetworkPauseRow, Refusal>> {
  const done = await inTransaction<Result<store.NetworkPauseRow, Refusal>>(
    deps.pool,
    async ({ client }) => {
      const row = await findReadable(client, actor, id);
      if (!row.ok) return row;
      await finish(client, deps.things, row.value, { actor, endedBy: actor.id }, deps.now());
      const ended = await store.findNetworkPause(client, id);
      return ended === null ? refuse(NOT_FOUND) : ok(ended);
    },
  );
  if (done.ok) await deps.endAccess();
  return done;
}

/**
 * Ends the pauses that are due, each in its own transaction, so that a failing one does not block
 * the others. Returns how many it ended.
 */
export async function endPausesOver(
  { pool, things }: { readonly pool: pg.Pool; readonly things: PausableThings },
  atMs: number,
  onError: (error: unknown, id: string) => void,
): Promise<number> {
  let ended = 0;
  for (const id of await store.listPausesOver(pool, new Date(atMs), MOST)) {
    try {
      const isEnded = await inTransaction(pool, async ({ client }) => {
        const row = await store.findNetworkPause(client, id);
        const by = { actor: { kind: "system", id: "network-pauses" }, endedBy: null } as const;
        return row !== null && (await finish(client, things, row, by, atMs));
      });
      if (isEnded) ended += 1;
    } catch (error) {
      onError(error, id);
    }
  }
  return ended;
}

/**
 * Ends it, with the thing locked first, as every decision locks it. False where another call was
 * faster, or has moved the end.
 */
async function finish(
  db: Queryable,
  things: PausableThings,
  row: store.NetworkPauseRow,
  { actor, endedBy }: { readonly actor: ActivityEntry["actor"]; readonly endedBy: string | null },
  atMs: number,
): Promise<boolean> {
  const keeper = keeperOf(things, row.kind);
  await keeper.lock(db, row.thing_id);
  if (!(await store.finishNetworkPause(db, row.id, { at: new Date(atMs), endedBy }))) return false;
  await keeper.announce(db, row.thing_id);
  await recordPause(db, row, { actor, action: "network_pause.ended", atMs }, termsOf(row));
  const resumed: NetworkResumed = {
    accountId: row.account_id,
    pauseId: row.id,
    thingId: row.thing_id,
    ...pausedThing(row),
    isByTime: endedBy === null,
  };
  await appendOutboxEvent(db, networkResumedTopic, resumed, atMs);
  return true;
}
