// Counts, for days whose sales are three days old, how many sales of each source were returned,
// worked, and reached their person within three days. Each day is counted once.
import { SETTLED_DAYS } from "../../../../domain/alerts/periods.ts";
import { REACHED, type Outcome } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

const SETTLED = `interval '${SETTLED_DAYS} days'`;
const ID_SLACK_MS = 3_600_000;

/** Outcomes with which a buyer spoke to the person. */
const SPOKE: readonly Outcome[] = (["contacted", "appointment", "won"] as const).filter(
  (outcome) => REACHED[outcome] >= REACHED.contacted,
);

export async function listCountedDays(
  db: Queryable,
  first: string,
  last: string,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    "select day::text as day from alert_day where day >= $1 and day <= $2",
    [first, last],
  );
  return rows.map(({ day }) => day);
}

interface DaySpan {
  readonly day: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Counts a day; does nothing where another process has counted it. */
export async function countDay(
  { client }: Transaction,
  { day, fromMs, toMs }: DaySpan,
  at: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    "insert into alert_day (day, counted_at) values ($1, $2) on conflict (day) do nothing",
    [day, at],
  );
  if (rowCount === 0) return;
  await client.query(
    `insert into alert_source_day (day, source_id, sales, returned, worked, reached)
     select $1::date, s.source_id, count(*), count(*) filter (where r.returned),
       count(*) filter (where t.worked), count(*) filter (where t.reached)
     from sale s
     left join lateral (
       select true as returned
       from lead_return r
       where r.sale_id = s.id and r.filed_at < s.sold_at + ${SETTLED} and r.status <> 'withdrawn'
       limit 1
     ) r on true
     left join lateral (
       select count(*) > 0 as worked, bool_or(t.outcome = any($6::text[])) as reached
       from sale_touch t
       where t.sale_id = s.id and t.outcome is not null and t.at < s.sold_at + ${SETTLED}
     ) t on true
     where s.id >= $2 and s.id < $3 and s.sold_at >= $4 and s.sold_at < $5
     group by s.source_id`,
    [
      day,
      lowestUuidv7(fromMs - ID_SLACK_MS),
      lowestUuidv7(toMs + ID_SLACK_MS),
      new Date(fromMs),
      new Date(toMs),
      SPOKE,
    ],
  );
}

export interface SourceDay {
  readonly day: string;
  readonly source_id: string;
  readonly sales: number;
  readonly returned: number;
  readonly worked: number;
  readonly reached: number;
}

export async function listSourceDays(
  db: Queryable,
  first: string,
  last: string,
): Promise<SourceDay[]> {
  const { rows } = await db.query<SourceDay>(
    `select day::text as day, source_id, sales, returned, worked, reached
     from alert_source_day
     where day >= $1 and day <= $2`,
    [first, last],
  );
  return rows;
}

/** Deletes days that no rate compares with any longer. */
export async function forgetDays(db: Queryable, before: string): Promise<void> {
  await db.query("delete from alert_source_day where day < $1", [before]);
  await db.query("delete from alert_day where day < $1", [before]);
}
