// Reads how many leads each source sent, and each buyer bought, by day and hour: whole days from
// their sums, the others from rows.
import { sliceNumber } from "../../../../domain/reports/pivot/slices.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** `lead`: of sources, with those that were accepted. `sale`: of buyers. */
export type HourKind = "lead" | "sale";

/** A subject's hours of one day; the three lists are in one order. */
export interface DayHours {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly hours: readonly number[];
  readonly counts: readonly number[];
  /** Of these, accepted ones; of sales, all. */
  readonly accepted: readonly number[];
}

export interface RowHours extends DayHours {
  /** The last one of the day. */
  readonly last: Date;
}

const OF_DAYS: Readonly<Record<HourKind, string>> = {
  lead: `
    select source_id as id, day, hour, leads as count, accepted
    from lead_day_fact
    where slice = ${sliceNumber("lead", ["source", "hour"])} and day = any($1::date[])
  `,
  sale: `
    select buyer_id as id, day, hour, sum(sales)::int as count, sum(sales)::int as accepted
    from sale_day_fact
    where slice = ${sliceNumber("sale", ["hour", "campaign"])} and day = any($1::date[])
    group by buyer_id, day, hour
  `,
};

/** Of days that are summed. */
export async function readSummedHours(
  db: Queryable,
  kind: HourKind,
  days: readonly string[],
): Promise<DayHours[]> {
  const { rows } = await db.query<DayHours>(
    `select id, day::text as day, array_agg(hour) as hours, array_agg(count) as counts,
       array_agg(accepted) as accepted
     from (${OF_DAYS[kind]}) h
     group by id, day`,
    [days],
  );
  return rows;
}

const OF_ROWS: Readonly<Record<HourKind, string>> = {
  lead: `
    select source_id as id, received_at as at, (answer_status = 'accepted')::int as accepted
    from lead
    where id >= $2 and received_at >= $3 and received_at < $4
  `,
  sale: `
    select buyer_id as id, sold_at as at, 1 as accepted
    from sale
    where id >= $2 and sold_at >= $3 and sold_at < $4
  `,
};

/** An id encodes the time in its row, so that the id's index finds a span; with some slack. */
const ID_SLACK_MS = 3_600_000;

/** Of rows from one moment up to another, by the clock of a zone. */
export async function readRowHours(
  db: Queryable,
  kind: HourKind,
  { timeZone, fromMs, untilMs }: { timeZone: string; fromMs: number; untilMs: number },
): Promise<RowHours[]> {
  const { rows } = await db.query<RowHours>(
    `select id, day::text as day, array_agg(hour) as hours, array_agg(count) as counts,
       array_agg(accepted) as accepted, max(last) as last
     from (
       select id, (at at time zone $1)::date as day,
         extract(hour from at at time zone $1)::int as hour, count(*)::int as count,
         sum(accepted)::int as accepted, max(at) as last
       from (${OF_ROWS[kind]}) r
       group by 1, 2, 3
     ) h
     group by id, day`,
    [timeZone, lowestUuidv7(fromMs - ID_SLACK_MS), new Date(fromMs), new Date(untilMs)],
  );
  return rows;
}
