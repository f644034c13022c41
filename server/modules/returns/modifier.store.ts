// What a bid modifier is worked out from, and where it is kept.
import type pg from "pg";
import { raiseBookVersion } from "../../platform/db/book-version.store.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** Leads received and returns declined of each buyer between two moments, with its modifier now. */
export async function countReturns(
  db: pg.Pool, fromMs: number, toMs: number,
): Promise<{ readonly account_id: string; readonly modifier: number; readonly received: number; readonly declined: number }[]> {
  const { rows } = await db.query<{ account_id: string; modifier: number; received: number; declined: number }>(
    `select a.account_id, a.bid_modifier as modifier,
       (select count(*)::int from sale s where s.buyer_id = a.account_id and s.delivered_at > to_timestamp($1::bigint / 1000.0) and s.delivered_at <= to_timestamp($2::bigint / 1000.0)) as received,
       (select count(*)::int from lead_return r join sale s on s.id = r.sale_id
         where s.buyer_id = a.account_id and r.status = 'declined' and r.decided_at > to_timestamp($1::bigint / 1000.0) and r.decided_at <= to_timestamp($2::bigint / 1000.0)) as declined
     from advertiser a order by a.account_id`,
    [fromMs, toMs],
  );
  return rows;
}

/** Sets the modifier from `atMs` on and lets every process load the buyer's campaigns anew. */
export async function setModifier({ client }: Transaction, accountId: string, modifier: number, atMs: number): Promise<void> {
  await client.query("update advertiser set bid_modifier = $2 where account_id = $1", [accountId, modifier]);
  await client.query(
    `insert into bid_modifier_history (account_id, changed_at, bid_modifier) values ($1, to_timestamp($2::bigint / 1000.0), $3)
     on conflict (account_id, changed_at) do update set bid_modifier = excluded.bid_modifier`,
    [accountId, atMs, modifier],
  );
  await client.query("update campaign set version = $2 where account_id = $1", [accountId, await raiseBookVersion(client)]);
}
