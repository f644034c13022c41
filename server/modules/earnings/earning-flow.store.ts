// The rows that earnings move through.
import { RETURN_WINDOW_MS } from "../../../domain/ledger/earning-terms.ts";
import type { Queryable } from "../../platform/db/queryable.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { PaidSale } from "./announcement.ts";

export async function findAffiliateSince(tx: Transaction, affiliateId: string): Promise<number> {
  const { rows } = await tx.client.query<{ since_ms: bigint }>("select (extract(epoch from created_at) * 1000)::bigint as since_ms from account where id = $1", [affiliateId]);
  return Number(rows[0]?.since_ms ?? 0n);
}

/** Affiliates with a pending sale whose return window is over. */
export async function listAffiliatesPending(db: Queryable, atMs: number): Promise<string[]> {
  const { rows } = await db.query<{ affiliate_id: string }>(
    "select distinct affiliate_id from sale where earning_status = 'pending' and delivered_at <= to_timestamp($1::bigint / 1000.0) order by affiliate_id", [atMs - RETURN_WINDOW_MS],
  );
  return rows.map((row) => row.affiliate_id);
}

/** Pending sales without an open return, locked. */
export async function lockPendingSales(tx: Transaction, affiliateId: string): Promise<{ readonly id: string; readonly earning_cents: bigint; readonly delivered_at_ms: bigint }[]> {
  const { rows } = await tx.client.query<{ id: string; earning_cents: bigint; delivered_at_ms: bigint }>(
    `select id, earning_cents, (extract(epoch from delivered_at) * 1000)::bigint as delivered_at_ms from sale s
     where affiliate_id = $1 and earning_status = 'pending' and not exists (select from lead_return r where r.sale_id = s.id and r.status = 'filed')
     order by id for no key update`, [affiliateId],
  );
  return rows;
}

export async function markSales(tx: Transaction, saleIds: readonly string[], status: "payable" | "paid"): Promise<void> {
  await tx.client.query("update sale set earning_status = $2 where id = any($1::uuid[])", [saleIds, status]);
}

export async function addPayable(tx: Transaction, affiliateId: string, amountCents: bigint): Promise<void> {
  await tx.client.query("update payable set balance_cents = balance_cents + $2 where account_id = $1", [affiliateId, amountCents]);
}

/** What the affiliate may be paid, locked. */
export async function lockPayable(tx: Transaction, affiliateId: string): Promise<bigint> {
  const { rows } = await tx.client.query<{ balance_cents: bigint }>("select balance_cents from payable where account_id = $1 for no key update", [affiliateId]);
  return rows[0]?.balance_cents ?? 0n;
}

/** Answers the sales it pays for. */
export async function writePayout(tx: Transaction, payoutId: string, affiliateId: string, amountCents: bigint, atMs: number): Promise<readonly PaidSale[]> {
  const { client } = tx;
  await client.query("insert into payout (id, affiliate_id, amount_cents, paid_at) values ($1, $2, $3, to_timestamp($4::bigint / 1000.0))", [payoutId, affiliateId, amountCents, atMs]);
  await client.query("update payable set balance_cents = balance_cents - $2 where account_id = $1", [affiliateId, amountCents]);
  const { rows } = await client.query<{ id: string; lead_id: string; earning_cents: bigint }>(
    "update sale set earning_status = 'paid' where affiliate_id = $1 and earning_status = 'payable' returning id, lead_id, earning_cents", [affiliateId],
  );
  return rows.map((row) => ({ id: row.id, leadId: row.lead_id, earningCents: Number(row.earning_cents) }));
}
