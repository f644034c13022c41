// Takes a filed return to its end: the affiliate answers, a person of the network decides, or the
// buyer withdraws it.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type ReturnWithdrawn,
  returnWithdrawnTopic,
} from "../../../../domain/notifications/kinds/return-withdrawn.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { endOfWorkingDays } from "../../../../domain/calling/working-days.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { settleWithin } from "./approve-return.ts";
import { appendDecisionDue } from "./escalate-returns.ts";
import { refreshModifiers } from "./refresh-modifiers.ts";
import type { ReturnDeps } from "./return-deps.ts";
import {
  type ReturnRow,
  type ReturnedSale,
  findReturn,
  lockSaleForReturn,
  partiesOf,
  writeAnswer,
  writeWithdrawal,
} from "./return.store.ts";
import { readSaleRecord } from "./sale-record.ts";

/** What an open return takes only. */
export const DECIDED: Refusal = {
  code: "already_decided",
  detail: "This return was already decided. A decision can't be changed.",
};
const ANSWERED: Refusal = {
  code: "already_answered",
  detail: "This return was already answered. An answer can't be changed.",
};
const TOO_LATE: Refusal = {
  code: "window_closed",
  detail: "The time to answer this return is over. It is decided on the evidence.",
};
const PAYABLE: Refusal = {
  code: "already_payable",
  detail: "The affiliate's earning has been released: decline the return, or settle it outside.",
};

/**
 * Stores the affiliate's answer, without the lead's contact data, and escalates the return to the
 * operator. The same answer again changes nothing.
 */
export function answerReturn(
  deps: ReturnDeps,
  actor: Actor,
  returnId: string,
  answer: string,
): Promise<Result<ReturnRow, Refusal>> {
  return changeReturn(deps, actor, "answer", returnId, async (tx, row, sale) => {
    const { opened } = await readSaleRecord(tx.client, deps, sale);
    const kept = leaveOutContact(answer, opened?.contact ?? null);
    if (row.answer !== null) return row.answer === kept ? null : ANSWERED;
    if (row.status !== "filed") return DECIDED;
    const atMs = deps.now();
    if (atMs > row.answer_until.getTime()) return TOO_LATE;
    const { timeZone, terms } = deps.rules();
    const untilMs = endOfWorkingDays(atMs, timeZone, terms.decideDays);
    await writeAnswer(tx, row.id, kept, atMs, untilMs);
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: "return.answered",
      subjectKind: "return",
      subjectId: row.id,
      detail: { sale_id: row.sale_id },
    });
    await appendDecisionDue(tx, row, deps.rules(), { wasAnswered: true, untilMs, atMs });
    return null;
  });
}

/**
 * Takes the buyer's open return back: the sale stands. The same again changes nothing. The
 * affiliate learns of it, since it may be working on its answer.
 */
export function withdrawReturn(
  deps: ReturnDeps,
  actor: Actor,
  returnId: string,
): Promise<Result<ReturnRow, Refusal>> {
  return changeReturn(deps, actor, "withdraw", returnId, async (tx, row) => {
    if (row.status === "withdrawn") return null;
    if (row.status !== "filed") return DECIDED;
    const atMs = deps.now();
    await writeWithdrawal(tx, row.id, atMs);
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      action: "return.withdrawn",
      subjectKind: "return",
      subjectId: row.id,
      detail: { sale_id: row.sale_id },
      changes: changesOf(["status"], row, { status: "withdrawn" }),
    });
    const payload: ReturnWithdrawn = {
      leadId: row.lead_id,
      affiliateId: row.affiliate_id,
      earningCents: centsToJson(row.earning_cents),
    };
    await appendOutboxEvent(tx.client, returnWithdrawnTopic, payload, atMs);
    return null;
  });
}

export interface Decision {
  readonly decision: "approve" | "decline";
  /** The reason, shown to buyer and affiliate. */
  readonly note: string;
}

/**
 * Decides a return, for good: the same decision again changes nothing, another one is refused. A
 * decline updates the buyer's rank immediately.
 */
export async function decideReturn(
  deps: ReturnDeps,
  actor: Actor,
  returnId: string,
  { decision, note }: Decision,
): Promise<Result<ReturnRow, Refusal>> {
  const status = decision === "approve" ? "approved" : "declined";
  const decidedAtMs = deps.now();
  const decided = await changeReturn(deps, actor, "decide", returnId, async (tx, row, sale) => {
    if (row.status !== "filed") return row.status === status ? null : DECIDED;
    if (status === "approved" && sale.earning_status !== "pending") return PAYABLE;
    await settleWithin(tx, row, sale, {
      status,
      by: "admin",
      note,
      decidedAtMs,
      networkId: deps.rules().networkId,
      actor,
    });
    return null;
  });
  if (decided.ok && status === "declined")
    await refreshModifiers(deps.pool, deps.rules().terms, decidedAtMs, decided.value.buyer_id);
  return decided;
}

/**
 * Runs a change on the return with its sale locked; `change` returns the refusal, or null on
 * success.
 */
function changeReturn(
  deps: ReturnDeps,
  actor: Actor,
  action: "answer" | "decide" | "withdraw",
  returnId: string,
  change: (tx: Transaction, row: ReturnRow, sale: ReturnedSale) => Promise<Refusal | null>,
): Promise<Result<ReturnRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const seen = await findReturn(tx.client, returnId);
    const parties = seen === null ? null : partiesOf(seen);
    if (seen === null || parties === null || !can(actor, "read", "return", parties))
      return refuse(NOT_FOUND);
    if (!can(actor, action, "return", parties)) return refuse(FORBIDDEN);
    const sale = await lockSaleForReturn(tx, seen.sale_id);
    // Read again: another transaction may have changed it while this one waited for the lock.
    const row = await findReturn(tx.client, returnId);
    if (sale === null || row === null) return refuse(NOT_FOUND);
    const refusal = await change(tx, row, sale);
    if (refusal !== null) return refuse(refusal);
    const changed = await findReturn(tx.client, returnId);
    return changed === null ? refuse(NOT_FOUND) : ok(changed);
  });
}
