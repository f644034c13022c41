// Wallets, their movements and sandbox top-ups over HTTP.
import {
  getWallet,
  getWalletMovement,
  getWalletMovementTotals,
  listWalletMovements,
  topUpWallet,
} from "../../../../contract/money/money.ts";
import { can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { presentMovement, presentWallet } from "./present-wallet.ts";
import { readPromotion } from "./read-promotion.ts";
import { type WalletDeps, topUp } from "./top-up.ts";
import { findMovement, findWallet, listMovements, sumMovements } from "./wallet.store.ts";

export function registerWallet(host: HttpHost, deps: WalletDeps): void {
  registerOperation(host, getWallet, async ({ actor }) => {
    const wallet = can(actor, "read", "wallet", { accountId: actor.accountId })
      ? await findWallet(deps.pool, actor.accountId)
      : null;
    if (wallet === null) return refuse(NOT_FOUND);
    const { leftCents } = await readPromotion(deps.pool, wallet.account_id, wallet.balance_cents);
    return ok(presentWallet(wallet, leftCents));
  });
  registerOperation(host, listWalletMovements, async ({ actor, query }) =>
    pageAnswer(await listMovements(deps.pool, query, scopeFor(actor, "wallet")), presentMovement),
  );
  registerOperation(host, getWalletMovementTotals, async ({ actor, query }) => {
    const scope = scopeFor(actor, "wallet");
    if (scope.see === "none") return refuse(FORBIDDEN);
    const summed = await sumMovements(deps.pool, query, scope);
    if (!summed.ok) return refuse(invalid(summed.error));
    return ok({
      movements: Number(summed.value.movements),
      in_cents: centsToJson(summed.value.in_cents),
      out_cents: centsToJson(summed.value.out_cents),
    });
  });
  registerOperation(host, getWalletMovement, async ({ actor, params }) => {
    const row = await findMovement(deps.pool, params.id);
    return row === null || !can(actor, "read", "wallet", { accountId: row.account_id })
      ? refuse(NOT_FOUND)
      : ok(presentMovement(row));
  });
  registerOperation(host, topUpWallet, async ({ actor, body, headers }) =>
    topUp(deps, {
      actor,
      amountCents: cents(body.amount_cents),
      idempotencyKey: headers["idempotency-key"],
    }),
  );
}
