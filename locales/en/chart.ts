// Texts of charts and maps.
import type { Translated } from "../texts.ts";

export const chartTexts = {
  asTable: "Show as table",
  asChart: "Show as chart",
  dashesAreBefore: "Dashed: previous period",
  hatchIsOpen: "Hatched: not over yet",
  noData: "Nothing to show yet.",
  noValue: "no data",
  beforeOf: (name: string) => `${name} (before)`,
  chart: "chart",
  map: "map",
  state: "State",
  step: "Step",
  count: "Count",
  shareOfBefore: "Share of the previous step",
  before: "Previous period",
  lost: (count: string) => `${count} didn't get here`,
  fromBefore: (count: string) => `from ${count}`,
};

export type ChartTexts = Translated<typeof chartTexts>;
