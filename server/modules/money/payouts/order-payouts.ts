// Writes approved payouts into the bank's file.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { bankFile } from "../../../../domain/payouts/bank-file.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { PayeeDeps } from "./payee.ts";
import { openBank } from "./payee-seal.ts";
import { findBank } from "./payee.store.ts";
import { lockPayouts } from "./payout.store.ts";
import type { PayoutDeps } from "./request-payout.ts";
import { findStepRefusal, stepWithin } from "./step-payout.ts";

/**
 * Writes the bank's file for approved payouts, all or none, and keeps who did. The one place where
 * account numbers leave the server.
 */
export async function orderPayouts(
  deps: PayoutDeps & PayeeDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<string, Refusal>> {
  if (!can(actor, "order", "payout", { affiliateId: "" })) return refuse(FORBIDDEN);
  return inTransaction(deps.pool, async (tx) => {
    const rows = await lockPayouts(tx, ids);
    if (rows.length < ids.length) return refuse(NOT_FOUND);
    const atMs = deps.now();
    // Looked at before any is written: a refusal ends this transaction with nothing to take back.
    for (const row of rows) {
      const refusal = findStepRefusal(row, "order", atMs);
      if (refusal !== null) return refuse(refusal);
    }
    const orders = [];
    for (const row of rows) {
      const ordered = await stepWithin(tx, row, {
        step: "order",
        reason: null,
        actor,
        networkId: deps.rules().networkId,
        atMs,
      });
      const bank = await findBank(tx.client, row.affiliate_id);
      if (!ordered.ok || bank === null) throw new Error("a payout that could be ordered could not");
      orders.push({
        ...openBank(deps.vault, bank),
        payoutId: row.id,
        amountCents: row.amount_cents,
      });
    }
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: "payout.bank_file_made",
      subjectKind: "account",
      subjectId: actor.accountId,
      detail: { count: orders.length },
    });
    return ok(bankFile(orders));
  });
}
