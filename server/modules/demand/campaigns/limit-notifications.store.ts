// Reads what a limit round needs: campaigns that bought recently, their counters and wallets, and
// notifications already sent.
import type { LimitsDocument } from "../../../../domain/distribution/caps.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import { COUNTER_COLUMNS, type CountersRow } from "../../selling/distribution/index.ts";

export interface RecentBuyers {
  readonly accountIds: readonly string[];
  readonly campaignNos: readonly number[];
}

/** Buyers since `sinceId`, by campaign or manually. Ids of sales grow with time. */
export async function listRecentBuyers(db: Queryable, sinceId: string): Promise<RecentBuyers> {
  const { rows } = await db.query<{ buyer_id: string; campaign_no: number | null }>(
    "select distinct buyer_id, campaign_no from sale where id >= $1",
    [sinceId],
  );
  return {
    accountIds: [...new Set(rows.map(({ buyer_id: id }) => id))],
    campaignNos: rows.flatMap(({ campaign_no: no }) => no ?? []),
  };
}

export type LimitedCampaign = CountersRow & {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly limits: LimitsDocument;
  readonly time_zone: string;
  /** In cents: the lower of its two bids. */
  readonly lowest_bid: bigint;
};

/** Those of the campaigns that are active and have limits, with their counters. */
export async function listLimited(
  db: Queryable,
  campaignNos: readonly number[],
): Promise<LimitedCampaign[]> {
  const { rows } = await db.query<LimitedCampaign>(
    `select c.id, c.account_id, c.name, c.limits, c.schedule ->> 'timeZone' as time_zone,
       least(c.exclusive_bid_cents, c.shared_bid_cents) as lowest_bid,
       ${COUNTER_COLUMNS.map((column) => `s.${column}`).join(", ")}
     from campaign c
     join campaign_state s on s.campaign_no = c.no
     where c.no = any($1::int[])
       and c.status = 'active'
       and c.limits <> '{}'::jsonb
       and not ${isNetworkPausedSql("campaign", "c.id")}`,
    [campaignNos],
  );
  return rows;
}

/** Sums in cents. */
export interface SpentWallet {
  readonly account_id: string;
  readonly available: bigint;
  readonly highest_bid: bigint;
  readonly lowest_bid: bigint;
  readonly campaigns: number;
  /** The owner's setting; null where there is none. */
  readonly threshold: bigint | null;
  /** The last top-up; null where there was none. */
  readonly last_top_up: string | null;
}

/** The wallets of these accounts, where they have active campaigns. */
export async function listWallets(
  db: Queryable,
  accountIds: readonly string[],
): Promise<SpentWallet[]> {
  const { rows } = await db.query<SpentWallet>(
    `select w.account_id, w.balance_cents - w.held_cents + w.credit_limit_cents as available,
       count(*)::int as campaigns, b.low_balance_cents as threshold,
       max(greatest(c.exclusive_bid_cents, c.shared_bid_cents)) as highest_bid,
       min(least(c.exclusive_bid_cents, c.shared_bid_cents)) as lowest_bid,
       (
         select t.cause_id
         from transfer t
         where t.credit_kind = 'wallet' and t.credit_owner = w.account_id and t.kind = 'top_up'
         order by t.cause_id desc
         limit 1
       ) as last_top_up
     from wallet w
     join advertiser b on b.account_id = w.account_id
     join campaign c on c.account_id = w.account_id
       and c.status = 'active'
       and not ${isNetworkPausedSql("campaign", "c.id")}
     where w.account_id = any($1::uuid[])
     group by w.account_id, b.account_id`,
    [accountIds],
  );
  return rows;
}

/** A state that an account is notified of, and which occurrence of it. */
export interface SentNotification {
  readonly subjectId: string;
  readonly about: string;
  readonly ofWhat: string;
}

/** The indexes of the states that were not notified yet. */
export async function listUnsentNotifications(
  db: Queryable,
  states: readonly SentNotification[],
): Promise<readonly number[]> {
  const { rows } = await db.query<{ no: number }>(
    `select g.no::int
     from unnest(
       $1::uuid[], $2::text[], $3::text[]
     ) with ordinality as g (subject_id, about, of_what, no)
     where not exists (
       select from notification_sent t
       where t.subject_id = g.subject_id and t.about = g.about and t.of_what = g.of_what
     )`,
    [
      states.map(({ subjectId }) => subjectId),
      states.map(({ about }) => about),
      states.map(({ ofWhat }) => ofWhat),
    ],
  );
  return rows.map(({ no }) => no - 1);
}

/** False where another process was faster: then the account is already notified. */
export async function markNotified(
  db: Queryable,
  { subjectId, about, ofWhat }: SentNotification,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into notification_sent (subject_id, about, of_what, notified_at)
     values ($1, $2, $3, $4)
     on conflict (subject_id, about) do update
       set of_what = excluded.of_what, notified_at = excluded.notified_at
     where notification_sent.of_what <> excluded.of_what`,
    [subjectId, about, ofWhat, at],
  );
  return rowCount === 1;
}
