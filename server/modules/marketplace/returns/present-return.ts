// Presents a return for the API: each party gets its own part of the money and the evidence, and
// does not learn the other's identity.
import { type TurnFacts, deadlineMs, turnOf } from "../../../../domain/returns/turn.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import type { ReturnEvidence } from "../../../../contract/marketplace/return-evidence.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type ReturnRow, partiesOf } from "./return.store.ts";

export function presentReturn(row: ReturnRow, actor: Actor, nowMs: number): Return {
  const parties = partiesOf(row);
  const facts: TurnFacts = {
    status: row.status,
    answerUntilMs: row.answer_until.getTime(),
    isAnswered: row.answer !== null,
    asked: row.asked,
  };
  const deadline = deadlineMs(facts, row.decide_until?.getTime() ?? null, nowMs);
  const isFiled = row.status === "filed";
  const isAffiliate = actor.role === "affiliate";
  return {
    id: row.id,
    sale_id: row.sale_id,
    lead_id: row.lead_id,
    lead: {
      side: row.side,
      property_type: row.property_type,
      city: row.city,
      state: row.state,
    },
    reason: row.reason,
    status: row.status,
    turn: turnOf(facts, nowMs),
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    filed_at: row.filed_at.toISOString(),
    note: row.note,
    evidence: row.evidence === null || !isAffiliate ? row.evidence : forAffiliate(row.evidence),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    answer_until: row.answer_until.toISOString(),
    decide_until: isFiled ? (row.decide_until?.toISOString() ?? null) : null,
    only_people_approve: isFiled && !isAffiliate && (row.people_only || row.disputed),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    decision_note: row.decision_note,
    price_cents: isAffiliate || !seesMoney(actor) ? null : centsToJson(row.price_cents),
    earning_cents:
      actor.role !== "advertiser" && seesMoney(actor) ? centsToJson(row.earning_cents) : null,
    buyer_id: isAffiliate ? null : row.buyer_id,
    affiliate_id: actor.role === "advertiser" ? null : row.affiliate_id,
    abilities: {
      answer:
        isFiled &&
        row.answer === null &&
        nowMs <= facts.answerUntilMs &&
        isOffered(actor, "answer", "return", parties),
      decide: isFiled && isOffered(actor, "decide", "return", parties),
      withdraw: isFiled && isOffered(actor, "withdraw", "return", parties),
      write: isFiled && isOffered(actor, "write", "return", parties),
    },
  };
}

/**
 * Leaves out what names the buyer's campaign, reveals its criteria, or leads to another affiliate's
 * lead.
 */
function forAffiliate(evidence: ReturnEvidence): ReturnEvidence {
  return {
    ...evidence,
    bought: null,
    earlier:
      evidence.earlier === null ? null : { ...evidence.earlier, sale_id: null, lead_id: null },
  };
}
