// Serves accounts and API keys over HTTP.
import * as contract from "../../../../contract/network/accounts.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findAccount, listAccounts } from "./account.store.ts";
import { listApiKeys } from "./api-key.store.ts";
import { createKey, revokeKey } from "./api-keys.ts";
import { presentAccount, presentApiKey } from "./present-account.ts";
import { type AccountDeps, changeStatus } from "./write-account.ts";

export function registerAccounts(host: HttpHost, deps: AccountDeps): void {
  registerOperation(host, contract.listAccounts, async ({ actor, query }) => {
    // `can` lets a person read their own account, and an admin all.
    const scope: Scope =
      actor.role === "admin"
        ? { see: "all" }
        : { see: "own", as: "account", accountId: actor.accountId };
    return pageAnswer(await listAccounts(deps.pool, query, scope), (row) =>
      presentAccount(row, actor),
    );
  });
  registerOperation(host, contract.getAccount, async ({ actor, params }) => {
    const row = await findAccount(deps.pool, params.id);
    if (row === null || !can(actor, "read", "account", { accountId: row.id }))
      return refuse(NOT_FOUND);
    return ok(presentAccount(row, actor));
  });
  registerOperation(host, contract.setAccountStatus, async ({ actor, params, body }) => {
    const changed = await changeStatus(deps, actor, params.id, body.status);
    return changed.ok ? ok(presentAccount(changed.value, actor)) : changed;
  });
  registerApiKeys(host, deps);
}

function registerApiKeys(host: HttpHost, deps: AccountDeps): void {
  registerOperation(host, contract.listApiKeys, async ({ actor }) => {
    if (!can(actor, "update", "account", { accountId: actor.accountId })) return refuse(FORBIDDEN);
    return ok({ items: (await listApiKeys(deps.pool, actor.accountId)).map(presentApiKey) });
  });
  registerOperation(host, contract.createApiKey, async ({ actor, body }) => {
    const created = await createKey(deps, actor, body.name);
    return created.ok
      ? ok({ ...presentApiKey(created.value.row), key: created.value.key })
      : created;
  });
  registerOperation(host, contract.revokeApiKey, async ({ actor, params }) =>
    revokeKey(deps, actor, params.id),
  );
}
