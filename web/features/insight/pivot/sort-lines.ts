// Orders the lines of a report as the reader chose: by a measure, in all or of one column.
import type { PivotTable } from "./use-pivot.ts";

type Line = PivotTable["lines"][number];

/** The next order of a column's head: descending, ascending, then the report's own. */
export function nextSort(sort: string, key: string): string {
  if (sort === `-${key}`) return key;
  return sort === key ? "" : `-${key}`;
}

/** The name of an order: a measure, of a column where one is given. */
export function sortKey(measure: string, column: string | null): string {
  return column === null ? measure : `${measure}:${column}`;
}

/** Returns the lines in the chosen order; lines without the figure come last. */
export function sortLines(table: PivotTable, sort: string): readonly Line[] {
  const key = sort.replace(/^-/, "");
  const place = table.measures.findIndex(({ measure }) => key.split(":")[0] === measure);
  if (place < 0) return table.lines;
  const column = key.includes(":")
    ? table.columns.findIndex(({ value }) => value === key.slice(key.indexOf(":") + 1))
    : null;
  const read = (line: Line): number | null =>
    (column === null ? line.total : line.cells[column])?.values[place] ?? null;
  const sign = sort.startsWith("-") ? -1 : 1;
  return table.lines.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
