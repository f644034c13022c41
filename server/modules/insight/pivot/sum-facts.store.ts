// Sums leads or sales of some days by the values of dimensions: from their rows, or from the sums
// of whole days.
import type { FactKind } from "../../../../domain/reports/pivot/dimensions.ts";
import { SUMS, type Sums } from "../../../../domain/reports/pivot/measures.ts";
import type { PivotFact } from "../../../../domain/reports/pivot/table.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type Bind,
  DAY_COLUMNS,
  type FactQuery,
  ROWS,
  conditionsOf,
  dayLimits,
  keyOf,
  rowColumns,
  rowJoins,
  rowLimits,
  usedBy,
} from "./fact-keys.store.ts";

/**
 * An id encodes the time in its row, so the id indexes find a span; this allows for a clock that
 * was set back in between.
 */
const ID_SLACK_MS = 3_600_000;

/** More groups than a report can be laid out from in a moment. */
export const MOST_GROUPS = 200_000;

/** Days in a row, of the period or of the one before. */
export interface DayRun {
  readonly first: string;
  readonly last: string;
  /** From the start of the first day up to, not including, the end of the last. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly isPrevious: boolean;
  /** Days from each of them to the one that it is compared with; 0 for the period itself. */
  readonly shift: number;
}

const OF_ROWS: Readonly<Record<FactKind, string>> = {
  lead: `
    count(*) as leads,
    count(*) filter (where l.answer_status = 'accepted') as accepted,
    count(*) filter (where l.sold_slots > 0) as sold
  `,
  sale: `
    count(*) as sales,
    count(*) filter (where s.status = 'returned') as returned,
    coalesce(sum(s.price_cents) filter (where s.status = 'sold'), 0)::bigint as spend_cents,
    coalesce(sum(s.earning_cents) filter (where s.status = 'sold'), 0)::bigint as earned_cents
  `,
};

const OF_DAYS: Readonly<Record<FactKind, string>> = {
  lead: `
    sum(f.leads) as leads,
    sum(f.accepted) as accepted,
    sum(f.sold) as sold
  `,
  sale: `
    sum(f.sales) as sales,
    sum(f.returned) as returned,
    sum(f.spend_cents)::bigint as spend_cents,
    sum(f.earned_cents)::bigint as earned_cents
  `,
};

/** Sums rows. */
export function sumRows(db: Queryable, query: FactQuery, run: DayRun): Promise<PivotFact[]> {
  const { kind } = query;
  const { values, bind } = parameters();
  let zone: string | null = null;
  const columns = rowColumns(kind, () => (zone ??= bind(query.timeZone)));
  const { shift } = run;
  const used = usedBy(query);
  const { from, id, at } = ROWS[kind];
  const conditions = [
    `${id} >= ${bind(lowestUuidv7(run.fromMs - ID_SLACK_MS))}`,
    `${id} < ${bind(lowestUuidv7(run.toMs + ID_SLACK_MS))}`,
    `${at} >= ${bind(new Date(run.fromMs))}`,
    `${at} < ${bind(new Date(run.toMs))}`,
    ...rowLimits(used),
    ...conditionsOf({ query, columns, shift, bind }),
  ];
  return readFacts(db, query, run, {
    keys: query.dimensions.map((dimension) => keyOf(dimension, columns, shift)),
    sums: OF_ROWS[kind],
    from: [from, ...rowJoins(kind, used)].join(" "),
    conditions,
    values,
  });
}

/** Sums the sums of days; `slice` has all dimensions of the query. */
export function sumDays(
  db: Queryable,
  query: FactQuery,
  run: DayRun,
  slice: number,
): Promise<PivotFact[]> {
  const { values, bind } = parameters();
  const { shift } = run;
  const conditions = [
    `f.slice = ${bind(slice)}`,
    `f.day >= ${bind(run.first)}::date`,
    `f.day <= ${bind(run.last)}::date`,
    ...dayLimits(usedBy(query)),
    ...conditionsOf({ query, columns: DAY_COLUMNS, shift, bind }),
  ];
  return readFacts(db, query, run, {
    keys: query.dimensions.map((dimension) => keyOf(dimension, DAY_COLUMNS, shift)),
    sums: OF_DAYS[query.kind],
    from: `${query.kind}_day_fact f`,
    conditions,
    values,
  });
}

function parameters(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

interface Statement {
  readonly keys: readonly string[];
  readonly sums: string;
  readonly from: string;
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

async function readFacts(
  db: Queryable,
  { kind }: FactQuery,
  { isPrevious }: DayRun,
  { keys, sums, from, conditions, values }: Statement,
): Promise<PivotFact[]> {
  const names = keys.map((_, place) => `key${place}`);
  const { rows } = await db.query<Readonly<Record<string, unknown>>>(
    `select ${[...keys.map((key, place) => `${key} as ${names[place]}`), sums].join(", ")}
     from ${from}
     where ${conditions.join(" and ")}
     ${names.length === 0 ? "having count(*) > 0" : `group by ${names.join(", ")}`}
     limit ${MOST_GROUPS + 1}`,
    [...values],
  );
  return rows.map((row) => ({
    isPrevious,
    values: names.map((name) => String(row[name])),
    sums: Object.fromEntries(
      SUMS[kind].map((sum) => [sum, BigInt(String(row[sum]))]),
    ) as Partial<Sums>,
  }));
}
