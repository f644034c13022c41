// Serves API keys over HTTP.
import * as contract from "../../../../contract/network/api-keys.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type ApiKeyRow, listApiKeys } from "./api-key.store.ts";
import { type ApiKeyDeps, createKey, revokeKey, takeOverKey } from "./api-keys.ts";
import { mayMakeKeys, stateOf } from "./find-key-actor.ts";

export function registerApiKeys(host: HttpHost, deps: ApiKeyDeps): void {
  const present = (row: ApiKeyRow): contract.ApiKey => presentApiKey(row, deps.now());
  registerOperation(host, contract.listApiKeys, async ({ actor }) =>
    mayMakeKeys(actor)
      ? ok({ items: (await listApiKeys(deps.pool, actor.accountId)).map(present) })
      : refuse(FORBIDDEN),
  );
  registerOperation(host, contract.createApiKey, async ({ actor, body }) => {
    const created = await createKey(deps, actor, body);
    return created.ok ? ok({ ...present(created.value.row), key: created.value.key }) : created;
  });
  registerOperation(host, contract.takeOverApiKey, async ({ actor, params }) => {
    const taken = await takeOverKey(deps, actor, params.id);
    return taken.ok ? ok(present(taken.value)) : taken;
  });
  registerOperation(host, contract.revokeApiKey, ({ actor, params }) =>
    revokeKey(deps, actor, params.id),
  );
}

export function presentApiKey(row: ApiKeyRow, nowMs: number): contract.ApiKey {
  return {
    id: row.id,
    name: row.name,
    key_hint: row.key_hint,
    scopes: [...row.scopes],
    state: stateOf(row, nowMs),
    created_at: row.created_at.toISOString(),
    made_by: { user_id: row.created_by, name: row.maker_name ?? "" },
    held_by: { user_id: row.held_by, name: row.holder_name ?? "" },
    expires_at: row.expires_at?.toISOString() ?? null,
    allowed_ips: row.allowed_ips,
    last_used_at: row.used_at?.toISOString() ?? null,
    last_used_from: row.used_from,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
