// Exports the filters and the file of earnings for other pages of money that list them.
export { EarningTotals } from "./earning-totals.tsx";
export { earningsCsv } from "./earnings-csv.ts";
export { useEarningFilters } from "./use-earning-filters.ts";
