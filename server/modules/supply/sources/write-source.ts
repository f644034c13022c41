// Creates and merges a source, and replaces its key and the address of its posting page.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { SourceDocument } from "../../../../contract/supply/source-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type NewKey, SOURCE_KEY_PREFIX, makeKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  invalid,
  unseen,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { type SourceDefaults, checkSource, completeSource, documentOf } from "./source-document.ts";
import {
  type SourceRow,
  countSources,
  endOldKey,
  insertSource,
  isAffiliate,
  lockSource,
  updatePostingToken,
  replaceSourceKey,
  updateSource,
} from "./source.store.ts";

const POSTING_TOKEN_BYTES = 16;
const OWNER_ONLY = {
  field: "/status",
  code: "owner_only",
  message:
    "Only its owner pauses and resumes it. To stop it, pause it as the network: " +
    "POST /v1/network-pauses.",
};

export interface SourceDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly defaults: () => SourceDefaults;
  /** Resolves when no process goes by keys that it read before. */
  readonly endAccess: () => Promise<void>;
}

export interface SourceWrite {
  readonly id: string;
  readonly actor: Actor;
  /**
   * Returns the resulting document; `current` is null if the source is new. Undefined if it cannot
   * be made this way.
   */
  readonly change: (current: SourceDocument | null) => SourceDocument | undefined;
}

export interface WrittenSource {
  readonly row: SourceRow;
  /** Only for a source that was just made. */
  readonly key: string | null;
}

/**
 * Applies the change to the source; a new one gets its key. When it returns, every process goes by
 * the source as it is now.
 */
export async function writeSource(
  deps: SourceDeps,
  write: SourceWrite,
): Promise<Result<WrittenSource, Refusal>> {
  return announced(deps, await storeSource(deps, write));
}

function storeSource(
  deps: SourceDeps,
  write: SourceWrite,
): Promise<Result<WrittenSource, Refusal>> {
  // Made outside, because the transaction may be retried.
  const key = makeKey(SOURCE_KEY_PREFIX);
  return inTransaction(deps.pool, async ({ client }) => {
    const current = await lockSource(client, write.id);
    if (current !== null) return changeSource(deps, client, write, current);
    const created = await createSource(deps, client, write, key);
    if (created !== null) return created;
    // Another call made it between the query and the insert.
    const made = await lockSource(client, write.id);
    return made === null ? refuse(NOT_FOUND) : changeSource(deps, client, write, made);
  });
}

/** Returns null if the id was taken in the meantime. */
async function createSource(
  deps: SourceDeps,
  db: Queryable,
  { id, actor, change }: SourceWrite,
  key: NewKey,
): Promise<Result<WrittenSource, Refusal> | null> {
  const document = change(null);
  if (document === undefined) return refuse(NOT_FOUND);
  if (
    !can(actor, "create", "source", { accountId: actor.accountId }) ||
    !(await isAffiliate(db, actor.accountId))
  )
    return refuse(FORBIDDEN);
  const defaults = deps.defaults();
  const complete = completeSource(document, defaults);
  const problems = checkSource(complete, null, defaults, false);
  if (problems.length > 0) return refuse(invalid(problems));
  const full = await refuseIfFull(db, actor.accountId, "source", () =>
    countSources(db, actor.accountId),
  );
  if (full !== null) return refuse(full);
  const row = await insertSource(
    db,
    { id, accountId: actor.accountId, keyHash: key.hash, keyHint: key.hint },
    complete,
    new Date(deps.now()),
    defaults.dailyCap,
  );
  if (row === null) return null;
  await record(db, deps, actor, row, "source.created", changesFrom(null, row));
  return ok({ row, key: key.key });
}

