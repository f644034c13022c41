// Collects the automatic sales of each affiliate until their burst is over, and takes what is due.
import type { LeadsSold, SoldLead } from "../../../../domain/notifications/kinds/leads-sold.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Sales of one affiliate that were published together. */
export interface SoldTogether {
  readonly affiliateId: string;
  readonly leads: number;
  readonly earningCents: bigint;
  readonly first: SoldLead;
  /** Epoch milliseconds of the first and the last of them. */
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Adds them to the open bursts. One call must not contain an affiliate twice. */
export async function addToBursts(db: Queryable, sold: readonly SoldTogether[]): Promise<void> {
  if (sold.length === 0) return;
  await db.query({
    name: "sale-burst-add",
    text: `
      insert into sale_burst (account_id, leads, earning_cents, first, first_at, last_at)
      select account_id, leads, earning_cents, first, to_timestamp(first_ms / 1000.0),
        to_timestamp(last_ms / 1000.0)
      from unnest($1::uuid[], $2::int[], $3::bigint[], $4::json[], $5::bigint[], $6::bigint[])
        as n (account_id, leads, earning_cents, first, first_ms, last_ms)
      on conflict (account_id) do update set leads = sale_burst.leads + excluded.leads,
        earning_cents = sale_burst.earning_cents + excluded.earning_cents,
        last_at = greatest(sale_burst.last_at, excluded.last_at)
    `,
    values: [
      sold.map(({ affiliateId }) => affiliateId),
      sold.map(({ leads }) => leads),
      sold.map(({ earningCents }) => String(earningCents)),
      sold.map(({ first }) => JSON.stringify(first)),
      sold.map(({ firstMs }) => firstMs),
      sold.map(({ lastMs }) => lastMs),
    ],
  });
}

export interface OpenBurstRow {
  readonly accountId: string;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Returns when the first and the last sale of each open burst were. */
export async function listBursts(db: Queryable): Promise<readonly OpenBurstRow[]> {
  const { rows } = await db.query<{ account_id: string; first_at: Date; last_at: Date }>(
    "select account_id, first_at, last_at from sale_burst",
  );
  return rows.map(({ account_id: accountId, first_at: first, last_at: last }) => ({
    accountId,
    firstMs: first.getTime(),
    lastMs: last.getTime(),
  }));
}

/**
 * Ends these bursts and returns them, with what has joined since they were read. A burst that
 * another process ends meanwhile is left out.
 */
export async function takeBursts(
  db: Queryable,
  accountIds: readonly string[],
): Promise<readonly LeadsSold[]> {
  const { rows } = await db.query<{
    account_id: string;
    leads: number;
    earning_cents: bigint;
    first: SoldLead;
  }>(
    `delete from sale_burst
     where account_id in (
       select account_id
       from sale_burst
       where account_id = any($1::uuid[])
       order by account_id
       for update skip locked
     )
     returning account_id, leads, earning_cents, first`,
    [accountIds],
  );
  return rows.map((row) => ({
    affiliateId: row.account_id,
    leads: row.leads,
    earningCents: Number(row.earning_cents),
    first: row.first,
  }));
}
