// Writes the bank file of payouts: one line per payout, with the columns of banks' ACH upload
// templates.
import { csvLine } from "../csv/csv-cell.ts";
import type { BankAccount } from "./bank-account.ts";
import { CENTS_PER_DOLLAR } from "../money/money.ts";

export interface BankOrder extends BankAccount {
  readonly payoutId: string;
  /** More than 0. */
  readonly amountCents: bigint;
}

const HEAD = [
  "Receiver name",
  "Routing number",
  "Account number",
  "Account type",
  "Amount",
  "Receiver ID",
  "Description",
];
/**
 * The lengths of an ACH entry's fields: the receiver's name, its identification, and the entry's
 * description.
 */
const LONGEST_NAME = 22;
const LONGEST_ID = 15;
const DESCRIPTION = "PAYOUT";
const CENTS = BigInt(CENTS_PER_DOLLAR);

/**
 * The file's text: RFC 4180, amounts in dollars with two decimals, no cell that a spreadsheet would
 * run as a formula.
 */
export function bankFile(orders: readonly BankOrder[]): string {
  const lines = orders.map(({ holder, routing, number, kind, amountCents, payoutId }) => [
    holder.slice(0, LONGEST_NAME).trimEnd(),
    routing,
    number,
    kind === "checking" ? "Checking" : "Savings",
    `${amountCents / CENTS}.${String(amountCents % CENTS).padStart(2, "0")}`,
    receiverId(payoutId),
    DESCRIPTION,
  ]);
  return [HEAD, ...lines].map((line) => csvLine(line)).join("");
}

/**
 * The payout's identification for the bank: the end of its id, which is random, in as many
 * characters as an entry allows.
 */
export function receiverId(payoutId: string): string {
  return payoutId.replaceAll("-", "").slice(-LONGEST_ID).toUpperCase();
}
