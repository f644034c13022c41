// The counters of a campaign between their row and the domain's shape.
import type { CapWindow } from "../../../domain/distribution/calendar.ts";
import type { Counters, WindowCount } from "../../../domain/distribution/caps.ts";
import { plainArray } from "../../platform/db/array-literal.ts";

type Started = Exclude<CapWindow, "total">;
const STARTED: readonly Started[] = ["hour", "day", "week", "month"];

/** A row of campaign_state or campaign_source_state, as text from the driver or as bigint. */
export type CountersRow = { readonly total_leads: number; readonly total_cents: bigint } & {
  readonly [Column in `${Started}_start_ms` | `${Started}_cents`]: bigint;
} & { readonly [Column in `${Started}_leads`]: number };

/** The columns, in the order in which `counterColumns` gives their values. */
export const COUNTER_COLUMNS = [...STARTED.flatMap((window) => [`${window}_start_ms`, `${window}_leads`, `${window}_cents`]), "total_leads", "total_cents"];

export function countersOf(row: CountersRow): Counters {
  const read = (window: Started): WindowCount =>
    ({ startMs: Number(row[`${window}_start_ms`]), leads: row[`${window}_leads`], cents: row[`${window}_cents`] });
  return {
    hour: read("hour"), day: read("day"), week: read("week"), month: read("month"),
    total: { startMs: 0, leads: row.total_leads, cents: row.total_cents },
  };
}

/** One array literal per counter column, for unnest. */
export function counterColumns(list: readonly Counters[]): string[] {
  const columns = STARTED.flatMap((window) => [
    plainArray(list.map((counters) => counters[window].startMs)),
    plainArray(list.map((counters) => counters[window].leads)),
    plainArray(list.map((counters) => counters[window].cents)),
  ]);
  return [...columns, plainArray(list.map((counters) => counters.total.leads)), plainArray(list.map((counters) => counters.total.cents))];
}
