// Reads the rows that earnings move through.
import { RETURN_WINDOW_MS } from "../../../../domain/ledger/earning-terms.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export async function findAffiliateSince(tx: Transaction, affiliateId: string): Promise<number> {
  const { rows } = await tx.client.query<{ since_ms: bigint }>(
    "select (extract(epoch from created_at) * 1000)::bigint as since_ms from account where id = $1",
    [affiliateId],
  );
  return Number(rows[0]?.since_ms ?? 0n);
}

/** Affiliates with a pending sale whose return window is over. */
export async function listAffiliatesPending(db: Queryable, atMs: number): Promise<string[]> {
  const { rows } = await db.query<{ affiliate_id: string }>(
    `select distinct affiliate_id
     from sale
     where earning_status = 'pending' and delivered_at <= to_timestamp($1::bigint / 1000.0)
     order by affiliate_id`,
    [atMs - RETURN_WINDOW_MS],
  );
  return rows.map((row) => row.affiliate_id);
}

/** Pending sales without an open return, locked. */
export async function lockPendingSales(
  tx: Transaction,
  affiliateId: string,
): Promise<
  { readonly id: string; readonly earning_cents: bigint; readonly delivered_at_ms: bigint }[]
> {
  const { rows } = await tx.client.query<{
    id: string;
    earning_cents: bigint;
    delivered_at_ms: bigint;
  }>(
    `select id, earning_cents, (extract(epoch from delivered_at) * 1000)::bigint as delivered_at_ms
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
