// Writes a campaign's counters outside of a batch.
import type { LocalMoment } from "../../../../../domain/distribution/calendar.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";

/** Writes the counters of a new campaign, all at zero. */
export async function insertCampaignCounters(db: Queryable, campaignNo: number): Promise<void> {
  await db.query(
    `insert into campaign_state (campaign_no, hour_start_ms, hour_leads, hour_cents, day_start_ms,
       day_leads, day_cents, week_start_ms, week_leads, week_cents, month_start_ms, month_leads,
       month_cents, total_leads, total_cents)
     values ($1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [campaignNo],
  );
}

/**
 * Subtracts a returned lead and its price from the campaign's totals; caps per time window stay
 * used.
 */
export async function takeBackReturned(
  db: Queryable,
  campaignNo: number,
  priceCents: bigint,
): Promise<void> {
  await db.query(
    `update campaign_state
     set total_leads = total_leads - 1, total_cents = total_cents - $2
     where campaign_no = $1`,
    [campaignNo, priceCents],
  );
}

/**
 * Begins to count limits over all campaigns of an account, with what its campaigns bought and hold
 * in the windows of `moment`. The counters of its campaigns must be locked, so that no decision
 * sells meanwhile.
 */
export async function openAccountLimits(
  db: Queryable,
  accountId: string,
  { starts }: LocalMoment,
): Promise<void> {
  await db.query(
    `insert into account_limits (account_id, no)
     values ($1, nextval(pg_get_serial_sequence('campaign', 'no')))
     on conflict (account_id) do nothing`,
    [accountId],
  );
  const windows = [starts.day, starts.week, starts.month];
  await db.query(
    `update ping_hold h
     set limits_no = k.no, limits_day_ms = $2, limits_week_ms = $3, limits_month_ms = $4
     from account_limits k
     where k.account_id = $1 and h.buyer_id = $1 and h.status = 'open'`,
    [accountId, ...windows],
  );
  const counted = (start: string): string =>
    `count(*) filter (where at_ms >= ${start})::int,
       coalesce(sum(cents) filter (where at_ms >= ${start}), 0)::bigint`;
  await db.query(
    `with taken as (
       select (extract(epoch from s.sold_at) * 1000)::bigint as at_ms, s.price_cents as cents
       from sale s
       where s.buyer_id = $1
         and s.campaign_no is not null
         and s.sold_at >= to_timestamp(least($2::bigint, $3::bigint, $4::bigint) / 1000.0)
       union all
       select $2::bigint, h.price_cents
       from ping_hold h
       where h.buyer_id = $1 and h.status = 'open'
     )
     insert into campaign_state (campaign_no, hour_start_ms, hour_leads, hour_cents, day_start_ms,
       day_leads, day_cents, week_start_ms, week_leads, week_cents, month_start_ms, month_leads,
       month_cents, total_leads, total_cents)
     select (select no from account_limits where account_id = $1), 0, 0, 0,
       $2, ${counted("$2::bigint")}, $3, ${counted("$3::bigint")}, $4, ${counted("$4::bigint")},
       0, 0
     from taken
     on conflict (campaign_no) do update
       set day_start_ms = excluded.day_start_ms, day_leads = excluded.day_leads,
         day_cents = excluded.day_cents, week_start_ms = excluded.week_start_ms,
         week_leads = excluded.week_leads, week_cents = excluded.week_cents,
         month_start_ms = excluded.month_start_ms, month_leads = excluded.month_leads,
         month_cents = excluded.month_cents`,
    [accountId, ...windows],
  );
}
