// Counts the leads, sales, bids and payouts of a period that a change of the settings is about.
import type { LeadGroup, SaleGroup } from "../../../../domain/settings/settings-effects.ts";
import type { HeldGroup, ReturnGroup } from "../../../../domain/settings/terms-effects.ts";
import type { LeadSide } from "../../../../domain/lead/vocabulary.ts";
import { cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** Leads that were accepted since `fromMs`, grouped by what their tier and price follow from. */
export async function countLeadGroups(
  db: Queryable,
  fromMs: number,
): Promise<readonly LeadGroup[]> {
  const { rows } = await db.query<LeadGroup>(
    `select l.side, l.score_engagement as engagement, l.score_intent as intent,
       l.score_financial as financial, count(*)::int as leads,
       count(i.exclusive_start_cents)::int as listed
     from lead l
     left join listing i on i.lead_id = l.id
     where l.id >= $1 and l.answer_status = 'accepted'
     group by 1, 2, 3, 4`,
    [lowestUuidv7(fromMs)],
  );
  return rows;
}

interface SaleGroupRow {
  readonly side: LeadSide;
  readonly engagement: number;
  readonly intent: number;
  readonly financial: number;
  readonly mode: "exclusive" | "shared";
  readonly earning_cents: bigint;
  readonly price_cents: bigint;
  readonly sales: number;
}

/** Sales of campaigns since `fromMs` to which the network's own reserve applied. */
export async function countSaleGroups(
  db: Queryable,
  fromMs: number,
): Promise<readonly SaleGroup[]> {
  const { rows } = await db.query<SaleGroupRow>(
    `select l.side, l.score_engagement as engagement, l.score_intent as intent,
       l.score_financial as financial, s.mode, s.earning_cents, s.price_cents,
       count(*)::int as sales
     from sale s
     join lead l on l.id = s.lead_id
     join source o on o.id = s.source_id
     where s.id >= $1
       and s.campaign_no is not null
       and case s.mode
         when 'exclusive' then o.reserve_exclusive_cents
         else o.reserve_shared_cents
       end is null
       and not exists (
         select
         from account_terms t
         where t.account_id = s.affiliate_id and t.until_at is null
           and jsonb_array_length(t.document -> 'reserves') > 0
       )
     group by 1, 2, 3, 4, 5, 6, 7`,
    [lowestUuidv7(fromMs)],
  );
  return rows.map(({ earning_cents: earning, price_cents: price, ...row }) => ({
    ...row,
    earningCents: cents(earning),
    priceCents: cents(price),
  }));
}

/** How many active campaigns bid more than the limit, without adjustments. */
export async function countBidsAbove(db: Queryable, limitCents: number): Promise<number> {
  const { rows } = await db.query<{ campaigns: number }>(
    `select count(*)::int as campaigns
     from campaign
     where status = 'active'
       and greatest(exclusive_bid_cents, shared_bid_cents) > $1`,
    [limitCents],
  );
  return rows[0]?.campaigns ?? 0;
}

/** How many payouts that were asked for since `fromMs` are above the first and the second limit. */
export async function countPayoutsAbove(
  db: Queryable,
  fromMs: number,
  limits: readonly [before: number, after: number],
): Promise<{ readonly before: number; readonly after: number }> {
  const { rows } = await db.query<{ before: number; after: number }>(
    `select count(*) filter (where amount_cents > $2)::int as before,
       count(*) filter (where amount_cents > $3)::int as after
     from payout
     where requested_at >= $1`,
    [new Date(fromMs), ...limits],
  );
  return rows[0] ?? { before: 0, after: 0 };
}

/** Whether an account has agreed to days of its own, by the name of the member of its terms. */
const hasAgreed = (account: string, member: "return_days" | "hold_days"): string =>
  `exists (
    select
    from account_terms t
    where t.account_id = ${account} and t.until_at is null
      and t.document ->> '${member}' is not null
  )`;

/** Returns that were filed since `fromMs`, by the days between delivery and filing. */
export async function countReturnGroups(
  db: Queryable,
  fromMs: number,
): Promise<readonly ReturnGroup[]> {
  const { rows } = await db.query<ReturnGroup>(
    `select ceil(extract(epoch from r.filed_at - s.delivered_at) / 86400)::int as days,
       count(*)::int as returns
     from lead_return r
     join sale s on s.id = r.sale_id
     where r.filed_at >= $1 and not ${hasAgreed("s.buyer_id", "return_days")}
     group by 1`,
    [new Date(fromMs)],
  );
  return rows;
}

/** Sales since `fromMs`, by how long their affiliates had been with the network. */
export async function sumHeldGroups(db: Queryable, fromMs: number): Promise<readonly HeldGroup[]> {
  const { rows } = await db.query<{ age_days: number; earning_cents: bigint }>(
    `select floor(extract(epoch from s.sold_at - f.created_at) / 86400)::int as age_days,
       sum(s.earning_cents)::bigint as earning_cents
     from sale s
     join account f on f.id = s.affiliate_id
     where s.id >= $1 and not ${hasAgreed("s.affiliate_id", "hold_days")}
     group by 1`,
    [lowestUuidv7(fromMs)],
  );
  return rows.map((row) => ({ ageDays: row.age_days, earningCents: cents(row.earning_cents) }));
}