async function changeSource(
  deps: SourceDeps,
  db: Queryable,
  { actor, change }: SourceWrite,
  current: SourceRow,
): Promise<Result<WrittenSource, Refusal>> {
  const subject = { accountId: current.account_id };
  if (!can(actor, "read", "source", subject))
    return refuse(
      unseen({
        creates: change(null) !== undefined,
        mayCreate: can(actor, "create", "source", { accountId: actor.accountId }),
      }),
    );
  if (!can(actor, "update", "source", subject)) return refuse(FORBIDDEN);
  const document = change(documentOf(current));
  if (document === undefined) return refuse(NOT_FOUND);
  const defaults = deps.defaults();
  // Members of the operator's part that a PUT leaves out keep their values: the affiliate cannot
  // reset them. So does the owner's own status, which the operator cannot set.
  const isOwner = actor.accountId === current.account_id;
  const complete = completeSource(
    {
      routing: current.routing,
      daily_cap: current.daily_cap,
      ...(isOwner ? {} : { status: current.status }),
      ...document,
    },
    defaults,
  );
  if (!isOwner && complete.status !== current.status) return refuse(invalid([OWNER_ONLY]));
  const mayOperate = can(actor, "operate", "source", subject);
  const problems = checkSource(complete, current, defaults, mayOperate);
  if (problems.length > 0) return refuse(invalid(problems));
  // The operator's cap is the limit up to which the owner may raise its own again.
  const isNewLimit = mayOperate && complete.daily_cap !== current.daily_cap;
  const limit = isNewLimit ? complete.daily_cap : current.daily_cap_limit;
  const row = await updateSource(db, current.id, complete, new Date(deps.now()), limit);
  await record(db, deps, actor, row, "source.updated", changesFrom(current, row));
  return ok({ row, key: null });
}

export interface ReplacedKey {
  readonly key: NewKey;
  readonly oldUntil: Date | null;
}

/**
 * Replaces the key; the old one works for another `keepOldMs`. With 0 no process admits it any
 * longer when this returns.
 */
export function rotateKey(
  deps: SourceDeps,
  actor: Actor,
  id: string,
  keepOldMs: number,
): Promise<Result<ReplacedKey, Refusal>> {
  const key = makeKey(SOURCE_KEY_PREFIX);
  const at = new Date(deps.now());
  const oldUntil = keepOldMs === 0 ? null : new Date(at.getTime() + keepOldMs);
  return onOwnSource(deps, actor, id, async (client, current) => {
    await replaceSourceKey(client, id, { keyHash: key.hash, keyHint: key.hint, at, oldUntil });
    await record(client, deps, actor, { ...current, key_hint: key.hint }, "source.key_replaced", [
      { field: "key" },
    ]);
    return { key, oldUntil };
  });
}

/** Ends the key before the last replacement, if it still works. */
export function endReplacedKey(
  deps: SourceDeps,
  actor: Actor,
  id: string,
): Promise<Result<SourceRow, Refusal>> {
  return onOwnSource(deps, actor, id, async (client, current) => {
    if (current.old_key_until === null) return current;
    await record(client, deps, actor, current, "source.old_key_ended");
    return endOldKey(client, id, new Date(deps.now()));
  });
}

/** Gives the posting page another address. */
export function rotatePostingToken(
  deps: SourceDeps,
  actor: Actor,
  id: string,
): Promise<Result<SourceRow, Refusal>> {
  const token = randomBytes(POSTING_TOKEN_BYTES).toString("hex");
  return onOwnSource(deps, actor, id, async (client, current) => {
    await record(client, deps, actor, current, "source.posting_link_renewed");
    return updatePostingToken(client, id, token, new Date(deps.now()));
  });
}

/** Runs `work` on the locked source, if the actor may change it, and has every process know. */
async function onOwnSource<Value>(
  deps: SourceDeps,
  actor: Actor,
  id: string,
  work: (client: Queryable, current: SourceRow) => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  const done = await inTransaction<Result<Value, Refusal>>(deps.pool, async ({ client }) => {
    const current = await lockSource(client, id);
    if (current === null || !can(actor, "read", "source", { accountId: current.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "source", { accountId: current.account_id }))
      return refuse(FORBIDDEN);
    return ok(await work(client, current));
  });
  return announced(deps, done);
}

async function announced<Value>(
  { endAccess }: SourceDeps,
  written: Result<Value, Refusal>,
): Promise<Result<Value, Refusal>> {
  if (written.ok) await endAccess();
  return written;
}

function changesFrom(before: SourceRow | null, after: SourceRow): ActivityChange[] {
  const stateOf = (row: SourceRow): object => ({
    ...documentOf(row),
    daily_cap_limit: row.daily_cap_limit,
  });
  return changesOf(RECORD_FIELDS.source, before === null ? null : stateOf(before), stateOf(after));
}

async function record(
  db: Queryable,
  deps: SourceDeps,
  actor: Actor,
  row: SourceRow,
  action: ActivityAction,
  changes: readonly ActivityChange[] = [],
): Promise<void> {
  await recordActivity(db, {
    atMs: deps.now(),
    actor,
    accountId: row.account_id,
    action,
    subjectKind: "source",
    subjectId: row.id,
    detail: { name: row.name, status: row.status, key_hint: row.key_hint },
    changes,
  });
}
