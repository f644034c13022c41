// The one way reports count and add up: measures of leads or of sales in consecutive spans of time,
// by a group, within the caller's scope.
import type { Scope } from "../../../../domain/access/scope.ts";
import { REACHED } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import { PROGRESS_JOIN } from "../../marketplace/leads/index.ts";

/** The measures of each kind of row. Money of a sale that was given back does not count. */
const MEASURES = {
  lead: {
    leads: "count(*)",
    accepted: "count(*) filter (where l.answer_status = 'accepted')",
    sold: "count(*) filter (where l.sold_slots > 0)",
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
    // Of those that were tried; 0 where none was.
    first_try_seconds: `coalesce(
         round(
           percentile_cont(0.5) within group (
             order by extract(epoch from w.first_touched_at - s.delivered_at)
           ) filter (where s.status = 'sold' and w.first_touched_at is not null)
         ), 0
       )`,
  },
} as const;

/** What buyers did about their leads lies beside the sale, for those measures alone. */
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

/** By each of the sub ids that a lead's post brought; one that is empty is none. */
function subGroups(join: string) {
  const group = (index: number) => ({ key: `nullif(l.sub_ids::json ->> ${index}, '')`, join });
  return { sub1: group(0), sub2: group(1), sub3: group(2), sub4: group(3), sub5: group(4) };
}

/** What rows can be grouped by: the text that names a group, and what it needs beside the row. */
const GROUPS = {
  lead: {
    state: { key: "l.state" },
    source: { key: "l.source_id::text" },
    affiliate: { key: "l.affiliate_id::text" },
    reason: { key: "l.reason_code", where: "l.answer_status <> 'accepted'" },
    ...subGroups(""),
  },
  sale: {
    state: { key: "l.state", join: "join lead l on l.id = s.lead_id" },
    campaign: { key: "s.campaign_no::text" },
    source: { key: "s.source_id::text" },
    affiliate: { key: "s.affiliate_id::text" },
    buyer: { key: "s.buyer_id::text" },
    ...subGroups("join lead l on l.id = s.lead_id"),
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
 * Ids are made at the moment their row tells, so the indexes on them find a span; a clock that was
 * set back meanwhile stays within this.
 */
const ID_SLACK_MS = 3_600_000;

export interface FactQuery<Kind extends FactKind> {
  readonly of: Kind;
  readonly measures: readonly Measure<Kind>[];
  readonly by?: GroupKey<Kind>;
  /**
   * The beginnings of the spans, ascending; each ends where the next one begins, the last at
   * `toMs`.
   */
  readonly startsMs: readonly number[];
  readonly toMs: number;
  readonly scope: Scope;
  /** Only sales to this campaign; null or absent is all. Leads are nobody's yet: they have none. */
  readonly campaignNo?: number | null;
}

export interface FactRow<Kind extends FactKind> {
  /** Which span, from 0. */
  readonly span: number;
  /** Null without a grouping, and for rows that have no such value. */
  readonly key: string | null;
  readonly values: Readonly<Record<Measure<Kind>, bigint>>;
}

/**
 * One row for each span and group that has any. A scope that sees nothing, or that these rows
 * cannot be limited to, gives none.
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
  const owner = scope.see === "own" && scope.as !== "account" ? rowsOf.owner[scope.as] : null;
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

/** Sales that no colleague works. */
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
  // A measure that was not asked for reads as 0.
  const values = Object.fromEntries(
    [...Object.keys(MEASURES.lead), ...Object.keys(MEASURES.sale)].map((measure) => [measure, 0n]),
  );
  for (const measure of measures) values[String(measure)] = BigInt(String(row[String(measure)]));
  return values as Readonly<Record<Measure<Kind>, bigint>>;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
