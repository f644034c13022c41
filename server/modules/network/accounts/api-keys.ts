// Makes, takes over and revokes API keys.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type pg from "pg";
import type { createApiKey } from "../../../../contract/network/api-keys.ts";
import type { Static } from "typebox";
import { KEY_DAYS, MOST_KEY_DAYS, keyEndOf } from "../../../../domain/access/api-key.ts";
import { KEY_SCOPES } from "../../../../domain/access/key-scopes.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import {
  type ApiKeyMade,
  apiKeyMadeTopic,
} from "../../../../domain/notifications/kinds/api-key-made.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { API_KEY_PREFIX, makeKey } from "../../../platform/crypto/secret-key.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { isRange } from "../../../platform/http/allowed-ips.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import { refuseIfFull } from "../limits/index.ts";
import {
  type ApiKeyRow,
  countApiKeys,
  insertApiKey,
  lockApiKey,
  revokeApiKey,
  updateHolder,
} from "./api-key.store.ts";
import { mayMakeKeys, stateOf } from "./find-key-actor.ts";

export interface ApiKeyDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

type KeyRequest = Static<(typeof createApiKey)["request"]["body"]>;

const OVER: Refusal = {
  code: "window_closed",
  detail: "This key was revoked or has expired. Make a new one.",
};

/** Makes a key for the actor's account. It is returned once and kept nowhere. */
export async function createKey(
  deps: ApiKeyDeps,
  actor: Actor,
  asked: KeyRequest,
): Promise<Result<{ readonly row: ApiKeyRow; readonly key: string }, Refusal>> {
  if (!mayMakeKeys(actor)) return refuse(FORBIDDEN);
  const nowMs = deps.now();
  const checked = checkKey(asked, nowMs);
  if (!checked.ok) return checked;
  const made = makeKey(API_KEY_PREFIX);
  const id = uuidv7(nowMs);
  const scopes = KEY_SCOPES.filter((scope) => asked.scopes.includes(scope));
  return inTransaction(deps.pool, async ({ client }) => {
    const full = await refuseIfFull(client, actor.accountId, "api_key", (db) =>
      countApiKeys(db, actor.accountId, new Date(nowMs)),
    );
    if (full !== null) return refuse(full);
    await insertApiKey(client, {
      id,
      accountId: actor.accountId,
      name: asked.name,
      keyHash: made.hash,
      keyHint: made.hint,
      scopes,
      allowedIps: asked.allowed_ips ?? [],
      createdBy: actor.id,
      createdAt: new Date(nowMs),
      expiresAt: checked.value,
    });
    const row = await lockApiKey(client, actor.accountId, id);
    if (row === null) throw new Error("a key that was just made cannot be read");
    await record(client, nowMs, actor, row, {
      action: "api_key.created",
      changes: changesOf(RECORD_FIELDS.api_key, null, comparedOf(row)),
    });
    await notify(client, nowMs, actor, row, false);
    return ok({ row, key: made.key });
  });
}

/**
 * Makes the actor the holder of the account's key: it ends with the actor's rights from now on. A
 * key that the actor holds already stays as it is.
 */
export async function takeOverKey(
  deps: ApiKeyDeps,
  actor: Actor,
  id: string,
): Promise<Result<ApiKeyRow, Refusal>> {
  if (!mayMakeKeys(actor)) return refuse(FORBIDDEN);
  return inTransaction(deps.pool, async ({ client }) => {
    const nowMs = deps.now();
    const row = await lockApiKey(client, actor.accountId, id);
    if (row === null) return refuse(NOT_FOUND);
    if (["revoked", "expired"].includes(stateOf(row, nowMs))) return refuse(OVER);
    if (row.held_by === actor.id) return ok(row);
    await updateHolder(client, id, actor.id);
    const taken = await lockApiKey(client, actor.accountId, id);
    if (taken === null) throw new Error("a locked key cannot be read");
    await record(client, nowMs, actor, taken, {
      action: "api_key.taken_over",
      was: row.holder_name ?? row.held_by,
      changes: changesOf(RECORD_FIELDS.api_key, comparedOf(row), comparedOf(taken)),
    });
    await notify(client, nowMs, actor, taken, true);
    return ok(taken);
  });
}

/** Revokes a key of the actor's account for good. */
export async function revokeKey(
  deps: ApiKeyDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  if (!mayMakeKeys(actor)) return refuse(FORBIDDEN);
  return inTransaction(deps.pool, async ({ client }) => {
    const nowMs = deps.now();
    const row = await lockApiKey(client, actor.accountId, id);
    if (row === null) return refuse(NOT_FOUND);
    await revokeApiKey(client, id, new Date(nowMs));
    await record(client, nowMs, actor, row, {
      action: "api_key.revoked",
      changes: changesOf(RECORD_FIELDS.api_key, comparedOf(row), null),
    });
    return ok(undefined);
  });
}

/** When the key ends; a refusal that names each wrong field. */
function checkKey(asked: KeyRequest, nowMs: number): Result<Date | null, Refusal> {
  const errors: FieldError[] = [];
  if (asked.name.trim() === "")
    errors.push({ field: "/name", code: "invalid", message: "Give the key a name." });
  const end = keyEndOf(
    typeof asked.expires_at === "string" ? Date.parse(asked.expires_at) : asked.expires_at,
    nowMs,
  );
  if (!end.ok)
    errors.push({
      field: "/expires_at",
      code: "invalid",
      message:
        `Give a time within the next ${MOST_KEY_DAYS} days, null for no end, or nothing for ` +
        `${KEY_DAYS} days.`,
    });
  for (const [index, range] of (asked.allowed_ips ?? []).entries())
    if (!isRange(range))
      errors.push({
        field: `/allowed_ips/${index}`,
        code: "invalid",
        message: "Write an IPv4 or IPv6 address, or a range such as 203.0.113.0/24.",
      });
  return end.ok && errors.length === 0
    ? ok(end.endMs === null ? null : new Date(end.endMs))
    : refuse(invalid(errors));
}

async function record(
  db: Queryable,
  atMs: number,
  actor: Actor,
  row: ApiKeyRow,
  {
    action,
    changes,
    ...more
  }: {
    readonly action: ActivityAction;
    readonly changes: readonly ActivityChange[];
    readonly was?: string;
  },
): Promise<void> {
  await recordActivity(db, {
    atMs,
    actor,
    accountId: actor.accountId,
    action,
    subjectKind: "api_key",
    subjectId: row.id,
    detail: { name: row.name, key_hint: row.key_hint, scopes: row.scopes.join(", "), ...more },
    changes,
  });
}

function comparedOf(row: ApiKeyRow): object {
  const { name, scopes, allowed_ips: allowedIps, expires_at: expiresAt, held_by: holder } = row;
  return { name, scopes, allowed_ips: allowedIps, expires_at: expiresAt, holder };
}

async function notify(
  db: Queryable,
  atMs: number,
  actor: Actor,
  row: ApiKeyRow,
  isTakeOver: boolean,
): Promise<void> {
  const made: ApiKeyMade = {
    accountId: actor.accountId,
    keyId: row.id,
    name: row.name,
    by: row.holder_name ?? "",
    isTakeOver,
  };
  await appendOutboxEvent(db, apiKeyMadeTopic, made, atMs);
}
