// Books a manual entry that is written and waits, in the caller's transaction: the transfer, the
// wallet, the entry's figures, the activity and the account's notification.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import type { ApprovalOutcome } from "../../../../domain/access/second-person.ts";
import {
  type BookingRefusal,
  type ManualEntry,
  type WalletState,
  bookEntry,
} from "../../../../domain/ledger/manual-entry.ts";
import { refundableOf } from "../../../../domain/ledger/promotional-credit.ts";
import { cents, centsToJson, centsToText } from "../../../../domain/money/money.ts";
import { moneyBookedTopic } from "../../../../domain/notifications/kinds/money-booked.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertTransfers } from "../ledger/index.ts";
import {
  type Promotion,
  creditWallet,
  debitWallet,
  lockWallet,
  readPromotion,
  setCreditLimit,
} from "../wallet/index.ts";
import { type ManualEntryRow, findManualEntry, writeBooking } from "./manual-entry.store.ts";

/** A wallet that is locked, with its promotional credit. */
export interface LockedWallet extends WalletState {
  readonly promotion: Promotion;
}

/** Locks the wallet; null if the account has none. */
export async function lockForEntry(
  { client }: Transaction,
  accountId: string,
): Promise<LockedWallet | null> {
  const row = await lockWallet(client, accountId);
  if (row === null) return null;
  const promotion = await readPromotion(client, accountId, row.balance_cents);
  return {
    balanceCents: row.balance_cents,
    heldCents: row.held_cents,
    creditLimitCents: row.credit_limit_cents,
    promotionalCents: promotion.leftCents,
    promotion,
  };
}

export interface Booking {
  readonly row: ManualEntryRow;
  readonly wallet: LockedWallet;
  readonly actor: Actor;
  readonly outcome: Exclude<ApprovalOutcome, "first" | "same_person">;
  readonly networkId: string;
  readonly atMs: number;
}

export async function bookWithin(
  tx: Transaction,
  { row, wallet, actor, outcome, networkId, atMs }: Booking,
): Promise<Result<ManualEntryRow, Refusal>> {
  const entry = entryOf(row, networkId);
  const booked = bookEntry(entry, wallet);
  if (!booked.ok) return refuse(refusalOf(booked.error, wallet));
  const { transfer, beforeCents, afterCents } = booked.value;
  const { accountId, amountCents } = entry;
  if (transfer === null) await setCreditLimit(tx.client, accountId, amountCents);
  else {
    await insertTransfers(tx, [transfer], atMs);
    if (transfer.credit.kind === "wallet")
      await creditWallet(tx.client, accountId, transfer.amountCents);
    else await debitWallet(tx.client, accountId, transfer.amountCents);
  }
  const { leftCents, spentCents } = wallet.promotion;
  await writeBooking(tx, {
    id: row.id,
    decidedBy: actor.id,
    beforeCents,
    afterCents,
    promotion: row.kind === "promotion" ? { leftCents: leftCents + amountCents, spentCents } : null,
    atMs,
  });
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId,
    action: outcome === "alone" ? "manual_entry.booked_alone" : "manual_entry.booked",
    subjectKind: "manual_entry",
    subjectId: row.id,
    detail: {
      kind: row.kind,
      amount_cents: centsToJson(amountCents),
      before_cents: centsToJson(beforeCents),
      after_cents: centsToJson(afterCents),
      ...(row.reason === null ? {} : { reason: row.reason }),
    },
    changes: changesOf(
      ["balance_cents"],
      { balance_cents: beforeCents },
      { balance_cents: afterCents },
    ),
  });
  await appendOutboxEvent(
    tx.client,
    moneyBookedTopic,
    {
      entryId: row.id,
      accountId,
      kind: row.kind,
      amountCents: centsToJson(amountCents),
      afterCents: centsToJson(afterCents),
    },
    atMs,
  );
  const changed = await findManualEntry(tx.client, row.id);
  if (changed === null) throw new Error("a manual entry that was just booked is gone");
  return ok(changed);
}

export function entryOf(row: ManualEntryRow, networkId: string): ManualEntry {
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    networkId,
    amountCents: cents(row.amount_cents),
  };
}

/** Why the entry cannot be booked with the wallet as it is; null if it can. */
export function findBookingRefusal(
  row: ManualEntryRow,
  wallet: LockedWallet,
  networkId: string,
): Refusal | null {
  const booked = bookEntry(entryOf(row, networkId), wallet);
  return booked.ok ? null : refusalOf(booked.error, wallet);
}

function refusalOf(refusal: BookingRefusal, wallet: LockedWallet): Refusal {
  const { balanceCents, heldCents, creditLimitCents } = wallet;
  const used = heldCents - balanceCents;
  const free = balanceCents - heldCents + creditLimitCents;
  const message = {
    over_refundable: `At most ${centsToText(refundableOf(wallet))} can be refunded.`,
    below_limit: `At most ${centsToText(free)} can be subtracted, with the credit limit.`,
    limit_in_use: `The account uses ${centsToText(used)} of its credit. Enter at least that.`,
  }[refusal];
  return invalid([{ field: "/amount_cents", code: refusal, message }]);
}
