// A payout as the API answers it.
import type { Payout } from "../../../../contract/money/payout-shapes.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { needsTwoPersons } from "../../../../domain/access/second-person.ts";
import { type Cents, cents, centsToJson } from "../../../../domain/money/money.ts";
import { OPEN_PAYOUTS, stepPayout } from "../../../../domain/payouts/payout.ts";
import { firstApproverOf } from "./approve-payout.ts";
import type { PayoutRow } from "./payout.store.ts";
import { obstaclesToPay } from "./payout-eligibility.ts";

/** What a payout is shown by. */
export interface PayoutView {
  readonly actor: Actor;
  readonly atMs: number;
  /** Larger payouts need two persons. */
  readonly onePersonCents: Cents;
  /** Number of people who may approve payouts; 0 for callers who may not see it. */
  readonly approvers: number;
}

/** As this caller may see it, and with what this caller may do. */
export function presentPayout(row: PayoutRow, view: PayoutView): Payout {
  const { actor, atMs } = view;
  const { affiliate_id: affiliateId, status } = row;
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  const state = { status, ordered: row.ordered_at !== null };
  const may = (action: "ask" | "decide" | "order"): boolean =>
    isOffered(actor, action, "payout", { affiliateId });
  const isOpen = OPEN_PAYOUTS.some((open) => open === status);
  const first = firstApprovalOf(row, actor);
  const waitsForOthers = first?.is_own === true && needsSecond(row, view);
  return {
    id: row.id,
    affiliate_id: affiliateId,
    status,
    amount_cents: centsToJson(row.amount_cents),
    asked_by: row.requested_by === "weekly" ? "weekly" : "person",
    requested_at: row.requested_at.toISOString(),
    decided_at: iso(row.decided_at),
    ordered_at: iso(row.ordered_at),
    ended_at: iso(row.ended_at),
    bank_last_four: row.bank_last_four,
    reason: row.reason,
    itemised: row.itemised,
    needs_second_person: needsSecond(row, view),
    first_approval: first,
    obstacles: actor.role === "admin" && isOpen ? obstaclesToPay(row, atMs) : [],
    abilities: {
      cancel: may("ask") && stepPayout(state, "cancel").ok,
      approve: may("decide") && stepPayout(state, "approve").ok && !waitsForOthers,
      reject: may("decide") && stepPayout(state, "reject").ok,
      order: may("order") && stepPayout(state, "order").ok,
      end: may("decide") && stepPayout(state, "fail").ok,
    },
  };
}

function needsSecond(row: PayoutRow, { onePersonCents, approvers }: PayoutView): boolean {
  return approvers > 1 && needsTwoPersons(cents(row.amount_cents), onePersonCents);
}

/** The network's own: affiliates are not told who works there. */
function firstApprovalOf(row: PayoutRow, actor: Actor): Payout["first_approval"] {
  const { first_name: name, first_approved_at: at } = row;
  const personId = firstApproverOf(row);
  return actor.role !== "admin" || personId === null || name === null || at === null
    ? null
    : { at: at.toISOString(), by_name: name, is_own: personId === actor.id };
}
