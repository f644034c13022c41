// Moves earnings: pending becomes payable when nothing holds it any longer. A payout pays what is
// payable (modules/money/payouts).
import { pendingReason } from "../../../../domain/ledger/earning-terms.ts";
import { transferToPayable } from "../../../../domain/ledger/transfer.ts";
import { cents } from "../../../../domain/money/money.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { insertTransfers } from "../ledger/index.ts";
import { type PendingSale, lockPendingSales } from "./earning-flow.store.ts";
import { addPayable } from "./payable.store.ts";
import { markPayable } from "./sale.store.ts";

/** Moves an affiliate's matured earnings to payable in one transfer. Returns the cents moved. */
export async function matureEarnings(
  tx: Transaction,
  affiliateId: string,
  atMs: number,
): Promise<bigint> {
  const sales = (await lockPendingSales(tx, affiliateId)).filter((sale) => isDue(sale, atMs));
  const total = sales.reduce((sum, sale) => sum + sale.earning_cents, 0n);
  await markPayable(
    tx,
    sales.map((sale) => sale.id),
  );
  if (total === 0n) return 0n;
  await addPayable(tx, affiliateId, total);
  await insertTransfers(tx, [transferToPayable(uuidv7(atMs), affiliateId, cents(total))], atMs);
  return total;
}

/**
 * Earnings with an open return are left out. All money is sandbox money as long as no top-up
 * comes by card (decision 15).
 */
function isDue(sale: PendingSale, atMs: number): boolean {
  const held = {
    deliveredAtMs: Number(sale.delivered_at_ms),
    returnDays: sale.return_days,
    holdDays: sale.hold_days,
    isDisputed: false,
    cardChargedAtMs: null,
  };
  return pendingReason(held, atMs).reason === "due";
}
