// The rows of a return. Locks in the order of the house: sale, then campaign counters, then wallet.
import type { Transfer } from "../../../domain/ledger/transfer.ts";
import { insertTransfers } from "../ledger/index.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

export interface ReturnedSale {
  readonly id: string;
  readonly status: "sold" | "returned";
  readonly earning_status: "pending" | "payable" | "paid" | "reversed";
  readonly campaign_no: number | null;
  readonly buyer_id: string;
  readonly affiliate_id: string;
  readonly price_cents: bigint;
  readonly earning_cents: bigint;
  readonly delivered_at_ms: bigint;
}

export async function lockSaleForReturn(tx: Transaction, saleId: string): Promise<ReturnedSale | null> {
  const { rows } = await tx.client.query<ReturnedSale>(
    `select id, status, earning_status, campaign_no, buyer_id, affiliate_id, price_cents, earning_cents, (extract(epoch from delivered_at) * 1000)::bigint as delivered_at_ms
     from sale where id = $1 for no key update`, [saleId],
  );
  return rows[0] ?? null;
}

export async function writeApprovedReturn(
  tx: Transaction,
  approved: { readonly returnId: string; readonly reason: string; readonly filedAtMs: number; readonly decidedAtMs: number; readonly sale: ReturnedSale; readonly transfers: readonly Transfer[] },
): Promise<void> {
  const { sale, returnId } = approved;
  const { client } = tx;
  await client.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, decided_at)
     values ($1, $2, $3, 'approved', to_timestamp($4::bigint / 1000.0), to_timestamp($5::bigint / 1000.0))`,
    [returnId, sale.id, approved.reason, approved.filedAtMs, approved.decidedAtMs],
  );
  await client.query("update sale set status = 'returned', earning_status = 'reversed' where id = $1", [sale.id]);
  if (sale.campaign_no !== null) {
    await client.query("update campaign_state set total_leads = total_leads - 1, total_cents = total_cents - $2 where campaign_no = $1", [sale.campaign_no, sale.price_cents]);
  }
  await client.query("update wallet set balance_cents = balance_cents + $2 where account_id = $1", [sale.buyer_id, sale.price_cents]);
  await insertTransfers(tx, approved.transfers, approved.decidedAtMs);
}
