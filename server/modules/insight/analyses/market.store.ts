// Counts the network's leads and sales around one lead: by group, over time spans and the spans
// before them.
import {
  type CountedRow,
  type CountedSpan,
  MARKET_DAYS,
  MARKET_GROUPS,
  type MarketDays,
  type MarketGroup,
  counterpartsOf,
} from "../../../../domain/analyses/market-figures.ts";
import type { AnalysedLead } from "../../../../domain/analyses/analysed-lead.ts";
import { type Cents, cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { DAY_MS } from "../../../../domain/time.ts";

/** An id encodes the time in its row; this allows for a clock that was set back in between. */
const ID_SLACK_MS = 3_600_000;

/** Whether a row belongs to a group; `n` is the row, `g` the group. */
const IN_GROUP = `
  case g.name
    when 'alike' then n.side = $6 and n.property_type = $7 and n.state = $8
    when 'any_type' then n.side = $6 and n.state = $8
    when 'any_state' then n.side = $6 and n.property_type = $7
    else n.side = any($9::text[]) and n.property_type = $7 and n.state = $8
  end
    and n.received_at >= p.from_at
    and n.received_at < p.to_at
`;

interface CountedColumns {
  readonly group: MarketGroup;
  readonly days: MarketDays;
  readonly is_before: boolean;
  readonly leads: number;
  readonly sold: number;
  readonly priced: number;
  readonly median_property: bigint | null;
  readonly sales: number;
  readonly median_price: bigint | null;
  readonly payouts: number;
  readonly median_payout: bigint | null;
}

const COUNT_MARKET = `with near as materialized (
       select l.id, l.side, l.property_type, l.state, l.received_at, l.sold_slots > 0 as sold,
         case
           when l.price_min_cents is null then l.price_max_cents
           when l.price_max_cents is null then l.price_min_cents
           else (l.price_min_cents + l.price_max_cents) / 2
         end as named_cents
       from lead l
       where l.id >= $1
         and l.id < $2
         and l.received_at >= $3
         and l.received_at < $4
         and l.answer_status = 'accepted'
         and l.id <> $5
         and (
           (l.side = $6 and (l.state = $8 or l.property_type = $7))
             or (l.side = any($9::text[]) and l.property_type = $7 and l.state = $8)
         )
     ),
     sold as materialized (
       select n.*, s.price_cents, s.earning_cents,
         ($10::uuid is null or s.affiliate_id = $10) as told
       from near n
       join sale s on s.lead_id = n.id
       where s.status = 'sold'
     )
     select g.name as "group", p.days, p.is_before, a.*, b.*
     from unnest($11::text[]) as g (name)
     cross join unnest(
       $12::integer[], $13::boolean[], $14::timestamptz[], $15::timestamptz[]
     ) as p (days, is_before, from_at, to_at)
     cross join lateral (
       select count(*)::integer as leads, (count(*) filter (where n.sold))::integer as sold,
         count(n.named_cents)::integer as priced,
         percentile_disc(0.5) within group (order by n.named_cents) as median_property
       from near n
       where ${IN_GROUP}
     ) a
     cross join lateral (
       select count(*)::integer as sales,
         percentile_disc(0.5) within group (order by n.price_cents) as median_price,
         (count(*) filter (where n.told))::integer as payouts,
         percentile_disc(0.5) within group (
           order by n.earning_cents
         ) filter (where n.told) as median_payout
       from sold n
       where ${IN_GROUP}
     ) b`;

/**
 * Counts accepted leads by time of receipt, excluding the lead itself, and their sales that were
 * not returned. Payouts are those of `affiliateId`, or with null those of all affiliates. The
 * median of an even count is the lower middle value.
 */
export async function countMarket(
  db: Queryable,
  leadId: string,
  { side, propertyType, state }: Pick<AnalysedLead, "side" | "propertyType" | "state">,
  affiliateId: string | null,
  atMs: number,
): Promise<readonly CountedRow[]> {
  const fromMs = atMs - 2 * Math.max(...MARKET_DAYS) * DAY_MS;
  const spans = spansBefore(atMs);
  const { rows } = await db.query<CountedColumns>(COUNT_MARKET, [
    lowestUuidv7(fromMs - ID_SLACK_MS),
    lowestUuidv7(atMs + ID_SLACK_MS),
    new Date(fromMs),
    new Date(atMs),
    leadId,
    side,
    propertyType,
    state,
    [...counterpartsOf(side)],
    affiliateId,
    [...MARKET_GROUPS],
    spans.map(({ days }) => days),
    spans.map(({ isBefore }) => isBefore),
    spans.map((span) => new Date(span.fromMs).toISOString()),
    spans.map((span) => new Date(span.toMs).toISOString()),
  ]);
  const spanOf = (group: MarketGroup, days: MarketDays, isBefore: boolean): CountedSpan =>
    toSpan(
      rows.find((row) => row.group === group && row.days === days && row.is_before === isBefore),
    );
  return MARKET_GROUPS.flatMap((group) =>
    MARKET_DAYS.map((days): CountedRow => ({
      group,
      days,
      current: spanOf(group, days, false),
      before: spanOf(group, days, true),
    })),
  );
}

/** Returns each span of days, and the one of the same length before it. */
function spansBefore(atMs: number) {
  return MARKET_DAYS.flatMap((days) =>
    [false, true].map((isBefore) => ({
      days,
      isBefore,
      fromMs: atMs - (isBefore ? 2 : 1) * days * DAY_MS,
      toMs: atMs - (isBefore ? days * DAY_MS : 0),
    })),
  );
}

function toSpan(row: CountedColumns | undefined): CountedSpan {
  return {
    leads: row?.leads ?? 0,
    sold: row?.sold ?? 0,
    sales: row?.sales ?? 0,
    medianPriceCents: toCents(row?.median_price),
    payouts: row?.payouts ?? 0,
    medianPayoutCents: toCents(row?.median_payout),
    priced: row?.priced ?? 0,
    medianPropertyCents: toCents(row?.median_property),
  };
}

function toCents(amount: bigint | null | undefined): Cents | null {
  return amount === null || amount === undefined ? null : cents(amount);
}
