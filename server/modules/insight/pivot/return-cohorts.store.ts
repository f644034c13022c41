// Counts sales of each day, and those of them that were returned after so many days.
import { COHORT_STEPS, type CohortFacts } from "../../../../domain/reports/pivot/cohorts.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type FactQuery,
  ROWS,
  conditionsOf,
  rowColumns,
  rowJoins,
  usedBy,
} from "./fact-keys.store.ts";

const ID_SLACK_MS = 3_600_000;

const FILED = COHORT_STEPS.map((days) => `r.filed_at < s.sold_at + interval '${days} days'`);

/** `query` is of sales; its dimensions are left out. */
export async function countCohorts(
  db: Queryable,
  query: FactQuery,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<CohortFacts[]> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const zone = bind(query.timeZone);
  const columns = rowColumns("sale", () => zone);
  const { from, id, at } = ROWS.sale;
  const conditions = [
    `${id} >= ${bind(lowestUuidv7(fromMs - ID_SLACK_MS))}`,
    `${id} < ${bind(lowestUuidv7(toMs + ID_SLACK_MS))}`,
    `${at} >= ${bind(new Date(fromMs))}`,
    `${at} < ${bind(new Date(toMs))}`,
    ...conditionsOf({ query, columns, shift: 0, bind }),
  ];
  const counts = FILED.flatMap((isFiled, step) => [
    `count(*) filter (where r.status = 'approved' and ${isFiled}) as returned${step}`,
    `count(*) filter (where r.status = 'filed' and ${isFiled}) as waiting${step}`,
  ]);
  const { rows } = await db.query<Readonly<Record<string, string>>>(
    `select ${columns.day}::text as day, count(*) as sales, ${counts.join(", ")},
       (
         extract(epoch from (${columns.day} + 1)::timestamp at time zone ${zone}) * 1000
       )::bigint as end_ms
     from ${[from, ...rowJoins("sale", usedBy(query))].join(" ")}
     left join lead_return r on r.sale_id = s.id
     where ${conditions.join(" and ")}
     group by ${columns.day}
     order by ${columns.day}`,
    values,
  );
  return rows.map((row) => ({
    day: String(row["day"]),
    endMs: Number(row["end_ms"]),
    sales: Number(row["sales"]),
    returned: COHORT_STEPS.map((_, step) => Number(row[`returned${step}`])),
    waiting: COHORT_STEPS.map((_, step) => Number(row[`waiting${step}`])),
  }));
}
