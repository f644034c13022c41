// Texts of charts and maps.
import type { Translated } from "../texts.ts";

export const chartTexts = {
  asTable: "Show as table",
  asChart: "Show as chart",
  dashesAreBefore: "Dashed: previous period",
  noData: "Nothing to show yet.",
  noValue: "no data",
  beforeOf: (name: string) => `${name} (before)`,
  chart: "chart",
  map: "map",
  state: "State",
  step: "Step",
  count: "Count",
  shareOfBefore: "Share of the previous step",
  ofStepBefore: (share: string) => `${share} of the previous step`,
};

export type ChartTexts = Translated<typeof chartTexts>;
