// Writes the address of a saved report in the app, as its screen reads it.

/** The path of a saved report in the app: the parameters of its screen's address. */
export function reportPath(question: {
  readonly rows: readonly string[];
  readonly column?: string;
  readonly measures: readonly string[];
  readonly filter?: readonly string[];
  readonly period: string;
  readonly compare: boolean;
}): string {
  const { rows, column, measures, filter = [], period, compare } = question;
  const search = new URLSearchParams({
    part: "reports",
    rows: rows.join(","),
    ...(column === undefined ? {} : { column }),
    measures: measures.join(","),
    ...(filter.length === 0 ? {} : { filters: filter.map(encodeURIComponent).join(" ") }),
    ...(period === "28d" ? {} : { period }),
    ...(compare ? { compare: "1" } : {}),
  });
  return `/dashboard?${search.toString()}`;
}
