// The reports of the API as a screen asks for them: their addresses, and what their answers are.
import type { Schemas } from "../../../lib/api/client.ts";
import { type Shown, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";

export type Metric = Schemas["SeriesReport"]["metric"];
export type Bucket = Schemas["SeriesReport"]["bucket"];
export type Unit = Schemas["SeriesReport"]["unit"];
export type Grouping = Schemas["GroupsReport"]["by"];
export type Group = Schemas["ReportGroup"];
export type GroupFigures = Schemas["GroupFigures"];

/** From here on a point is a week: more days than that cannot be told apart in a picture. */
const DAYS_IN_WEEKS = 100;

export function useOverview(range: PeriodRange): Shown<Schemas["OverviewReport"]> {
  return useAnswer(addressOf("overview", range));
}

/**
 * Its points begin with the days of the range, which are the reader's. With a campaign, only what
 * it bought.
 */
export function useSeries(
  range: PeriodRange,
  metric: Metric,
  campaignId?: string,
): Shown<Schemas["SeriesReport"]> {
  const { timeZone } = useFormats();
  return useAnswer(
    addressOf("series", range, {
      metric,
      bucket: bucketOf(range),
      time_zone: timeZone,
      ...(campaignId === undefined ? {} : { campaign_id: campaignId }),
    }),
  );
}

export function useStates(range: PeriodRange, metric: Metric): Shown<Schemas["StatesReport"]> {
  return useAnswer(addressOf("states", range, { metric }));
}

export function useFunnel(range: PeriodRange): Shown<Schemas["FunnelReport"]> {
  return useAnswer(addressOf("funnel", range));
}

export function useGroups(range: PeriodRange, by: Grouping): Shown<Schemas["GroupsReport"]> {
  return useAnswer(addressOf("groups", range, { by }));
}

/**
 * What clicks on tracking links came to; `narrowed` to a link or a source. Its days are the
 * reader's.
 */
export function useClicks(
  range: PeriodRange,
  by: Schemas["ClicksReport"]["by"],
  narrowed: { readonly link_id?: string; readonly source_id?: string } = {},
): Shown<Schemas["ClicksReport"]> {
  return useAnswer(addressOf("clicks", range, { by, ...narrowed }));
}

export function usePings(range: PeriodRange): Shown<Schemas["PingsReport"]> {
  return useAnswer(addressOf("pings", range));
}

export function useBalances(): Shown<Schemas["Balances"]> {
  return useAnswer("/v1/reports/balances");
}

export function useDemand(): Shown<Schemas["DemandReport"]> {
  return useAnswer("/v1/reports/demand");
}

function bucketOf({ days }: PeriodRange): Bucket {
  return days.length === 1 ? "hour" : days.length > DAYS_IN_WEEKS ? "week" : "day";
}

function addressOf(
  report: string,
  { from, until }: PeriodRange,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/v1/reports/${report}?${new URLSearchParams({ from, to: until, ...more }).toString()}`;
}
