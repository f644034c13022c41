// Approves or rejects a manual entry that waits for a second person.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { hasRight } from "../../../../domain/access/rights.ts";
import { approve } from "../../../../domain/access/second-person.ts";
import { riskOf } from "../../../../domain/ledger/manual-entry.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { countHolders, samePerson } from "../approvals/index.ts";
import { bookWithin, entryOf, lockForEntry } from "./book-entry.ts";
import type { ManualEntryDeps } from "./make-entry.ts";
import {
  type ManualEntryRow,
  findManualEntry,
  lockManualEntry,
  writeRejection,
} from "./manual-entry.store.ts";

const CHANGED: Refusal = {
  code: "already_decided",
  detail: "This entry was decided before. Read it again.",
};
const NO_REASON = invalid([{ field: "/reason", code: "missing", message: "Enter a reason." }]);

export interface EntryDecision {
  readonly id: string;
  readonly decision: "approve" | "reject";
  readonly reason: string | null;
}

/** Decides it as it is once its row is locked; the same decision again changes nothing. */
export function decideEntry(
  deps: ManualEntryDeps,
  actor: Actor,
  { id, decision, reason }: EntryDecision,
): Promise<Result<ManualEntryRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const row = await lockManualEntry(tx, id);
    if (row === null) return refuse(NOT_FOUND);
    const subject = { accountId: row.account_id, isBooked: row.status === "booked" };
    if (!can(actor, "read", "manual_entry", subject)) return refuse(NOT_FOUND);
    if (!can(actor, "book", "manual_entry", subject)) return refuse(FORBIDDEN);
    if (row.status !== "waiting")
      return row.status === (decision === "approve" ? "booked" : "rejected")
        ? ok(row)
        : refuse(CHANGED);
    if (decision === "approve") return approveWithin(tx, deps, actor, row);
    return reason === null ? refuse(NO_REASON) : rejectWithin(tx, deps, actor, row, reason);
  });
}

async function approveWithin(
  tx: Transaction,
  deps: ManualEntryDeps,
  actor: Actor,
  row: ManualEntryRow,
): Promise<Result<ManualEntryRow, Refusal>> {
  const wallet = await lockForEntry(tx, row.account_id);
  if (wallet === null) return refuse(NOT_FOUND);
  const { networkId, onePersonCents } = deps.rules();
  const { maker_role: role, maker_team_role: teamRole } = row;
  const mayMaker = role !== null && teamRole !== null && hasRight({ role, teamRole }, "book_money");
  const outcome = approve({
    amountCents: riskOf(entryOf(row, networkId), wallet),
    limitCents: onePersonCents,
    personId: actor.id,
    // What a person made who may no longer book money was looked at by one person: this one.
    firstPersonId: mayMaker || row.made_by === actor.id ? row.made_by : null,
    holders: await countHolders(tx.client, networkId, "book_money"),
  });
  if (outcome === "same_person" || outcome === "first")
    return refuse(outcome === "first" ? MAKER_GONE : samePerson("entry"));
  return bookWithin(tx, { row, wallet, actor, outcome, networkId, atMs: deps.now() });
}

const MAKER_GONE: Refusal = {
  code: "second_person_needed",
  detail:
    "The person who made this entry may no longer book money. Reject it, and make it again: " +
    "another person then approves yours.",
};

async function rejectWithin(
  tx: Transaction,
  deps: ManualEntryDeps,
  actor: Actor,
  row: ManualEntryRow,
  reason: string,
): Promise<Result<ManualEntryRow, Refusal>> {
  const atMs = deps.now();
  await writeRejection(tx, row.id, actor.id, reason, atMs);
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: deps.rules().networkId,
    action: "manual_entry.rejected",
    subjectKind: "manual_entry",
    subjectId: row.id,
    detail: {
      account_id: row.account_id,
      kind: row.kind,
      amount_cents: centsToJson(row.amount_cents),
      reason,
    },
  });
  const changed = await findManualEntry(tx.client, row.id);
  if (changed === null) throw new Error("a manual entry that was just rejected is gone");
  return ok(changed);
}
