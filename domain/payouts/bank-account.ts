// A US bank account that a payout can go to: what its numbers must be.
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
 * How long payouts wait after the account they go to was changed, so that who was robbed of their
 * sign-in hears of it first.
 */
export const BANK_CHANGE_HOLD_HOURS = 72;
export const BANK_CHANGE_HOLD_MS = BANK_CHANGE_HOLD_HOURS * HOUR_MS;

const WEIGHTS = [3, 7, 1] as const;

/** Each field that cannot stand as it is, with why. Empty where all can. */
export function bankErrors({
  holder,
  routing,
  number,
}: Omit<BankAccount, "kind">): Partial<Record<BankField, BankError>> {
  const found: Partial<Record<BankField, BankError>> = {};
  if (holder.trim() === "") found.holder = "missing";
  const wrong = routingError(routing);
  if (wrong !== null) found.routing_number = wrong;
  // The field of an ACH entry holds 17 characters (Nacha Operating Rules, entry detail record); no
  // bank gives out fewer than four.
  if (!/^\d{4,17}$/.test(number) || /^0+$/.test(number)) found.account_number = "format";
  return found;
}

/**
 * What is wrong with an ABA routing number; null where nothing is. Nine digits of which the first
 * two name a Federal Reserve district or its kin (00–12, 21–32, 61–72, 80), weighted 3-7-1 to a
 * multiple of ten (ABA, "Key to Routing Numbers").
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
