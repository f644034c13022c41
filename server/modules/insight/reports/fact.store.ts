// Counts and sums for all reports: measures of leads or of sales in consecutive time spans, by
// group, within the caller's scope.
import type { Scope } from "../../../../domain/access/scope.ts";
import { AD_PARAMS, perAdParam } from "../../../../domain/lead/ad-params.ts";
import { REACHED } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { PROGRESS_JOIN } from "../../marketplace/leads/index.ts";

/** The measures of each kind of row. Amounts of returned sales do not count. */
const MEASURES = {
  lead: {
    leads: "count(*)",
    accepted: "count(*) filter (where l.answer_status = 'accepted')",
    sold: "count(*) filter (where l.sold_slots > 0)",
    /** Epoch milliseconds. */
    last_ms: "coalesce(max(extract(epoch from l.received_at) * 1000)::bigint, 0)",
    kept: `
      count(*) filter (
        where l.sold_slots > 0
          and exists (select from sale k where k.lead_id = l.id and k.status = 'sold')
      )
    `,
  },
  sale: {
    sales: "count(*)",
    returned: "count(*) filter (where s.status = 'returned')",
    spend_cents: "coalesce(sum(s.price_cents) filter (where s.status = 'sold'), 0)",
    earned_cents: "coalesce(sum(s.earning_cents) filter (where s.status = 'sold'), 0)",
    revenue_cents:
      "coalesce(sum(s.price_cents - s.earning_cents) filter (where s.status = 'sold'), 0)",
    contacted: `count(*) filter (where s.status = 'sold' and w.reached >= ${REACHED.contacted})`,
    appointments:
      "count(*) filter (where s.status = 'sold' " + `and w.reached >= ${REACHED.appointment})`,
    won: "count(*) filter (where s.status = 'sold' and w.outcome = 'won')",
    tried: "count(*) filter (where s.status = 'sold' and w.first_touched_at is not null)",
    // Median over the sales with a contact attempt; 0 if there are none.
    first_try_seconds: `coalesce(
         round(
           percentile_cont(0.5) within group (
             order by extract(epoch from w.first_touched_at - s.delivered_at)
           ) filter (where s.status = 'sold' and w.first_touched_at is not null)
         ), 0
       )`,
  },
} as const;

/** Buyers' work on their leads is stored beside the sale; it is joined for those measures only. */
const PROGRESS_MEASURES: ReadonlySet<PropertyKey> = new Set([
  "contacted",
  "appointments",
  "won",
  "tried",
  "first_try_seconds",
]);

const ROWS = {
  lead: {
    from: "lead l",
    id: "l.id",
    at: "l.received_at",
    owner: { affiliate: "l.affiliate_id", buyer: null },
  },
  sale: {
    from: "sale s",
    id: "s.id",
    at: "s.sold_at",
    owner: { affiliate: "s.affiliate_id", buyer: "s.buyer_id" },
  },
} as const;

/** Groups by each sub id and ad parameter posted with a lead; an empty one counts as none. */
function originGroups(join: string) {
  const group = (index: number) => ({ key: `nullif(l.sub_ids::json ->> ${index}, '')`, join });
  return {
    sub1: group(0),
    sub2: group(1),
    sub3: group(2),
    sub4: group(3),
    sub5: group(4),
    ...perAdParam(AD_PARAMS, (name) => ({ key: `l.ad_params::json ->> '${name}'`, join })),
  };
}

/** The groupings of rows: the expression that names a group, and the joins that it needs. */
const GROUPS = {
  lead: {
    state: { key: "l.state" },
    source: { key: "l.source_id::text" },
    affiliate: { key: "l.affiliate_id::text" },
    reason: { key: "l.reason_code", where: "l.answer_status <> 'accepted'" },
    ...originGroups(""),
  },
  sale: {
    state: { key: "l.state", join: "join lead l on l.id = s.lead_id" },
    campaign: { key: "s.campaign_no::text" },
    source: { key: "s.source_id::text" },
    affiliate: { key: "s.affiliate_id::text" },
    buyer: { key: "s.buyer_id::text" },
    ...originGroups("join lead l on l.id = s.lead_id"),
  },
} as const satisfies Readonly<
  Record<
    "lead" | "sale",
    Readonly<
      Record<string, { readonly key: string; readonly join?: string; readonly where?: string }>
    >
  >
>;

export type FactKind = keyof typeof MEASURES;
export type Measure<Kind extends FactKind> = keyof (typeof MEASURES)[Kind];
export type GroupKey<Kind extends FactKind> = keyof (typeof GROUPS)[Kind];

