// Approves a payout: by one person, or above the network's limit by two.
import type { Actor } from "../../../../domain/access/access.ts";
import { hasRight } from "../../../../domain/access/rights.ts";
import { approve } from "../../../../domain/access/second-person.ts";
import { type Cents, cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { countHolders, samePerson } from "../approvals/index.ts";
import { writeFirstApproval } from "./approval.store.ts";
import type { PayoutRow } from "./payout.store.ts";
import {
  type Move,
  announceStep,
  findMoved,
  findStepRefusal,
  recordStep,
  stepWithin,
} from "./step-payout.ts";

/**
 * Approves a payout that is locked, or keeps the first of two approvals. Refused if the first one
 * is the same person's.
 */
export async function approveWithin(
  tx: Transaction,
  row: PayoutRow,
  move: Move & { readonly actor: Actor },
  onePersonCents: Cents,
): Promise<Result<PayoutRow, Refusal>> {
  // Also says that it was approved before.
  if (findStepRefusal(row, "approve", move.atMs) !== null) return stepWithin(tx, row, move);
  const outcome = approve({
    amountCents: cents(row.amount_cents),
    limitCents: onePersonCents,
    personId: move.actor.id,
    firstPersonId: firstApproverOf(row),
    holders: await countHolders(tx.client, move.networkId, "decide_payouts"),
  });
  if (outcome === "same_person") return refuse(samePerson("payout"));
  if (outcome !== "first") return stepWithin(tx, row, { ...move, approval: outcome });
  await writeFirstApproval(tx, row.id, move.actor.id, move.atMs);
  await recordStep(tx, row, "first_approved", move);
  const changed = await findMoved(tx, row.id);
  await announceStep(tx, changed, move);
  return ok(changed);
}

/** The person of the first approval; null without one, or if they may not approve any longer. */
export function firstApproverOf(row: PayoutRow): string | null {
  const { first_role: role, first_team_role: teamRole } = row;
  return role !== null && teamRole !== null && hasRight({ role, teamRole }, "decide_payouts")
    ? row.first_approved_by
    : null;
}
