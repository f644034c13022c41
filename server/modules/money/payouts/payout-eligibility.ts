// What stands between an affiliate and its next payout, as the domain judges it, and in words for a
// refusal.
import { BANK_CHANGE_HOLD_HOURS } from "../../../../domain/payouts/bank-account.ts";
import type { PayoutEligibilityDocument } from "../../../../contract/money/payout-shapes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { centsToJson, centsToText } from "../../../../domain/money/money.ts";
import {
  type PayoutBlocker,
  type PayoutEligibility,
  bankHeldUntilMs,
  payeeBlockers,
  requestBlockers,
} from "../../../../domain/payouts/payout.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { FORBIDDEN, type Refusal } from "../../../platform/http/refusal.ts";
import {
  type PayeeEligibility,
  type PayeeEligibilityRow,
  findPayeeEligibility,
} from "./payout.store.ts";

const SENTENCES: Readonly<Record<Exclude<PayoutBlocker, "below_least">, string>> = {
  suspended: "The account is suspended.",
  no_tax_details: "Tax details are missing.",
  no_bank_details: "Bank details are missing.",
  shared_bank: "Another account on this network has the same bank account.",
  bank_changed: `The bank account was changed less than ${BANK_CHANGE_HOLD_HOURS} hours ago.`,
  open: "A payout is in progress.",
};

/**
 * A refusal that names everything in the way. `leastCents`: the minimum payout; null where the
 * amount is not in question.
 */
export function notPayable(
  obstacles: readonly PayoutBlocker[],
  leastCents: bigint | null = null,
): Refusal {
  const sentences = obstacles.map((obstacle) =>
    obstacle === "below_least"
      ? `Less than ${leastCents === null ? "the minimum" : centsToText(leastCents)} is payable.`
      : SENTENCES[obstacle],
  );
  return { code: "not_payable", detail: sentences.join(" ") };
}

function payeeOf(
  row: PayeeEligibility,
): Pick<PayoutEligibility, "isSuspended" | "hasTaxDetails" | "bank"> {
  return {
    isSuspended: row.is_suspended,
    hasTaxDetails: row.has_tax,
    bank: row.has_bank
      ? { changedAtMs: row.bank_changed_at?.getTime() ?? null, isShared: row.is_shared }
      : null,
  };
}

/** Why the bank cannot pay now. */
export function obstaclesToPay(row: PayeeEligibility, atMs: number): PayoutBlocker[] {
  return payeeBlockers(payeeOf(row), atMs);
}

/** Why no payout can be requested now. */
export function obstaclesToAsk(
  row: PayeeEligibilityRow,
  leastCents: bigint,
  atMs: number,
): PayoutBlocker[] {
  return requestBlockers(
    {
      ...payeeOf(row),
      hasOpenPayout: row.open_payout_id !== null,
      payableCents: row.payable_cents,
      leastCents,
    },
    atMs,
  );
}

/** Reads it for an affiliate's own people. */
export async function readPayoutEligibility(
  db: Queryable,
  actor: Actor,
  leastCents: bigint,
  atMs: number,
): Promise<Result<PayoutEligibilityDocument, Refusal>> {
  const own = { affiliateId: actor.accountId };
  const row =
    actor.role === "affiliate" && can(actor, "read", "payout", own)
      ? await findPayeeEligibility(db, actor.accountId)
      : null;
  if (row === null) return refuse(FORBIDDEN);
  const heldUntilMs = bankHeldUntilMs(payeeOf(row).bank);
  const missing = leastCents - row.payable_cents;
  return ok({
    obstacles: obstaclesToAsk(row, leastCents, atMs),
    may_ask: isOffered(actor, "ask", "payout", own),
    payable_cents: centsToJson(row.payable_cents),
    least_cents: centsToJson(leastCents),
    missing_cents: missing > 0n ? centsToJson(missing) : 0,
    held_until:
      heldUntilMs === null || heldUntilMs <= atMs ? null : new Date(heldUntilMs).toISOString(),
    open_payout_id: row.open_payout_id,
    schedule: row.payout_schedule,
  });
}
