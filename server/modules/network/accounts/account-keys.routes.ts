// Serves the API keys of other accounts to the network over HTTP: who reads them, and who revokes
// them.
import * as contract from "../../../../contract/network/account-keys.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { keyRevokedTopic } from "../../../../domain/notifications/kinds/key-revoked.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { recordActivity } from "../activity/index.ts";
import { findAccount } from "./account.store.ts";
import { type ApiKeyRow, listApiKeys, lockAnyKey, revokeApiKey } from "./api-key.store.ts";
import type { ApiKeyDeps } from "./api-keys.ts";
import { presentApiKey } from "./api-keys.routes.ts";

export function registerAccountKeys(host: HttpHost, deps: ApiKeyDeps): void {
  registerOperation(host, contract.listAccountKeys, async ({ actor, params }) => {
    if (!can(actor, "read", "account", { accountId: params.id })) return refuse(NOT_FOUND);
    if (!can(actor, "read", "account_access", null)) return refuse(FORBIDDEN);
    if ((await findAccount(deps.pool, params.id)) === null) return refuse(NOT_FOUND);
    const keys = await listApiKeys(deps.pool, params.id);
    return ok({ items: keys.map((row) => presentApiKey(row, deps.now())) });
  });
  registerOperation(host, contract.revokeAccountKey, async ({ actor, params, body }) => {
    const revoked = await revokeAccountKey(deps, actor, params.id, body.reason.trim());
    return revoked.ok ? ok(presentApiKey(revoked.value, deps.now())) : revoked;
  });
}

/** Revokes a key of any account for good, logs why in that account, and notifies its members. */
function revokeAccountKey(
  deps: ApiKeyDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<ApiKeyRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await lockAnyKey(client, id);
    if (row === null || !can(actor, "read", "account", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "end", "account_access", null)) return refuse(FORBIDDEN);
    if (row.revoked_at !== null) return ok(row);
    const atMs = deps.now();
    const at = new Date(atMs);
    await revokeApiKey(client, id, at);
    await recordActivity(client, {
      atMs,
      actor,
      accountId: row.account_id,
      action: "api_key.revoked",
      subjectKind: "api_key",
      subjectId: id,
      detail: { name: row.name, key_hint: row.key_hint, reason },
    });
    await appendOutboxEvent(
      client,
      keyRevokedTopic,
      { accountId: row.account_id, keyId: id, name: row.name, isOfSource: false, reason },
      atMs,
    );
    return ok({ ...row, revoked_at: at });
  });
}
