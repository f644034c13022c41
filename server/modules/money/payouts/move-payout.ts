// Moves a payout: canceled by its affiliate, decided by the operator, written into the bank's file,
// and sent or failed by the bank.
import {
  type PayoutMoved,
  payoutMovedTopic,
} from "../../../../domain/notifications/kinds/payout-moved.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { transferForPayout } from "../../../../domain/ledger/transfer.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { bankFile } from "../../../../domain/payouts/bank-file.ts";
import {
  type PayoutStep,
  type StepRefusal,
  stepPayout,
} from "../../../../domain/payouts/payout.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertTransfers } from "../ledger/index.ts";
import { appendPaidEvents } from "./events.ts";
import type { PayeeDeps } from "./payee.ts";
import { openBank } from "./payee-seal.ts";
import { findBank } from "./payee.store.ts";
import {
  type PayoutRow,
  findPayout,
  lockPayouts,
  writeApproval,
  writeEnd,
  writeOrder,
  writeSent,
} from "./payout.store.ts";
import type { PayoutDeps } from "./request-payout.ts";
import { notPayable, obstaclesToPay } from "./payout-eligibility.ts";

const REFUSALS: Readonly<Record<Exclude<StepRefusal, "done">, Refusal>> = {
  not_possible: {
    code: "already_decided",
    detail: "This payout's status has changed. Read it again.",
  },
  not_ordered: {
    code: "already_decided",
    detail: "This payout isn't in a bank file yet. Create the bank file first.",
  },
};

export interface Move {
  readonly step: PayoutStep;
  /** Why, where it is refused or came back. */
  readonly reason: string | null;
  /** Who did it; the product itself in the demo. */
  readonly actor: Pick<Actor, "kind" | "id" | "accountId"> | null;
  readonly networkId: string;
  readonly atMs: number;
}

const ACTIONS = {
  approve: "approved",
  reject: "rejected",
  cancel: "cancelled",
  order: "ordered",
  send: "sent",
  fail: "failed",
} as const satisfies Readonly<Record<PayoutStep, string>>;

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
    return stepWithin(tx, row, {
      step,
      reason,
      actor,
      networkId: deps.rules().networkId,
      atMs: deps.now(),
    });
  });
}

/**
 * Takes a step with a payout that is locked, and leaves word of it. The money moves when it is
 * sent.
 */
export async function stepWithin(
  tx: Transaction,
  row: PayoutRow,
  { step, reason, actor, networkId, atMs }: Move,
): Promise<Result<PayoutRow, Refusal>> {
  const next = stepPayout({ status: row.status, ordered: row.ordered_at !== null }, step);
  if (!next.ok) return next.error === "done" ? ok(row) : refuse(REFUSALS[next.error]);
  if (step === "approve" || step === "order") {
    const obstacles = obstaclesToPay(row, atMs);
    if (obstacles.length > 0) return refuse(notPayable(obstacles));
  }
  if (step === "approve") await writeApproval(tx, row.id, atMs);
  else if (step === "order")
    await writeOrder(
      tx,
      row.id,
      (await findBank(tx.client, row.affiliate_id))?.number_last_four ?? "",
      atMs,
    );
  else if (step === "send") {
    const paid = await writeSent(tx, row, atMs);
    await appendPaidEvents(tx, row.affiliate_id, paid, atMs);
    await insertTransfers(
      tx,
      [transferForPayout(row.id, row.affiliate_id, networkId, cents(row.amount_cents))],
      atMs,
    );
  } else await writeEnd(tx, row.id, ACTIONS[step], reason, atMs);
  const by = actor ?? { kind: "system" as const, id: "payouts", accountId: networkId };
  await recordActivity(tx.client, {
    atMs,
    actor: by,
    accountId: by.accountId,
    action: `payout.${ACTIONS[step]}`,
    subjectKind: "payout",
    subjectId: row.id,
    detail: { affiliate_id: row.affiliate_id, amount_cents: centsToJson(row.amount_cents) },
  });
  const moved: PayoutMoved = {
    payoutId: row.id,
    affiliateId: row.affiliate_id,
    networkId,
    status: next.value.status,
    amountCents: centsToJson(row.amount_cents),
  };
  if (step !== "order") await appendOutboxEvent(tx.client, payoutMovedTopic, moved, atMs);
  const changed = await findPayout(tx.client, row.id);
  if (changed === null) throw new Error("a payout that was just moved is gone");
  return ok(changed);
}

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
      const next = stepPayout({ status: row.status, ordered: row.ordered_at !== null }, "order");
      if (!next.ok) return refuse(REFUSALS.not_possible);
      const obstacles = obstaclesToPay(row, atMs);
      if (obstacles.length > 0) return refuse(notPayable(obstacles));
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
