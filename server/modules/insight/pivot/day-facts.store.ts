// Sums whole days of leads and sales, and tells which days are summed and which changed since.
import type { FactKind } from "../../../../domain/reports/pivot/dimensions.ts";
import {
  type Family,
  familiesOf,
  sliceNumber,
  slicesOf,
} from "../../../../domain/reports/pivot/slices.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** An id encodes the time in its row; this allows for a clock that was set back in between. */
const ID_SLACK_MS = 3_600_000;

/** The columns of each family in both tables of sums. */
const FAMILY_COLUMNS: Readonly<Record<Family, readonly string[]>> = {
  source: ["source_id", "affiliate_id"],
  state: ["state"],
  quality: ["side", "tier"],
  hour: ["hour"],
  reason: ["reason"],
  campaign: ["campaign_no", "buyer_id"],
};

/** What is summed of each row; $1 is the zone, $3 to $6 the bounds of ids and times. */
const ROWS_OF_DAY: Readonly<Record<FactKind, string>> = {
  lead: `
    select l.source_id, l.affiliate_id, l.state, l.side, l.tier,
      extract(hour from l.received_at at time zone $1)::smallint as hour,
      case when l.answer_status <> 'accepted' then coalesce(l.reason_code, '') end as reason,
      1 as leads,
      (l.answer_status = 'accepted')::integer as accepted,
      (l.sold_slots > 0)::integer as sold
    from lead l
    where l.id >= $3
      and l.id < $4
      and l.received_at >= $5
      and l.received_at < $6
  `,
  sale: `
    select s.source_id, s.affiliate_id, l.state, l.side, l.tier,
      extract(hour from s.sold_at at time zone $1)::smallint as hour,
      s.campaign_no, s.buyer_id,
      1 as sales,
      (s.status = 'returned')::integer as returned,
      case when s.status = 'sold' then s.price_cents else 0 end as spend_cents,
      case when s.status = 'sold' then s.earning_cents else 0 end as earned_cents
    from sale s
    join lead l on l.id = s.lead_id
    where s.id >= $3
      and s.id < $4
      and s.sold_at >= $5
      and s.sold_at < $6
  `,
};

const SUMMED: Readonly<Record<FactKind, readonly string[]>> = {
  lead: ["leads", "accepted", "sold"],
  sale: ["sales", "returned", "spend_cents", "earned_cents"],
};

const KINDS = ["lead", "sale"] as const;

/** Sums each slice of a day in one pass over its rows; $2 is the day. */
function insertDay(kind: FactKind, into: string): string {
  const families = familiesOf(kind);
  const columns = families.flatMap((family) => FAMILY_COLUMNS[family]);
  // The first argument of `grouping` is its highest bit, and a bit is set where it is not grouped.
  const bits = families.toReversed().map((family) => FAMILY_COLUMNS[family][0]);
  const slice = `${sliceNumber(kind, families)} - grouping(${bits.join(", ")})`;
  const sets = slicesOf(kind).map(
    (slicePair) => `(${slicePair.flatMap((family) => FAMILY_COLUMNS[family]).join(", ")})`,
  );
  const sums = SUMMED[kind];
  return `
    ${into} (day, slice, ${columns.join(", ")}, ${sums.join(", ")})
    select $2::date, ${slice}, ${columns.join(", ")},
      ${sums.map((sum) => `sum(${sum})`).join(", ")}
    from (${ROWS_OF_DAY[kind]}) as rows_of_day
    group by grouping sets (${sets.join(", ")})
    order by 2
  `;
}

const INSERTS = {
  lead: insertDay("lead", "insert into lead_day_fact"),
  sale: insertDay("sale", "insert into sale_day_fact"),
} as const;
const DELETES = {
  lead: "delete from lead_day_fact where day = $1",
  sale: "delete from sale_day_fact where day = $1",
} as const;

