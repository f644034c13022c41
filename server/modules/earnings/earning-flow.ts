// Earnings on their way: pending becomes payable when the return window is over, payable becomes paid once a week.
import { LEAST_PAYOUT_CENTS, payableFromMs } from "../../../domain/ledger/earning-terms.ts";
import { transferForPayout, transferToPayable } from "../../../domain/ledger/transfer.ts";
import { cents } from "../../../domain/money/money.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { insertTransfers } from "../ledger/index.ts";
import { announcePaid } from "./announcement.ts";
import { addPayable, findAffiliateSince, lockPayable, lockPendingSales, markSales, writePayout } from "./earning-flow.store.ts";

/** Moves an affiliate's matured earnings to payable in one transfer. Returns the cents moved. */
export async function matureEarnings(tx: Transaction, affiliateId: string, atMs: number): Promise<bigint> {
  const sinceMs = await findAffiliateSince(tx, affiliateId);
  const sales = (await lockPendingSales(tx, affiliateId)).filter((sale) => payableFromMs(Number(sale.delivered_at_ms), sinceMs) <= atMs);
  const total = sales.reduce((sum, sale) => sum + sale.earning_cents, 0n);
  await markSales(tx, sales.map((sale) => sale.id), "payable");
  if (total === 0n) return 0n;
  await addPayable(tx, affiliateId, total);
  await insertTransfers(tx, [transferToPayable(uuidv7(atMs), affiliateId, cents(total))], atMs);
  return total;
}

/** Pays out everything payable, if it is worth a transfer. Returns the cents paid, 0 when it stays. */
export async function payOut(tx: Transaction, affiliateId: string, networkId: string, atMs: number): Promise<bigint> {
  const balance = await lockPayable(tx, affiliateId);
  if (balance < LEAST_PAYOUT_CENTS) return 0n;
  const payoutId = uuidv7(atMs);
  const sales = await writePayout(tx, payoutId, affiliateId, balance, atMs);
  await insertTransfers(tx, [transferForPayout(payoutId, affiliateId, networkId, cents(balance))], atMs);
  await announcePaid(tx, affiliateId, sales, atMs);
  return balance;
}
