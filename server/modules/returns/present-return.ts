// A return as the API answers it: each party with its own part of the money, and without knowing the other.
import type { Return } from "../../../contract/returns.ts";
import { type Actor, can } from "../../../domain/access/access.ts";
import { centsToJson } from "../../../domain/money/money.ts";
import { RETURN_ANSWER_MS } from "../../../domain/returns/reasons.ts";
import type { ReturnRow } from "./return.store.ts";

export function presentReturn(row: ReturnRow, actor: Actor, nowMs: number): Return {
  const parties = { buyerId: row.buyer_id, affiliateId: row.affiliate_id, assigneeId: row.assignee_id };
  const answerUntilMs = row.filed_at.getTime() + RETURN_ANSWER_MS;
  const isFiled = row.status === "filed";
  return {
    id: row.id, sale_id: row.sale_id, lead_id: row.lead_id, reason: row.reason, status: row.status, filed_at: row.filed_at.toISOString(), note: row.note,
    answer: row.answer, answered_at: row.answered_at?.toISOString() ?? null, answer_until: new Date(answerUntilMs).toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null, decision_note: row.decision_note,
    price_cents: actor.role === "affiliate" ? null : centsToJson(row.price_cents), earning_cents: actor.role === "advertiser" ? null : centsToJson(row.earning_cents),
    buyer_id: actor.role === "affiliate" ? null : row.buyer_id, affiliate_id: actor.role === "advertiser" ? null : row.affiliate_id,
    abilities: {
      answer: isFiled && row.answer === null && nowMs <= answerUntilMs && can(actor, "answer", "return", parties), decide: isFiled && can(actor, "decide", "return", parties),
    },
  };
}
