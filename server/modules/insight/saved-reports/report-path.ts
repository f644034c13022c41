// Writes the address of a saved report in the app, as its screen reads it.
import type { SavedDays } from "../../../../domain/reports/pivot/saved.ts";

/** The path of a saved report in the app: the parameters of its screen's address. */
export function reportPath(
  question: SavedDays & {
    readonly rows: readonly string[];
    readonly column?: string;
    readonly measures: readonly string[];
    readonly filter?: readonly string[];
    readonly compare: boolean;
  },
): string {
  const { rows, column, measures, filter = [], period, days, compare } = question;
  const search = new URLSearchParams({
    part: "reports",
    rows: rows.join(","),
    ...(column === undefined ? {} : { column }),
    measures: measures.join(","),
    ...(filter.length === 0 ? {} : { filters: filter.map(encodeURIComponent).join(" ") }),
    ...(period === "28d" ? {} : { period }),
    ...(days === undefined ? {} : { from: days.first, to: days.last }),
    ...(compare ? { compare: "1" } : {}),
  });
  return `/dashboard?${search.toString()}`;
}