export interface DayBounds {
  readonly day: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Returns the bounds of days in a zone, in the order given; the database knows its clocks. */
export async function findBounds(
  db: Queryable,
  timeZone: string,
  days: readonly string[],
): Promise<DayBounds[]> {
  const { rows } = await db.query<{ day: string; from_ms: string; to_ms: string }>(
    `select given as day,
       (extract(epoch from given::date::timestamp at time zone $1) * 1000)::bigint as from_ms,
       (extract(epoch from (given::date + 1)::timestamp at time zone $1) * 1000)::bigint as to_ms
     from unnest($2::text[]) with ordinality as days (given, place)
     order by place`,
    [timeZone, days],
  );
  return rows.map(({ day, from_ms: from, to_ms: to }) => ({
    day,
    fromMs: Number(from),
    toMs: Number(to),
  }));
}

/** Sums a day in place of what was summed of it before. */
export async function sumDay(
  { client }: Transaction,
  timeZone: string,
  { day, fromMs, toMs }: DayBounds,
  at: Date,
): Promise<void> {
  const bounds = [
    lowestUuidv7(fromMs - ID_SLACK_MS),
    lowestUuidv7(toMs + ID_SLACK_MS),
    new Date(fromMs),
    new Date(toMs),
  ];
  // Its row first: two processes that sum the same day do so one after the other.
  await client.query(
    `insert into fact_day (day, summed_at)
     values ($1, $2)
     on conflict (day) do update set summed_at = excluded.summed_at`,
    [day, at],
  );
  for (const kind of KINDS) {
    await client.query(DELETES[kind], [day]);
    await client.query(INSERTS[kind], [timeZone, day, ...bounds]);
  }
}

export interface FactProgress {
  readonly timeZone: string;
  /** Every change before it is in the sums of the days that are summed. */
  readonly completeUntilMs: number;
}

/** Returns how far days are summed; null before the first is. */
export async function findProgress(db: Queryable): Promise<FactProgress | null> {
  const { rows } = await db.query<{ time_zone: string; complete_until: Date }>(
    "select time_zone, complete_until from fact_progress",
  );
  const [row] = rows;
  return row === undefined
    ? null
    : { timeZone: row.time_zone, completeUntilMs: row.complete_until.getTime() };
}

export async function saveProgress(
  db: Queryable,
  { timeZone, completeUntilMs }: FactProgress,
): Promise<void> {
  await db.query(
    `insert into fact_progress (only_row, time_zone, complete_until)
     values (true, $1, $2)
     on conflict (only_row) do update
     set time_zone = excluded.time_zone, complete_until = excluded.complete_until`,
    [timeZone, new Date(completeUntilMs)],
  );
}

/** Forgets all sums: days of another zone are other days. */
export async function deleteDays({ client }: Transaction): Promise<void> {
  await client.query("delete from lead_day_fact");
  await client.query("delete from sale_day_fact");
  await client.query("delete from fact_day");
  await client.query("delete from fact_progress");
}

/** The days from one to another that are summed. */
export async function listSummedDays(
  db: Queryable,
  first: string,
  last: string,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    "select day::text as day from fact_day where day >= $1 and day <= $2 order by fact_day.day",
    [first, last],
  );
  return rows.map(({ day }) => day);
}

/**
 * The days on which something changed since a moment after they were over: a lead was sold, or a
 * sale was returned.
 */
export async function listChangedDays(
  db: Queryable,
  timeZone: string,
  sinceMs: number,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `select distinct (l.received_at at time zone $1)::date::text as day
     from sale s
     join lead l on l.id = s.lead_id
     where s.id >= $2
     union
     select (s.sold_at at time zone $1)::date::text
     from lead_return r
     join sale s on s.id = r.sale_id
     where r.status = 'approved' and r.decided_at >= $3`,
    [timeZone, lowestUuidv7(sinceMs), new Date(sinceMs)],
  );
  return rows.map(({ day }) => day);
}

/** The day of the first lead in a zone; null without leads. */
export async function findFirstDay(db: Queryable, timeZone: string): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select (l.received_at at time zone $1)::date::text as day
     from lead l
     order by l.id
     limit 1`,
    [timeZone],
  );
  return rows[0]?.day ?? null;
}
