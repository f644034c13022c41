// Texts of tables: their filters, views, columns and rows.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const tableTexts = {
  filters: "Filters",
  ignoredFilter: (label: string, value: string) =>
    `${label} “${value}” doesn't exist, so it was left out of the filters.`,
  moreFilters: "More filters",
  fewerFilters: "Fewer filters",
  clearFilters: "Clear filters",
  columns: "Columns",
  view: "Views",
  saveView: "Save view",
  viewName: "View name",
  selected: (count: number) => `${count} selected`,
  watch: "Notify me of new leads",
  endWatch: "Stop notifying me",
  watching: (name: string) => `You'll be notified of new leads that match ${name}.`,
  watchEnded: (name: string) => `You'll no longer be notified of leads that match ${name}.`,
  rename: "Rename",
  viewActions: (name: string) => `Actions for the view ${name}`,
  viewDeleted: (name: string) => `View ${name} deleted.`,
  nameMissing: "Enter a name.",
  filterWrong: "This filter can't be used. Check the spelling.",
  numberWrong: "Enter a number.",
  clear: "Clear",
  atLeast: (bound: string) => `from ${bound}`,
  atMost: (bound: string) => `up to ${bound}`,
  clearSelection: "Clear selection",
  selectRow: "Select row",
  selectAll: "Select all on this page",
  rows: (count: number, written: string) => plural(count, "1 row", `${written} rows`),
  rowsSoFar: (count: string) => `The first ${count} rows`,
  noRows: "No matches. Clear filters or widen them.",
  stale: "Showing saved data. Updating…",
  sortBy: (column: string) => `Sort by ${column}`,
};

export type TableTexts = Translated<typeof tableTexts>;
