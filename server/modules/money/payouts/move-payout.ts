// Moves a payout for a caller who may: canceled by its affiliate, decided by the network, and sent
// or failed by the bank.
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { PayoutStep } from "../../../../domain/payouts/payout.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { approveWithin } from "./approve-payout.ts";
import { type PayoutRow, lockPayouts } from "./payout.store.ts";
import type { PayoutDeps } from "./request-payout.ts";
import { stepWithin } from "./step-payout.ts";

/**
 * Takes a step with a payout of the actor's, or says why not. The same step again changes nothing.
 */
export function movePayout(
  deps: PayoutDeps,
  actor: Actor,
  payoutId: string,
  step: Exclude<PayoutStep, "order">,
  reason: string | null,
): Promise<Result<PayoutRow, Refusal>> {
  const action = step === "cancel" ? "ask" : "decide";
  return inTransaction(deps.pool, async (tx) => {
    const [row] = await lockPayouts(tx, [payoutId]);
    if (row === undefined || !can(actor, "read", "payout", { affiliateId: row.affiliate_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, action, "payout", { affiliateId: row.affiliate_id })) return refuse(FORBIDDEN);
    if (reason === null && (step === "reject" || step === "fail"))
      return refuse(
        invalid([
          { field: "/reason", code: "missing", message: "Enter a reason. The affiliate sees it." },
        ]),
      );
    const { networkId, onePersonCents } = deps.rules();
    const move = { step, reason, actor, networkId, atMs: deps.now() };
    return step === "approve"
      ? approveWithin(tx, row, move, onePersonCents)
      : stepWithin(tx, row, move);
  });
}
