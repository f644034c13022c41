// Books what people of the network enter into a buyer's wallet: payments that arrived, corrections,
// credit given, refunds, and the credit limit.
import type { Cents } from "../money/money.ts";
import { type Result, ok, refuse } from "../result.ts";
import { refundableOf } from "./promotional-credit.ts";
import type { LedgerAccount, Transfer } from "./transfer.ts";

export const MANUAL_ENTRY_KINDS = [
  /** Money that arrived outside of Plat. */
  "payment",
  /** A correction, up or down. */
  "adjustment",
  /** Compensation, which counts as paid money. */
  "goodwill",
  /** Credit that is spent first and never refunded. */
  "promotion",
  /** Unused money that goes back. */
  "refund",
  /** How far the balance may go below zero; it moves no money. */
  "credit_limit",
] as const;
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[number];

/** How money arrived, or went back. */
export const PAYMENT_METHODS = ["wire", "ach", "check", "card", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `waiting`: for a second person. Only what is `booked` counts. */
export const MANUAL_ENTRY_STATUSES = ["waiting", "booked", "rejected"] as const;
export type ManualEntryStatus = (typeof MANUAL_ENTRY_STATUSES)[number];

/** The largest document of an entry, in bytes. */
export const MOST_DOCUMENT_BYTES = 6 * 1024 * 1024;

/** The longest time in which used credit is to be paid back. */
export const LONGEST_TERMS_DAYS = 180;

export interface ManualEntry {
  readonly id: string;
  readonly kind: ManualEntryKind;
  readonly accountId: string;
  readonly networkId: string;
  /**
   * More than 0. Of an adjustment: negative if money is taken. Of a credit limit: the new limit,
   * 0 or more.
   */
  readonly amountCents: Cents;
}

/** The wallet as it is when the entry is booked. */
export interface WalletState {
  readonly balanceCents: bigint;
  readonly heldCents: bigint;
  readonly creditLimitCents: bigint;
  /** How much of the balance is promotional credit. */
  readonly promotionalCents: bigint;
}

export interface BookedEntry {
  /** Null for a credit limit. */
  readonly transfer: Transfer | null;
  /** Of the balance; of a credit limit, the limit. */
  readonly beforeCents: bigint;
  readonly afterCents: bigint;
}

/**
 * `over_refundable`: more than the account has that is unused and paid. `below_limit`: the balance
 * would fall below the credit limit. `limit_in_use`: more credit is used than the new limit allows.
 */
export type BookingRefusal = "over_refundable" | "below_limit" | "limit_in_use";

/** What the entry moves, and the balance or limit before and after it; or why it cannot be. */
export function bookEntry(
  entry: ManualEntry,
  wallet: WalletState,
): Result<BookedEntry, BookingRefusal> {
  const { balanceCents, heldCents, creditLimitCents } = wallet;
  const free = balanceCents - heldCents;
  if (entry.kind === "credit_limit")
    return free < -entry.amountCents
      ? refuse("limit_in_use")
      : ok({ transfer: null, beforeCents: creditLimitCents, afterCents: entry.amountCents });
  if (entry.kind === "refund" && entry.amountCents > refundableOf(wallet))
    return refuse("over_refundable");
  const change = balanceChange(entry);
  if (change < 0n && free + change < -creditLimitCents) return refuse("below_limit");
  return ok({
    transfer: transferForEntry(entry),
    beforeCents: balanceCents,
    afterCents: balanceCents + change,
  });
}

/** By how much the entry changes the balance; 0 for a credit limit. */
export function balanceChange({ kind, amountCents }: ManualEntry): bigint {
  if (kind === "credit_limit") return 0n;
  return kind === "refund" ? -amountCents : amountCents;
}

/** The amount for which a second person may be needed: of a credit limit, what it grows by. */
export function riskOf(
  { kind, amountCents }: ManualEntry,
  { creditLimitCents }: WalletState,
): Cents {
  const risk =
    kind === "credit_limit"
      ? amountCents - creditLimitCents
      : amountCents < 0n
        ? -amountCents
        : amountCents;
  return (risk > 0n ? risk : 0n) as Cents;
}

function transferForEntry({ id, kind, accountId, networkId, amountCents }: ManualEntry): Transfer {
  const wallet: LedgerAccount = { kind: "wallet", ownerId: accountId };
  const external: LedgerAccount = { kind: "external", ownerId: networkId };
  const adjustments: LedgerAccount = { kind: "adjustments", ownerId: networkId };
  const transfer = {
    causeId: id,
    amountCents: amountCents < 0n ? negated(amountCents) : amountCents,
  };
  switch (kind) {
    case "payment":
      return { ...transfer, kind, debit: external, credit: wallet };
    case "refund":
      return { ...transfer, kind, debit: wallet, credit: external };
    case "adjustment":
      return amountCents < 0n
        ? { ...transfer, kind, debit: wallet, credit: adjustments }
        : { ...transfer, kind, debit: adjustments, credit: wallet };
    case "goodwill":
    case "promotion":
      return { ...transfer, kind, debit: adjustments, credit: wallet };
    case "credit_limit":
      throw new Error("a credit limit moves no money");
  }
}

const negated = (amount: Cents): Cents => -amount as Cents;
