// Serves accounts over HTTP.
import * as contract from "../../../../contract/network/accounts.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findAccount, listAccounts } from "./account.store.ts";
import { presentAccount } from "./present-account.ts";
import { type AccountDeps, changeStatus } from "./write-account.ts";

export function registerAccounts(host: HttpHost, deps: AccountDeps): void {
  registerOperation(host, contract.listAccounts, async ({ actor, query }) => {
    // `can` lets a person read their own account, and an admin all.
    const scope: Scope =
      actor.role === "admin"
        ? { see: "all" }
        : { see: "own", as: "account", accountId: actor.accountId };
    const mayReadTags = can(actor, "read", "account_tag", null);
    return pageAnswer(await listAccounts(deps.pool, query, scope, mayReadTags), (row) =>
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
}
