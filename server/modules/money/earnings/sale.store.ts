// Writes sales and the states of their earnings.
import type { SaleMode } from "../../../../domain/distribution/bidder.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** A sale without a campaign: its buyer chose the lead on the marketplace. */
export interface DirectSale {
  readonly id: string;
  readonly leadId: string;
  readonly slot: number;
  readonly mode: SaleMode;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly sourceId: string;
  readonly priceCents: Cents;
  readonly earningCents: Cents;
  /** As agreed when it was sold. */
  readonly returnDays: number;
  readonly holdDays: number;
}

/** Writes a sale on the marketplace, sold and delivered at `atMs`, its earning pending. */
export function insertSale(db: Queryable, sale: DirectSale, atMs: number): Promise<unknown> {
  return db.query(
    `insert into sale (id, lead_id, slot, mode, campaign_no, buyer_id, affiliate_id, source_id,
       bid_cents, price_cents, earning_cents, status, earning_status, sold_at, delivered_at,
       return_days, hold_days)
     values ($1, $2, $3, $4, null, $5, $6, $7, $8, $8, $9, 'sold', 'pending',
       to_timestamp($10::bigint / 1000.0), to_timestamp($10::bigint / 1000.0), $11, $12)`,
    [
      sale.id,
      sale.leadId,
      sale.slot,
      sale.mode,
      sale.buyerId,
      sale.affiliateId,
      sale.sourceId,
      sale.priceCents,
      sale.earningCents,
      atMs,
      sale.returnDays,
      sale.holdDays,
    ],
  );
}

/**
 * The statement that writes the sales of a batch, for the caller's own flight. `rows` is an
 * expression of type sale[], `columns` the columns that it fills, and `soldAt` a timestamptz.
 */
export function insertSalesSql(input: {
  readonly columns: string;
  readonly rows: string;
  readonly soldAt: string;
}): string {
  return `
    insert into sale (${input.columns}, sold_at, delivered_at)
    select ${input.columns}, moment, moment
    from unnest(${input.rows}), ${input.soldAt} as moment
  `;
}

/** Makes the earnings of these sales payable. */
export async function markPayable(tx: Transaction, saleIds: readonly string[]): Promise<void> {
  await tx.client.query("update sale set earning_status = 'payable' where id = any($1::uuid[])", [
    saleIds,
  ]);
}

export interface PaidSaleRow {
  readonly id: string;
  readonly lead_id: string;
  readonly earning_cents: bigint;
}

/** Marks the earnings of a payout's lines as paid; returns their sales. */
export async function markPaid(db: Queryable, payoutId: string): Promise<PaidSaleRow[]> {
  const { rows } = await db.query<PaidSaleRow>(
    `update sale s
     set earning_status = 'paid'
     from payout_line l
     where l.payout_id = $1
       and l.sale_id = s.id
       and s.earning_status = 'payable'
       and s.earning_cents = l.amount_cents
     returning s.id, s.lead_id, s.earning_cents`,
    [payoutId],
  );
  return rows;
}

/** Marks a sale as returned, and its earning as reversed. */
export async function reverseSale(db: Queryable, saleId: string): Promise<void> {
  await db.query("update sale set status = 'returned', earning_status = 'reversed' where id = $1", [
    saleId,
  ]);
}
