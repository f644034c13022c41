// Exports the reports, and their sections and tables for dashboards and pages of money.
export { BOUGHT_GROUPINGS, type BoughtGrouping, BoughtGroupName } from "./bought-group-name.tsx";
export { Feedback } from "./on-demand.ts";
export { averagePrice } from "./figures-of-group.ts";
export { FunnelSection } from "./funnel-section.tsx";
export { sourceName } from "./group-name.ts";
export { type GroupColumn, GroupTable, type GroupWords } from "./group-table.tsx";
export { OverviewStrip } from "./overview-strip.tsx";
export {
  type Group,
  type GroupFigures,
  useBalances,
  useClicks,
  useDemand,
  useGroups,
  useStates,
  usePings,
} from "./reports.ts";
export { SeriesSection } from "./series-section.tsx";
export { StatesSection } from "./states-section.tsx";
export { written } from "./written.ts";
