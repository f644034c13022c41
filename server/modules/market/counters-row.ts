// The counters of a campaign between their row and the domain's shape.
import type { CapWindow } from "../../../domain/distribution/calendar.ts";
import type { Counters, WindowCount } from "../../../domain/distribution/caps.ts";
import { type Field, bigint, integer } from "../../platform/db/row-array.ts";

type Started = Exclude<CapWindow, "total">;
const STARTED: readonly Started[] = ["hour", "day", "week", "month"];

type CentsColumn = `${Started}_start_ms` | `${Started}_cents`;
type LeadsColumn = `${Started}_leads`;

/** A row of campaign_state or campaign_source_state. */
export type CountersRow = { readonly total_leads: number; readonly total_cents: bigint } & { readonly [Column in CentsColumn]: bigint } & { readonly [Column in LeadsColumn]: number };

export const COUNTER_COLUMNS = [...STARTED.flatMap((window) => [`${window}_start_ms`, `${window}_leads`, `${window}_cents`]), "total_leads", "total_cents"];

export interface CampaignCounters {
  readonly campaignNo: number;
  readonly counters: Counters;
}

const windowFields = STARTED.flatMap((window): [string, Field<CampaignCounters>][] => [
  [`${window}_start_ms`, bigint(({ counters }) => counters[window].startMs)],
  [`${window}_leads`, integer(({ counters }) => counters[window].leads)],
  [`${window}_cents`, bigint(({ counters }) => counters[window].cents)],
]);

/** A field for each of the columns. */
export const COUNTER_FIELDS = {
  ...(Object.fromEntries(windowFields) as Readonly<Record<CentsColumn | LeadsColumn, Field<CampaignCounters>>>),
  total_leads: integer(({ counters }: CampaignCounters) => counters.total.leads),
  total_cents: bigint(({ counters }: CampaignCounters) => counters.total.cents),
};

export function countersOf(row: CountersRow): Counters {
  const read = (window: Started): WindowCount =>
    ({ startMs: Number(row[`${window}_start_ms`]), leads: row[`${window}_leads`], cents: row[`${window}_cents`] });
  return {
    hour: read("hour"), day: read("day"), week: read("week"), month: read("month"),
    total: { startMs: 0, leads: row.total_leads, cents: row.total_cents },
  };
}
