// Begins a pause by the network, and changes its reason and its end.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import {
  LONGEST_NETWORK_PAUSE_DAYS,
  endProblem,
  isInForce,
} from "../../../../domain/network-pauses/network-pause.ts";
import {
  type NetworkPaused,
  networkPausedTopic,
} from "../../../../domain/notifications/kinds/network-paused.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ActivityEntry, recordActivity } from "../activity/index.ts";
import * as store from "./network-pause.store.ts";
import { type PausableThings, keeperOf } from "./pausable-things.ts";
import { pausedThing, termsOf, timesOf } from "./present-pause.ts";

export interface NetworkPauseDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly things: PausableThings;
  /** Resolves when no process goes by keys that it read before. */
  readonly endAccess: () => Promise<void>;
}

export interface PauseRequest extends store.PauseTarget {
  readonly actor: Actor;
  readonly reason: string;
  readonly endsAt: Date | null;
}

const ALREADY_PAUSED: Refusal = {
  code: "already_decided",
  detail: "The network has paused this already. Change the reason or the end of that pause.",
};
export const PAUSE_OVER: Refusal = {
  code: "already_decided",
  detail: "This pause is over. Begin another one.",
};

/** Pauses the thing. When it returns, every process goes by the pause. */
export async function setNetworkPause(
  deps: NetworkPauseDeps,
  request: PauseRequest,
): Promise<Result<store.NetworkPauseRow, Refusal>> {
  const atMs = deps.now();
  const { actor, endsAt } = request;
  const id = uuidv7(atMs);
  const done = await inTransaction<Result<store.NetworkPauseRow, Refusal>>(
    deps.pool,
    async ({ client }) => {
      const keeper = keeperOf(deps.things, request.kind);
      const thing = await keeper.lock(client, request.thingId);
      if (thing === null) return refuse(NOT_FOUND);
      if (!can(actor, "set", "network_pause", thing)) return refuse(FORBIDDEN);
      const wrong = wrongEnd(endsAt, atMs);
      if (wrong !== null) return refuse(wrong);
      const before = await store.findOpenPause(client, request);
      if (before !== null && isInForce(timesOf(before), atMs)) return refuse(ALREADY_PAUSED);
      if (before !== null)
        await store.finishNetworkPause(client, before.id, { at: new Date(atMs), endedBy: null });
      const isNew = await store.insertNetworkPause(client, {
        ...request,
        ...thing,
        id,
        at: new Date(atMs),
        setBy: actor.id,
      });
      const row = isNew ? await store.findNetworkPause(client, id) : null;
      if (row === null) return refuse(ALREADY_PAUSED);
      await keeper.announce(client, request.thingId);
      await recordPause(client, row, { actor, action: "network_pause.set", atMs }, null);
      await tellOwner(client, row, atMs, false);
      return ok(row);
    },
  );
  if (done.ok) await deps.endAccess();
  return done;
}

export interface PauseChange {
  readonly id: string;
  readonly actor: Actor;
  /** Undefined: unchanged. */
  readonly reason: string | undefined;
  readonly endsAt: Date | null | undefined;
}

/** Changes a pause in force. */
export async function changeNetworkPause(
  deps: NetworkPauseDeps,
  { id, actor, reason, endsAt }: PauseChange,
): Promise<Result<store.NetworkPauseRow, Refusal>> {
  const atMs = deps.now();
  const done = await inTransaction<Result<store.NetworkPauseRow, Refusal>>(
    deps.pool,
    async ({ client }) => {
      const row = await findReadable(client, actor, id);
      if (!row.ok) return row;
      const wrong = endsAt === undefined ? null : wrongEnd(endsAt, atMs);
      if (wrong !== null) return refuse(wrong);
      const next = {
        reason: reason ?? row.value.reason,
        endsAt: endsAt === undefined ? row.value.ends_at : endsAt,
      };
      const isOpen =
        isInForce(timesOf(row.value), atMs) && (await store.updateNetworkPause(client, id, next));
      const changed = isOpen ? await store.findNetworkPause(client, id) : null;
      if (changed === null) return refuse(PAUSE_OVER);
      const entry = { actor, action: "network_pause.changed", atMs } as const;
      await recordPause(client, changed, entry, termsOf(row.value));
      await tellOwner(client, changed, atMs, true);
      return ok(changed);
    },
  );
  if (done.ok) await deps.endAccess();
  return done;
}

/** A pause that the actor may change; refused as if it did not exist where they may not read it. */
export async function findReadable(
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<Result<store.NetworkPauseRow, Refusal>> {
  const row = await store.findNetworkPause(db, id);
  const subject = row === null ? null : { accountId: row.account_id };
  if (row === null || subject === null || !can(actor, "read", "network_pause", subject))
    return refuse(NOT_FOUND);
  return can(actor, "set", "network_pause", subject) ? ok(row) : refuse(FORBIDDEN);
}

function wrongEnd(endsAt: Date | null, atMs: number): Refusal | null {
  const problem = endProblem(endsAt?.getTime() ?? null, atMs);
  if (problem === null) return null;
  const message =
    problem === "not_future"
      ? "Choose a time in the future."
      : `Choose a time at most ${LONGEST_NETWORK_PAUSE_DAYS} days away, or none.`;
  return invalid([{ field: "/ends_at", code: problem, message }]);
}

/** Writes the act into the log of the owner's account, with the terms before and after it. */
export function recordPause(
  db: Queryable,
  row: store.NetworkPauseRow,
  {
    actor,
    action,
    atMs,
  }: {
    readonly actor: ActivityEntry["actor"];
    readonly action: ActivityAction;
    readonly atMs: number;
  },
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  return recordActivity(db, {
    atMs,
    actor,
    accountId: row.account_id,
    action,
    subjectKind: row.kind === "sub_id" || row.kind === "form" ? "source" : row.kind,
    subjectId: row.thing_id,
    detail: {
      network_pause_id: row.id,
      ...pausedThing(row),
    },
    changes: changesOf(
      RECORD_FIELDS.network_pause,
      before,
      action === "network_pause.ended" ? null : termsOf(row),
    ),
  });
}

function tellOwner(
  db: Queryable,
  row: store.NetworkPauseRow,
  atMs: number,
  isChange: boolean,
): Promise<void> {
  const paused: NetworkPaused = {
    accountId: row.account_id,
    pauseId: row.id,
    thingId: row.thing_id,
    ...pausedThing(row),
    reason: row.reason,
    endsAtMs: row.ends_at?.getTime() ?? null,
    timeZone: row.time_zone,
    isChange,
  };
  return appendOutboxEvent(db, networkPausedTopic, paused, atMs);
}
