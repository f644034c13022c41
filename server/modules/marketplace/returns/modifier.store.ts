// Reads what a bid modifier is computed from, and writes the modifier.
import { RATE_WINDOW_MS } from "../../../../domain/returns/terms.ts";
import { type ReturnCounts } from "../../../../domain/returns/rate.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { touchCampaigns } from "../../demand/campaigns/index.ts";
import { setBidModifier } from "../../network/accounts/index.ts";

export interface BuyerReturns extends ReturnCounts {
  readonly account_id: string;
  readonly modifier: number;
}

const BETWEEN = "> to_timestamp($1::bigint / 1000.0)";
const UNTIL = "<= to_timestamp($2::bigint / 1000.0)";

/**
 * Leads received and returns of each buyer, or of one buyer, between two moments, with the current
 * modifier.
 */
export async function countReturns(
  db: Queryable,
  fromMs: number,
  toMs: number,
  buyerId: string | null = null,
): Promise<readonly BuyerReturns[]> {
  const returnsOf = (moment: string, which: string): string =>
    `(
       select count(*)::int
       from lead_return r
       join sale s on s.id = r.sale_id
       where s.buyer_id = a.account_id and ${which} and ${moment} ${BETWEEN} and ${moment} ${UNTIL}
     )`;
  const { rows } = await db.query<BuyerReturns>(
    `select a.account_id, a.bid_modifier as modifier,
       (
         select count(*)::int
         from sale s
         where s.buyer_id = a.account_id and s.delivered_at ${BETWEEN} and s.delivered_at ${UNTIL}
       ) as received,
       ${returnsOf("r.filed_at", "not r.proved and r.status <> 'withdrawn'")} as counted,
       ${returnsOf("r.decided_at", "r.status = 'declined'")} as declined
     from advertiser a
     where $3::uuid is null or a.account_id = $3
     order by a.account_id`,
    [fromMs, toMs, buyerId],
  );
  return rows;
}

/** Each buyer's last 90 days. */
export function countRecentReturns(db: Queryable, atMs: number): Promise<readonly ReturnCounts[]> {
  return countReturns(db, atMs - RATE_WINDOW_MS, atMs);
}

/** The buyer's last 90 days. */
export async function countReturnsOf(
  db: Queryable,
  buyerId: string,
  atMs: number,
): Promise<ReturnCounts> {
  const [counts] = await countReturns(db, atMs - RATE_WINDOW_MS, atMs, buyerId);
  return counts ?? { received: 0, counted: 0, declined: 0 };
}

/** Sets the modifier from `atMs` on and makes every process reload the buyer's campaigns. */
export async function setModifier(
  { client }: Transaction,
  accountId: string,
  modifier: number,
  atMs: number,
): Promise<void> {
  await setBidModifier(client, accountId, modifier);
  await client.query(
    `insert into bid_modifier_history (account_id, changed_at, bid_modifier)
     values ($1, to_timestamp($2::bigint / 1000.0), $3)
     on conflict (account_id, changed_at) do update set bid_modifier = excluded.bid_modifier`,
    [accountId, atMs, modifier],
  );
  await touchCampaigns(client, accountId);
}
