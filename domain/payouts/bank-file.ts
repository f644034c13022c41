// The file that tells a bank whom to pay: one line a payout, with the columns that banks' ACH
// upload templates have.
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
 * The fields of an ACH entry: the receiver's name, its identification, and the entry's description.
 */
const LONGEST_NAME = 22;
const LONGEST_ID = 15;
const DESCRIPTION = "PAYOUT";
const CENTS = BigInt(CENTS_PER_DOLLAR);

/**
 * The file's text: RFC 4180, amounts in dollars with two decimals, and no cell that a spreadsheet
 * would run.
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
 * The payout as the bank names it: the end of its id, which is random, in as many characters as an
 * entry has room for.
 */
export function receiverId(payoutId: string): string {
  return payoutId.replaceAll("-", "").slice(-LONGEST_ID).toUpperCase();
}
