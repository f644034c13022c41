// A payout as the API answers it.
import type { Payout } from "../../../../contract/money/payout-shapes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { OPEN_PAYOUTS, stepPayout } from "../../../../domain/payouts/payout.ts";
import type { PayoutRow } from "./payout.store.ts";
import { obstaclesToPay } from "./payout-eligibility.ts";

/** As this caller may see it, and with what this caller may do, at `atMs`. */
export function presentPayout(row: PayoutRow, actor: Actor, atMs: number): Payout {
  const { affiliate_id: affiliateId, status } = row;
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  const state = { status, ordered: row.ordered_at !== null };
  const may = (action: "ask" | "decide" | "order"): boolean =>
    can(actor, action, "payout", { affiliateId });
  const isOpen = OPEN_PAYOUTS.some((open) => open === status);
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
    obstacles: actor.role === "admin" && isOpen ? obstaclesToPay(row, atMs) : [],
    abilities: {
      cancel: may("ask") && stepPayout(state, "cancel").ok,
      decide: may("decide") && stepPayout(state, "approve").ok,
      order: may("order") && stepPayout(state, "order").ok,
      end: may("decide") && stepPayout(state, "fail").ok,
    },
  };
}
