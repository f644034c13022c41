// Converts a campaign's counters between their row and the domain's shape.
import type { CapWindow } from "../../../../../domain/distribution/calendar.ts";
import type { Counters, WindowCount } from "../../../../../domain/distribution/caps.ts";
import { type Field, bigint, integer } from "../../../../platform/db/row-array.ts";

type Started = Exclude<CapWindow, "total">;
/** The windows that restart, each with its three columns. */
export const STARTED_WINDOWS: readonly Started[] = ["hour", "day", "week", "month"];

type CentsColumn = `${Started}_start_ms` | `${Started}_cents`;
type LeadsColumn = `${Started}_leads`;

/** A row of campaign_state or campaign_source_state. */
export type CountersRow = { readonly total_leads: number; readonly total_cents: bigint } & {
  readonly [Column in CentsColumn]: bigint;
} & { readonly [Column in LeadsColumn]: number };

export const COUNTER_COLUMNS = [
  ...STARTED_WINDOWS.flatMap((window) => [
    `${window}_start_ms`,
    `${window}_leads`,
    `${window}_cents`,
  ]),
  "total_leads",
  "total_cents",
];

type CounterFields<Row> = Readonly<
  Record<CentsColumn | LeadsColumn | "total_leads" | "total_cents", Field<Row>>
>;

/** A field for each of the columns, from each window's start, leads and cents. */
export function counterFields<Row>(of: {
  readonly startMs: (row: Row, window: Started) => number | null;
  readonly leads: (row: Row, window: CapWindow) => number | undefined;
  readonly cents: (row: Row, window: CapWindow) => bigint | undefined;
}): CounterFields<Row> {
  const fields = STARTED_WINDOWS.flatMap((window): [string, Field<Row>][] => [
    [`${window}_start_ms`, bigint((row) => of.startMs(row, window))],
    [`${window}_leads`, integer((row) => of.leads(row, window))],
    [`${window}_cents`, bigint((row) => of.cents(row, window))],
  ]);
  fields.push(
    ["total_leads", integer((row) => of.leads(row, "total"))],
    ["total_cents", bigint((row) => of.cents(row, "total"))],
  );
  return Object.fromEntries(fields) as CounterFields<Row>;
}

export function countersOf(row: CountersRow): Counters {
  const read = (window: Started): WindowCount => ({
    startMs: Number(row[`${window}_start_ms`]),
    leads: row[`${window}_leads`],
    cents: row[`${window}_cents`],
  });
  return {
    hour: read("hour"),
    day: read("day"),
    week: read("week"),
    month: read("month"),
    total: { startMs: 0, leads: row.total_leads, cents: row.total_cents },
  };
}
