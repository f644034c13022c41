// Reads the rows behind open demand: active orders with what they have bought, and listed leads not
// yet bought.
import type { Criteria, CriteriaSubject } from "../../../../domain/criteria/criteria.ts";
import type { Schedule, WindowStarts } from "../../../../domain/distribution/calendar.ts";
import type { Counters } from "../../../../domain/distribution/caps.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  LEAD_FACTS_COLUMNS,
  type LeadFactsRow,
  factsOf,
  isBuyableSql,
  shownBidsSql,
  type CountedAccountLimits,
  readAccountLimits,
} from "../../selling/distribution/index.ts";

/** Limits as stored in documents: cents are JSON integers. */
interface StoredLimits {
  readonly leads?: Readonly<Partial<Record<keyof WindowStarts, number>>>;
  readonly cents?: Readonly<Partial<Record<keyof WindowStarts, number>>>;
}

export interface OrderRow {
  readonly id: string;
  readonly criteria: Criteria;
  readonly exclusive_bid_cents: bigint | null;
  readonly shared_bid_cents: bigint | null;
  readonly limits: StoredLimits;
  readonly schedule: Schedule;
  readonly blocked_source_ids: readonly string[];
  readonly licensed_states: readonly string[];
  readonly counters: Counters;
  /** Limits over all campaigns of its account; null without any. */
  readonly account: CountedAccountLimits | null;
}

type CounterColumns = Readonly<
  Record<
    `${"day" | "week" | "month"}_start_ms` | `${"day" | "week" | "month" | "total"}_cents`,
    bigint
  > &
    Record<`${"day" | "week" | "month" | "total"}_leads`, number>
>;

/**
 * Returns the active orders with the highest bids. Bids over `ceiling`, and those that the buyer's
 * money does not cover, are null; orders without others are left out.
 */
export async function listOrders(db: Queryable, ceiling: Cents, most: number): Promise<OrderRow[]> {
  const { rows } = await db.query<
    Omit<OrderRow, "counters" | "account"> & CounterColumns & { readonly account_id: string }
  >(
    `select c.id, c.account_id, c.criteria, o.exclusive_bid_cents, o.shared_bid_cents, c.limits,
       c.schedule, c.blocked_source_ids, b.licensed_states, t.*
     from campaign c
     join account a on a.id = c.account_id
     join advertiser b on b.account_id = c.account_id
     join campaign_state t on t.campaign_no = c.no
     join ${shownBidsSql("$2::bigint")} on true
     where c.status = 'active' and a.status = 'active'
     order by greatest(o.exclusive_bid_cents, o.shared_bid_cents) desc, c.id
     limit $1`,
    [most, ceiling],
  );
  const accounts = await readAccountLimits(
    db,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => ({
    ...row,
    counters: countersOf(row),
    account: accounts.get(row.account_id) ?? null,
  }));
}

function countersOf(row: CounterColumns): Counters {
  const of = (window: "day" | "week" | "month") => ({
    startMs: Number(row[`${window}_start_ms`]),
    leads: row[`${window}_leads`],
    cents: row[`${window}_cents`],
  });
  // An hour's purchases do not limit the day.
  return {
    hour: { startMs: 0, leads: 0, cents: 0n },
    day: of("day"),
    week: of("week"),
    month: of("month"),
    total: { startMs: 0, leads: row.total_leads, cents: row.total_cents },
  };
}

export async function listSourceIds(db: Queryable, affiliateId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>("select id from source where account_id = $1", [
    affiliateId,
  ]);
  return rows.map(({ id }) => id);
}

export interface ListedLead {
  readonly sourceId: string;
  readonly subject: CriteriaSubject;
}

type ListedRow = LeadFactsRow & {
  readonly [column: string]: unknown;
  readonly source_id: string;
  readonly score_total: number;
  readonly score_engagement: number;
  readonly score_intent: number;
  readonly score_financial: number;
  readonly tier: CriteriaSubject["score"]["tier"];
};

/**
 * Returns marketplace leads not yet bought, the newest first; an affiliate's own, or with null all.
 */
export async function listUnsoldListed(
  db: Queryable,
  affiliateId: string | null,
  atMs: number,
  most: number,
): Promise<ListedLead[]> {
  const { rows } = await db.query<ListedRow>(
    `select l.source_id, l.score_total, l.score_engagement, l.score_intent, l.score_financial,
       l.tier, ${LEAD_FACTS_COLUMNS}
     from listing g
     join lead l on l.id = g.lead_id
     join zip z on z.zip_code = l.zip_code and z.state = l.state
     where ${isBuyableSql("to_timestamp($1::bigint / 1000.0)")}
       and l.sold_slots = 0
       and ($2::uuid is null or l.affiliate_id = $2)
     order by l.id desc
     limit $3`,
    [atMs, affiliateId, most],
  );
  return rows.map((row) => ({
    sourceId: row.source_id,
    subject: {
      facts: factsOf(row),
      score: {
        total: row.score_total,
        engagement: row.score_engagement,
        intent: row.score_intent,
        financial: row.score_financial,
        tier: row.tier,
      },
    },
  }));
}
