// Checks a US bank account for payouts.
import { HOUR_MS } from "../time.ts";

export const BANK_ACCOUNT_KINDS = ["checking", "savings"] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

export interface BankAccount {
  readonly holder: string;
  /** Nine digits. */
  readonly routing: string;
  readonly number: string;
  readonly kind: BankAccountKind;
}

export type BankField = "holder" | "routing_number" | "account_number";
export type BankError = "missing" | "format" | "checksum";

/**
 * How long payouts wait after a change of their bank account, so that an owner whose sign-in was
 * stolen is notified first.
 */
export const BANK_CHANGE_HOLD_HOURS = 72;
export const BANK_CHANGE_HOLD_MS = BANK_CHANGE_HOLD_HOURS * HOUR_MS;

const WEIGHTS = [3, 7, 1] as const;

/** The invalid fields, each with the reason. Empty if all are valid. */
export function bankErrors({
  holder,
  routing,
  number,
}: Omit<BankAccount, "kind">): Partial<Record<BankField, BankError>> {
  const found: Partial<Record<BankField, BankError>> = {};
  if (holder.trim() === "") found.holder = "missing";
  const wrong = routingError(routing);
  if (wrong !== null) found.routing_number = wrong;
  // The field of an ACH entry has 17 characters (Nacha Operating Rules, entry detail record); no
  // bank issues fewer than four digits.
  if (!/^\d{4,17}$/.test(number) || /^0+$/.test(number)) found.account_number = "format";
  return found;
}

/**
 * The error of an ABA routing number; null if valid. Nine digits, of which the first two are a
 * Federal Reserve district or a related range (00–12, 21–32, 61–72, 80); their sum weighted 3-7-1
 * is a multiple of ten (ABA, "Key to Routing Numbers").
 */
export function routingError(routing: string): "format" | "checksum" | null {
  if (!/^\d{9}$/.test(routing)) return "format";
  const district = Number(routing.slice(0, 2));
  const isDistrict =
    district <= 12 ||
    (district >= 21 && district <= 32) ||
    (district >= 61 && district <= 72) ||
    district === 80;
  const sum = [...routing].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  );
  return isDistrict && sum % 10 === 0 && sum > 0 ? null : "checksum";
}