/**
 * An id encodes the time in its row, so the id indexes find a span; this allows for a clock that
 * was set back in between.
 */
const ID_SLACK_MS = 3_600_000;

export interface FactQuery<Kind extends FactKind> {
  readonly of: Kind;
  readonly measures: readonly Measure<Kind>[];
  readonly by?: GroupKey<Kind>;
  /**
   * The starts of the spans, ascending; each ends where the next one begins, the last at `toMs`.
   */
  readonly startsMs: readonly number[];
  readonly toMs: number;
  readonly scope: Scope;
  /**
   * Only sales to this campaign; null or absent means all. Leads do not belong to a campaign: with
   * one given, there are none.
   */
  readonly campaignNo?: number | null;
}

export interface FactRow<Kind extends FactKind> {
  /** The index of the span, from 0. */
  readonly span: number;
  /** Null without a grouping, and for rows without that value. */
  readonly key: string | null;
  readonly values: Readonly<Record<Measure<Kind>, bigint>>;
}

/**
 * Returns one row for each span and group that has any. A scope that sees nothing, or that these
 * rows cannot be limited to, returns none.
 */
export async function sumFacts<Kind extends FactKind>(
  db: Queryable,
  query: FactQuery<Kind>,
): Promise<FactRow<Kind>[]> {
  const { of, measures, by, startsMs, toMs, scope, campaignNo = null } = query;
  const rowsOf = ROWS[of];
  const group: { readonly key: string; readonly join?: string; readonly where?: string } =
    by === undefined
      ? { key: "null::text" }
      : ((GROUPS[of] as Record<PropertyKey, { key: string }>)[by] ?? { key: "null::text" });
  const owner =
    scope.see === "own" && (scope.as === "affiliate" || scope.as === "buyer")
      ? rowsOf.owner[scope.as]
      : null;
  if (
    scope.see === "none" ||
    (scope.see === "own" && owner === null) ||
    (of === "lead" && campaignNo !== null)
  )
    return [];
  const fromMs = startsMs[0] ?? toMs;
  const values: unknown[] = [
    startsMs.map(isoOf),
    lowestUuidv7(fromMs - ID_SLACK_MS),
    lowestUuidv7(toMs + ID_SLACK_MS),
    isoOf(fromMs),
    isoOf(toMs),
  ];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = [
    ...(scope.see === "own" && owner !== null ? [`${owner} = ${bind(scope.accountId)}`] : []),
    ...(scope.see === "own" && scope.person !== undefined
      ? [notOthers(bind(scope.person.id))]
      : []),
    ...(campaignNo === null ? [] : [`s.campaign_no = ${bind(campaignNo)}`]),
    ...(group.where === undefined ? [] : [group.where]),
  ]
    .map((condition) => `and ${condition}`)
    .join(" ");
  const texts: Readonly<Record<PropertyKey, string>> = MEASURES[of];
  const { rows } = await db.query<
    { readonly span: number; readonly key: string | null } & Readonly<Record<string, bigint>>
  >(
    `select width_bucket(${rowsOf.at}, $1::timestamptz[]) - 1 as span, ${group.key} as key,
       ${measures.map((measure) => `(${texts[measure]})::bigint as ${String(measure)}`).join(", ")}
     from ${rowsOf.from} ${group.join ?? ""}
       ${measures.some((measure) => PROGRESS_MEASURES.has(measure)) ? PROGRESS_JOIN : ""}
     where ${rowsOf.id} >= $2
       and ${rowsOf.id} < $3
       and ${rowsOf.at} >= $4
       and ${rowsOf.at} < $5 ${narrowed}
     group by 1, 2`,
    values,
  );
  return rows.map((row) => ({
    span: row.span,
    key: row.key,
    values: valuesOf<Kind>(row, measures),
  }));
}

/** Sales without an assignee. */
function notOthers(person: string): string {
  return `not exists (
    select
    from sale_assignment g
    where g.sale_id = s.id and g.user_id <> ${person}
  )`;
}

function valuesOf<Kind extends FactKind>(
  row: Readonly<Record<string, unknown>>,
  measures: readonly Measure<Kind>[],
): Readonly<Record<Measure<Kind>, bigint>> {
  // A measure that was not requested reads as 0.
  const values = Object.fromEntries(
    [...Object.keys(MEASURES.lead), ...Object.keys(MEASURES.sale)].map((measure) => [measure, 0n]),
  );
  for (const measure of measures) values[String(measure)] = BigInt(String(row[String(measure)]));
  return values as Readonly<Record<Measure<Kind>, bigint>>;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
