// Reads what the rules judge besides leads and sales: who takes part at the moment, wallets, and
// receivers that take no messages.
import type { LimitsDocument } from "../../../../domain/distribution/caps.ts";
import { sliceFor } from "../../../../domain/reports/pivot/slices.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import { COUNTER_COLUMNS, type CountersRow } from "../../selling/distribution/index.ts";

export interface WatchedSource {
  readonly id: string;
  readonly account_id: string;
  /** Since when it could send: its last change, or the end of a pause by the network. */
  readonly since: Date;
}

/** The sources that may send leads: active, of active accounts, not paused. */
export async function listWatchedSources(db: Queryable): Promise<WatchedSource[]> {
  const { rows } = await db.query<WatchedSource>(
    `select o.id, o.account_id, greatest(o.updated_at, p.ended_at) as since
     from source o
     join account a on a.id = o.account_id and a.status = 'active'
     left join lateral (
       select max(p.ended_at) as ended_at
       from network_pause p
       where p.kind = 'source' and p.thing_id = o.id
     ) p on true
     where o.status = 'active' and not ${isNetworkPausedSql("source", "o.id")}`,
  );
  return rows;
}

export type BuyingCampaign = CountersRow & {
  readonly account_id: string;
  readonly limits: LimitsDocument;
  readonly time_zone: string;
  readonly updated_at: Date;
  readonly lowest_bid: bigint;
  /** Balance and credit, less holds, in cents. */
  readonly available: bigint;
};

/** The campaigns of these accounts that may buy: active, of active accounts, not paused. */
export async function listBuyingCampaigns(
  db: Queryable,
  accountIds: readonly string[],
): Promise<BuyingCampaign[]> {
  const { rows } = await db.query<BuyingCampaign>(
    `select c.account_id, c.limits, c.schedule ->> 'timeZone' as time_zone, c.updated_at,
       least(c.exclusive_bid_cents, c.shared_bid_cents) as lowest_bid,
       w.balance_cents + w.credit_limit_cents - w.held_cents as available,
       ${COUNTER_COLUMNS.map((column) => `s.${column}`).join(", ")}
     from campaign c
     join account a on a.id = c.account_id and a.status = 'active'
     join wallet w on w.account_id = c.account_id
     join campaign_state s on s.campaign_no = c.no
     where c.account_id = any($1::uuid[])
       and c.status = 'active'
       and not ${isNetworkPausedSql("campaign", "c.id")}`,
    [accountIds],
  );
  return rows;
}

export interface WatchedWallet {
  readonly account_id: string;
  readonly available_cents: bigint;
  /** Within the days, without what was returned. */
  readonly spent_cents: bigint;
  readonly days_with_spend: number;
}

export interface SpendDays {
  readonly timeZone: string;
  /** Days that are summed, and the moments between which rows are read. */
  readonly days: readonly string[];
  readonly rowsFromMs: number;
  readonly rowsUntilMs: number;
}

const SPEND_SLICE = sliceFor("sale", ["buyer"], null);

/**
 * The wallets of accounts with campaigns that may buy, with what they spent within a week: days
 * from their sums, the others from rows.
 */
export async function listWatchedWallets(
  db: Queryable,
  { timeZone, days, rowsFromMs, rowsUntilMs }: SpendDays,
): Promise<WatchedWallet[]> {
  const { rows } = await db.query<WatchedWallet>(
    `with spent as (
       select buyer_id, day, sum(cents) as cents
       from (
         select buyer_id, day, spend_cents as cents
         from sale_day_fact
         where slice = ${SPEND_SLICE} and day = any($1::date[])
         union all
         select buyer_id, (sold_at at time zone $2)::date, price_cents
         from sale
         where id >= $3 and sold_at >= $4 and sold_at < $5 and status = 'sold'
       ) s
       group by buyer_id, day
     )
     select w.account_id,
       w.balance_cents + w.credit_limit_cents - w.held_cents as available_cents,
       sum(s.cents)::bigint as spent_cents,
       count(*) filter (where s.cents > 0)::int as days_with_spend
     from spent s
     join wallet w on w.account_id = s.buyer_id
     join account a on a.id = w.account_id and a.status = 'active'
     where exists (
       select from campaign c
       where c.account_id = w.account_id
         and c.status = 'active'
         and not ${isNetworkPausedSql("campaign", "c.id")}
     )
     group by w.account_id`,
    [days, timeZone, lowestUuidv7(rowsFromMs), new Date(rowsFromMs), new Date(rowsUntilMs)],
  );
  return rows;
}

export interface FailingReceiver {
  readonly kind: "destination" | "webhook" | "postback";
  readonly id: string;
  readonly account_id: string;
  readonly failing_since: Date;
  readonly waiting: number;
}

/** Receivers whose tables are alike, each with its table of messages. */
const MESSAGE_QUEUES = ["webhook", "postback"] as const;

/** Receivers of active accounts that their owners did not pause, and that take no message. */
export async function listFailingReceivers(db: Queryable): Promise<FailingReceiver[]> {
  const { rows } = await db.query<FailingReceiver>(
    `select f.*
     from (
       select 'destination' as kind, t.id, t.account_id, t.failing_since, (
           select count(*)::int
           from delivery d
           where d.destination_id = t.id and d.status = 'waiting'
         ) as waiting
       from destination t
       where t.failing_since is not null
         and t.status <> 'paused'
         and not ${isNetworkPausedSql("destination", "t.id")}
       ${MESSAGE_QUEUES.map(
         (kind) => `
           union all
           select '${kind}', t.id, t.account_id, t.failing_since, (
               select count(*)::int
               from ${kind}_message m
               where m.${kind}_id = t.id and m.status = 'waiting'
             )
           from ${kind} t
           where t.failing_since is not null and t.status <> 'paused'`,
       ).join("")}
     ) f
     join account a on a.id = f.account_id and a.status = 'active'`,
  );
  return rows;
}
