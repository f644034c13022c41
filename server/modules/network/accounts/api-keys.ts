// API keys: made and revoked by people, and what a call that carries one may act as.
import type pg from "pg";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { API_KEY_PREFIX, hashKey, makeKey } from "../../../platform/crypto/secret-key.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  NOT_APPROVED,
  NOT_FOUND,
  type Refusal,
  SUSPENDED,
  UNAUTHENTICATED,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import { type ApiKeyRow, findKeyHolder, insertApiKey, revokeApiKey } from "./api-key.store.ts";

export interface ApiKeyDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

/** Makes a key for the actor's account. It is returned once and kept nowhere. */
export async function createKey(
  deps: ApiKeyDeps,
  actor: Actor,
  name: string,
): Promise<Result<{ readonly row: ApiKeyRow; readonly key: string }, Refusal>> {
  if (!can(actor, "update", "account", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const made = makeKey(API_KEY_PREFIX);
  const nowMs = deps.now();
  const row: ApiKeyRow = {
    id: uuidv7(nowMs),
    account_id: actor.accountId,
    name,
    key_hint: made.hint,
    created_at: new Date(nowMs),
    revoked_at: null,
  };
  await inTransaction(deps.pool, async ({ client }) => {
    await insertApiKey(client, {
      id: row.id,
      accountId: row.account_id,
      name,
      keyHash: made.hash,
      keyHint: made.hint,
      createdBy: actor.id,
      createdAt: row.created_at,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor,
      accountId: actor.accountId,
      action: "api_key.created",
      subjectKind: "api_key",
      subjectId: row.id,
      detail: { name, key_hint: made.hint },
    });
  });
  return ok({ row, key: made.key });
}

/** Revokes a key of the actor's account for good. */
export async function revokeKey(
  deps: ApiKeyDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  if (!can(actor, "update", "account", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  return inTransaction(deps.pool, async ({ client }) => {
    const nowMs = deps.now();
    const revoked = await revokeApiKey(client, actor.accountId, id, new Date(nowMs));
    if (revoked === null) return refuse(NOT_FOUND);
    await recordActivity(client, {
      atMs: nowMs,
      actor,
      accountId: actor.accountId,
      action: "api_key.revoked",
      subjectKind: "api_key",
      subjectId: id,
      detail: { name: revoked.name, key_hint: revoked.key_hint },
    });
    return ok(undefined);
  });
}

/** The actor of an API key. A revoked key is as unknown as a wrong one. */
export async function findApiKeyActor(db: Queryable, key: string): Promise<Result<Actor, Refusal>> {
  const holder = await findKeyHolder(db, hashKey(key));
  if (holder === null || holder.revoked) return refuse(UNAUTHENTICATED);
  if (holder.account_status === "suspended") return refuse(SUSPENDED);
  if (isWaiting(holder.account_status)) return refuse(NOT_APPROVED);
  const role = holder.account_kind === "network" ? "admin" : holder.account_kind;
  return ok({ kind: "key", id: holder.id, accountId: holder.account_id, role, teamRole: "owner" });
}
