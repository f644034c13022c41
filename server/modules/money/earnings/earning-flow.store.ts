// Reads the rows that earnings move through.
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** A pending sale without an open return. */
export interface PendingSale {
  readonly id: string;
  readonly earning_cents: bigint;
  readonly delivered_at_ms: bigint;
  readonly return_days: number;
  readonly hold_days: number;
}

/** Affiliates with a pending sale whose return window and hold are over. */
export async function listAffiliatesPending(db: Queryable, atMs: number): Promise<string[]> {
  const { rows } = await db.query<{ affiliate_id: string }>(
    `select distinct affiliate_id
     from sale
     where earning_status = 'pending'
       and delivered_at <= to_timestamp($1::bigint / 1000.0)
       and delivered_at + (return_days + hold_days) * interval '24 hours'
         <= to_timestamp($1::bigint / 1000.0)
     order by affiliate_id`,
    [atMs],
  );
  return rows.map((row) => row.affiliate_id);
}

/** Pending sales without an open return, locked. */
export async function lockPendingSales(
  tx: Transaction,
  affiliateId: string,
): Promise<PendingSale[]> {
  const { rows } = await tx.client.query<PendingSale>(
    `select id, earning_cents, (extract(epoch from delivered_at) * 1000)::bigint as delivered_at_ms,
       return_days, hold_days
     from sale s
     where affiliate_id = $1
       and earning_status = 'pending'
       and not exists (select from lead_return r where r.sale_id = s.id and r.status = 'filed')
     order by id
     for no key update`,
    [affiliateId],
  );
  return rows;
}
