// Takes one step with a payout: writes its state, moves the money when it is sent, records the step
// and notifies the account that it concerns.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type PayoutMoved,
  payoutMovedTopic,
} from "../../../../domain/notifications/kinds/payout-moved.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { transferForPayout } from "../../../../domain/ledger/transfer.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import {
  type PayoutState,
  type PayoutStep,
  type StepRefusal,
  stepPayout,
} from "../../../../domain/payouts/payout.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertTransfers } from "../ledger/index.ts";
import { writeApproval } from "./approval.store.ts";
import { appendPaidEvents } from "./events.ts";
import { findBank } from "./payee.store.ts";
import { type PayoutRow, findPayout, writeEnd, writeOrder, writeSent } from "./payout.store.ts";
import { notPayable, obstaclesToPay } from "./payout-eligibility.ts";

const CHANGED: Refusal = {
  code: "already_decided",
  detail: "This payout's status has changed. Read it again.",
};
const REFUSALS: Readonly<Record<StepRefusal, Refusal>> = {
  done: CHANGED,
  not_possible: CHANGED,
  not_ordered: {
    code: "already_decided",
    detail: "This payout isn't in a bank file yet. Create the bank file first.",
  },
};

export interface Move {
  readonly step: PayoutStep;
  /** Where the step approves it: how. One person's approval if left out. */
  readonly approval?: "one" | "second" | "alone";
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

/** Why the step cannot be taken now, also because it was taken before; null if it can. */
export function findStepRefusal(row: PayoutRow, step: PayoutStep, atMs: number): Refusal | null {
  const next = stepPayout(stateOf(row), step);
  if (!next.ok) return REFUSALS[next.error];
  const obstacles = step === "approve" || step === "order" ? obstaclesToPay(row, atMs) : [];
  return obstacles.length > 0 ? notPayable(obstacles) : null;
}

/**
 * Takes a step with a payout that is locked, and leaves word of it. The money moves when it is
 * sent.
 */
export async function stepWithin(
  tx: Transaction,
  row: PayoutRow,
  { step, approval, reason, actor, networkId, atMs }: Move,
): Promise<Result<PayoutRow, Refusal>> {
  const next = stepPayout(stateOf(row), step);
  if (!next.ok && next.error === "done") return ok(row);
  const refusal = findStepRefusal(row, step, atMs);
  if (refusal !== null) return refuse(refusal);
  if (step === "approve") {
    const personId = actor?.id ?? null;
    await writeApproval(tx, row.id, { personId, isSecond: approval === "second" }, atMs);
  } else if (step === "order")
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
  const action = approval === "alone" ? "approved_alone" : ACTIONS[step];
  const changed = await findMoved(tx, row.id);
  await recordStep(tx, row, action, { actor, networkId, atMs }, changed);
  if (step !== "order") await announceStep(tx, changed, { networkId, atMs });
  return ok(changed);
}

const stateOf = ({ status, ordered_at: at }: PayoutRow): PayoutState => ({
  status,
  ordered: at !== null,
});

/** Records the step in the activity of the actor's account. */
export async function recordStep(
  { client }: Transaction,
  row: PayoutRow,
  action: (typeof ACTIONS)[PayoutStep] | "first_approved" | "approved_alone",
  { actor, networkId, atMs }: Pick<Move, "actor" | "networkId" | "atMs">,
  after: PayoutRow = row,
): Promise<void> {
  const by = actor ?? { kind: "system" as const, id: "payouts", accountId: networkId };
  await recordActivity(client, {
    atMs,
    actor: by,
    accountId: by.accountId,
    action: `payout.${action}`,
    subjectKind: "payout",
    subjectId: row.id,
    detail: { affiliate_id: row.affiliate_id, amount_cents: centsToJson(row.amount_cents) },
    changes: changesOf(["status"], row, after),
  });
}

/** Notifies the account that the payout's state concerns. */
export async function announceStep(
  { client }: Transaction,
  row: PayoutRow,
  { networkId, atMs }: Pick<Move, "networkId" | "atMs">,
): Promise<void> {
  const moved: PayoutMoved = {
    payoutId: row.id,
    affiliateId: row.affiliate_id,
    networkId,
    status: row.status,
    amountCents: centsToJson(row.amount_cents),
    isApprovedOnce: row.status === "requested" && row.first_approved_by !== null,
  };
  await appendOutboxEvent(client, payoutMovedTopic, moved, atMs);
}

/** Reads the payout as it is after a step. */
export async function findMoved({ client }: Transaction, id: string): Promise<PayoutRow> {
  const changed = await findPayout(client, id);
  if (changed === null) throw new Error("a payout that was just moved is gone");
  return changed;
}
