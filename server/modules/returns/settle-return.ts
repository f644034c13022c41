// A filed return on its way to its end: the affiliate answers, a person of the network decides.
import { type Actor, can } from "../../../domain/access/access.ts";
import { centsToJson } from "../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { RETURN_ANSWER_MS } from "../../../domain/returns/reasons.ts";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../platform/http/refusal.ts";
import { recordActivity } from "../activity/index.ts";
import type { ReturnDecided } from "./announcement.ts";
import { bookApproval } from "./approve-return.ts";
import type { ReturnDeps } from "./file-return.ts";
import { type ReturnRow, type ReturnedSale, findReturn, insertAnnouncement, lockSaleForReturn, writeAnswer, writeDecision } from "./return.store.ts";

const DECIDED: Refusal = { code: "already_decided", detail: "This return has been decided. A decision is not changed." };
const ANSWERED: Refusal = { code: "already_answered", detail: "This return has been answered in other words. An answer is not changed." };
const TOO_LATE: Refusal = { code: "window_closed", detail: "A return can be answered within 48 hours of its filing. It is decided on the evidence." };
const PAYABLE: Refusal = { code: "already_payable", detail: "The affiliate's earning has been released: decline the return, or settle it outside." };

/** Keeps the affiliate's answer. The same words again change nothing. */
export function answerReturn(deps: ReturnDeps, actor: Actor, returnId: string, answer: string): Promise<Result<ReturnRow, Refusal>> {
  return changeReturn(deps, actor, "answer", returnId, async (tx, row) => {
    if (row.answer !== null) return row.answer === answer ? null : ANSWERED;
    if (row.status !== "filed") return DECIDED;
    const atMs = deps.now();
    if (atMs - row.filed_at.getTime() > RETURN_ANSWER_MS) return TOO_LATE;
    await writeAnswer(tx, row.id, answer, atMs);
    await recordActivity(tx.client, { atMs, actor, accountId: actor.accountId, action: "return.answered", subjectKind: "return", subjectId: row.id, detail: { sale_id: row.sale_id } });
    return null;
  });
}

export interface Decision {
  readonly decision: "approve" | "decline";
  /** Why; buyer and affiliate read it. */
  readonly note: string;
}

/** Decides a return, for good: the same decision again changes nothing, another one is refused. */
export function decideReturn(deps: ReturnDeps, actor: Actor, returnId: string, { decision, note }: Decision): Promise<Result<ReturnRow, Refusal>> {
  const status = decision === "approve" ? "approved" : "declined";
  return changeReturn(deps, actor, "decide", returnId, async (tx, row, sale) => {
    if (row.status !== "filed") return row.status === status ? null : DECIDED;
    const decidedAtMs = deps.now();
    if (status === "approved") {
      if (sale.earning_status !== "pending") return PAYABLE;
      await bookApproval(tx, sale, { returnId: row.id, note, decidedAtMs, networkId: deps.networkId() });
    } else {
      await writeDecision(tx, { returnId: row.id, status, note, decidedAtMs });
    }
    await recordActivity(tx.client, {
      atMs: decidedAtMs, actor, accountId: actor.accountId, action: `return.${status}`, subjectKind: "return", subjectId: row.id, detail: { sale_id: row.sale_id, reason: row.reason },
    });
    const decided: ReturnDecided = {
      leadId: row.lead_id, buyerId: row.buyer_id, affiliateId: row.affiliate_id, approved: status === "approved", priceCents: centsToJson(row.price_cents),
      earningCents: centsToJson(row.earning_cents),
    };
    await insertAnnouncement(tx, "return_decided", decided, decidedAtMs);
    return null;
  });
}

/** Runs a change on the return with its sale locked; `change` says why not, or null when the return is as it should be. */
function changeReturn(
  deps: ReturnDeps, actor: Actor, action: "answer" | "decide", returnId: string, change: (tx: Transaction, row: ReturnRow, sale: ReturnedSale) => Promise<Refusal | null>,
): Promise<Result<ReturnRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const seen = await findReturn(tx.client, returnId);
    const parties = seen === null ? null : { buyerId: seen.buyer_id, affiliateId: seen.affiliate_id, assigneeId: seen.assignee_id };
    if (seen === null || parties === null || !can(actor, "read", "return", parties)) return refuse(NOT_FOUND);
    if (!can(actor, action, "return", parties)) return refuse(FORBIDDEN);
    const sale = await lockSaleForReturn(tx, seen.sale_id);
    // Read again: another may have changed it while this one waited for the lock.
    const row = await findReturn(tx.client, returnId);
    if (sale === null || row === null) return refuse(NOT_FOUND);
    const refusal = await change(tx, row, sale);
    if (refusal !== null) return refuse(refusal);
    const changed = await findReturn(tx.client, returnId);
    return changed === null ? refuse(NOT_FOUND) : ok(changed);
  });
}
