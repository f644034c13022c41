// Fetches the reports of the API and exports the types of their answers.
import type { Balances } from "../../../../contract/insight/current-reports.ts";
import type { GroupFigures, ReportGroup } from "../../../../contract/insight/report-figures.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { type Shown, useAnswer } from "../../../lib/documents/use-documents.ts";
import type { PeriodRange } from "../../../lib/period.ts";

export type Metric = AnswerOf<"GET /v1/reports/series">["metric"];
export type Bucket = AnswerOf<"GET /v1/reports/series">["bucket"];
export type Unit = AnswerOf<"GET /v1/reports/series">["unit"];
export type Grouping = AnswerOf<"GET /v1/reports/groups">["by"];
export type Group = ReportGroup;
export type { GroupFigures };

/**
 * Above this number of days, a point is a week: single days would be indistinguishable in a chart.
 */
const DAYS_IN_WEEKS = 100;

export function useOverview(range: PeriodRange): Shown<AnswerOf<"GET /v1/reports/overview">> {
  return useAnswer("GET /v1/reports/overview", { query: spanOf(range) });
}

/**
 * Points begin with the days of the range in the account's time zone. With a campaign, only its
 * purchases.
 */
export function useSeries(
  range: PeriodRange,
  metric: Metric,
  campaignId?: string,
): Shown<AnswerOf<"GET /v1/reports/series">> {
  return useAnswer("GET /v1/reports/series", {
    query: {
      ...spanOf(range),
      metric,
      bucket: bucketOf(range),
      campaign_id: campaignId,
    },
  });
}

export function useStates(
  range: PeriodRange,
  metric: Metric,
): Shown<AnswerOf<"GET /v1/reports/states">> {
  return useAnswer("GET /v1/reports/states", { query: { ...spanOf(range), metric } });
}

export function useFunnel(range: PeriodRange): Shown<AnswerOf<"GET /v1/reports/funnel">> {
  return useAnswer("GET /v1/reports/funnel", { query: spanOf(range) });
}

export function useGroups(
  range: PeriodRange,
  by: Grouping,
): Shown<AnswerOf<"GET /v1/reports/groups">> {
  return useAnswer("GET /v1/reports/groups", { query: { ...spanOf(range), by } });
}

/**
 * The results of clicks on tracking links; `narrowed` to a link or a source. Days are in the
 * account's time zone.
 */
export function useClicks(
  range: PeriodRange,
  by: AnswerOf<"GET /v1/reports/clicks">["by"],
  narrowed: { readonly link_id?: string; readonly source_id?: string } = {},
): Shown<AnswerOf<"GET /v1/reports/clicks">> {
  return useAnswer("GET /v1/reports/clicks", { query: { ...spanOf(range), by, ...narrowed } });
}

export function usePings(range: PeriodRange): Shown<AnswerOf<"GET /v1/reports/pings">> {
  return useAnswer("GET /v1/reports/pings", { query: spanOf(range) });
}

export function useBalances(): Shown<Balances> {
  return useAnswer("GET /v1/reports/balances");
}

export function useDemand(): Shown<AnswerOf<"GET /v1/reports/demand">> {
  return useAnswer("GET /v1/reports/demand");
}

function bucketOf({ days }: PeriodRange): Bucket {
  return days.length === 1 ? "hour" : days.length > DAYS_IN_WEEKS ? "week" : "day";
}

function spanOf({ from, until }: PeriodRange) {
  return { from, to: until };
}
