// Counts the results of clicks on tracking links, in consecutive time spans, by group.
import type { Scope } from "../../../../domain/access/scope.ts";
import { UTM_PARAMS, perAdParam } from "../../../../domain/lead/ad-params.ts";
import type { ClickGrouping } from "../../../../domain/reports/metrics.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export interface ClickSums {
  readonly clicks: bigint;
  readonly uniques: bigint;
  readonly leads: bigint;
  readonly sold: bigint;
  readonly earned_cents: bigint;
}

export interface ClickRow extends ClickSums {
  /** The index of the span, from 0. */
  readonly span: number;
  readonly key: string | null;
}

export interface ClickQuery {
  readonly startsMs: readonly number[];
  readonly toMs: number;
  readonly timeZone: string;
  readonly by: ClickGrouping;
  readonly linkId: string | null;
  readonly sourceId: string | null;
  readonly scope: Scope;
}

/** The text that names a group of clicks `c`; $6 is the zone of days. */
const KEYS: Readonly<Record<ClickGrouping, string>> = {
  source: "c.source_id::text",
  link: "c.link_id::text",
  day: "to_char(c.at at time zone $6, 'YYYY-MM-DD')",
  ...perAdParam(UTM_PARAMS, (name) => `c.ad_params::json ->> '${name}'`),
  sub1: "c.sub_ids::json ->> 0",
  sub2: "c.sub_ids::json ->> 1",
  sub3: "c.sub_ids::json ->> 2",
  sub4: "c.sub_ids::json ->> 3",
  sub5: "c.sub_ids::json ->> 4",
};

/**
 * Returns one row for each span and group that has any; none for a scope that is not an
 * affiliate's. A lead counts once, for the click whose id it brought, if that click belongs to its
 * own source.
 */
export async function sumClicks(
  db: Queryable,
  { startsMs, toMs, timeZone, by, linkId, sourceId, scope }: ClickQuery,
): Promise<ClickRow[]> {
  if (scope.see === "none" || (scope.see === "own" && scope.as !== "account")) return [];
  const fromMs = startsMs[0] ?? toMs;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const values: unknown[] = [
    startsMs.map(iso),
    lowestUuidv7(fromMs),
    lowestUuidv7(toMs),
    iso(fromMs),
    iso(toMs),
    timeZone,
  ];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = [
    ...(scope.see === "own" ? [`c.affiliate_id = ${bind(scope.accountId)}`] : []),
    ...(linkId === null ? [] : [`c.link_id = ${bind(linkId)}`]),
    ...(sourceId === null ? [] : [`c.source_id = ${bind(sourceId)}`]),
  ]
    .map((condition) => `and ${condition}`)
    .join(" ");
  const { rows } = await db.query<ClickRow>(
    `with counted as (
       select c.id, c.source_id, c.is_unique, width_bucket(c.at, $1::timestamptz[]) - 1 as span,
         ${KEYS[by]} as key
       from click c
       where c.id >= $2
         and c.id < $3
         and c.at >= $4
         and c.at < $5
         and not c.is_bot
         and $6::text is not null ${narrowed}
     ),
     come as (
       select c.id, count(*) as leads, count(*) filter (where e.sales > 0) as sold,
         coalesce(sum(e.cents), 0) as cents
       from counted c
       join lead l
         on l.click_id = c.id::text
           and l.source_id = c.source_id
           and l.answer_status = 'accepted'
           and l.click_id is not null
       cross join lateral (
         select count(*) as sales, sum(s.earning_cents) as cents
         from sale s
         where s.lead_id = l.id and s.status = 'sold'
       ) e
       group by c.id
     )
     select c.span, c.key, count(*) as clicks, count(*) filter (where c.is_unique) as uniques,
       coalesce(sum(m.leads), 0)::bigint as leads, coalesce(sum(m.sold), 0)::bigint as sold,
       coalesce(sum(m.cents), 0)::bigint as earned_cents
     from counted c
     left join come m on m.id = c.id
     group by 1, 2`,
    values,
  );
  return rows;
}
