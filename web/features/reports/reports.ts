// The reports of the API as a screen asks for them: their addresses, and what their answers are.
import type { Schemas } from "../../lib/api/client.ts";
import { type Shown, useAnswer } from "../../lib/documents/use-documents.ts";
import type { Period } from "./period.ts";

export type Metric = Schemas["SeriesReport"]["metric"];
export type Unit = Schemas["SeriesReport"]["unit"];
export type Grouping = Schemas["GroupsReport"]["by"];
export type Group = Schemas["ReportGroup"];
export type GroupFigures = Schemas["GroupFigures"];

export function useOverview({ query }: Period): Shown<Schemas["OverviewReport"]> {
  return useAnswer(`/v1/reports/overview?${query}`);
}

export function useSeries({ query, bucket }: Period, metric: Metric): Shown<Schemas["SeriesReport"]> {
  return useAnswer(`/v1/reports/series?${query}&metric=${metric}&bucket=${bucket}`);
}

export function useStates({ query }: Period, metric: Metric): Shown<Schemas["StatesReport"]> {
  return useAnswer(`/v1/reports/states?${query}&metric=${metric}`);
}

export function useFunnel({ query }: Period): Shown<Schemas["FunnelReport"]> {
  return useAnswer(`/v1/reports/funnel?${query}`);
}

export function useGroups({ query }: Period, by: Grouping): Shown<Schemas["GroupsReport"]> {
  return useAnswer(`/v1/reports/groups?${query}&by=${by}`);
}

export function useBalances(): Shown<Schemas["Balances"]> {
  return useAnswer("/v1/reports/balances");
}

export function useDemand(): Shown<Schemas["DemandReport"]> {
  return useAnswer("/v1/reports/demand");
}
