// Lays summed rows out as a table: lines, columns and totals, each with the period before.
import { type Dimension, isTime } from "./dimensions.ts";
import { type Measure, NO_SUMS, type Sums, addSums, valueOf } from "./measures.ts";

/** More lines than a person reads; a file of more is made from the list of leads or sales. */
export const MOST_LINES = 500;
/** Two months of days. */
export const MOST_COLUMNS = 62;

/** Sums of the rows that share their values of all dimensions, in one of the two periods. */
export interface PivotFact {
  readonly isPrevious: boolean;
  /** The values, in the order of the dimensions: those of rows, then that of the column. */
  readonly values: readonly string[];
  readonly sums: Partial<Sums>;
}

export interface ComparedSums {
  readonly current: Sums;
  readonly previous: Sums;
}

export interface PivotLine {
  readonly values: readonly string[];
  readonly total: ComparedSums;
  /** One for each column; none without a column dimension. */
  readonly cells: readonly ComparedSums[];
}

export interface PivotTable {
  readonly columns: readonly string[];
  readonly lines: readonly PivotLine[];
  /** Of each column, over all lines. */
  readonly columnTotals: readonly ComparedSums[];
  readonly total: ComparedSums;
  /** Lines and columns beyond the limits: they count in the totals. */
  readonly linesLeftOut: number;
  readonly columnsLeftOut: number;
}

export interface PivotShape {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | null;
  /** The first one orders lines and columns that are no moments, the largest first. */
  readonly measures: readonly Measure[];
}

export const NO_COMPARED: ComparedSums = { current: NO_SUMS, previous: NO_SUMS };

function add(to: ComparedSums, { isPrevious, sums }: PivotFact): ComparedSums {
  return isPrevious
    ? { ...to, previous: addSums(to.previous, sums) }
    : { ...to, current: addSums(to.current, sums) };
}

interface OpenLine {
  readonly values: readonly string[];
  total: ComparedSums;
  readonly cells: Map<string, ComparedSums>;
}

/** Lays the facts out; groups without any rows in either period are not among them. */
export function layOutPivot(shape: PivotShape, facts: readonly PivotFact[]): PivotTable {
  const lines = new Map<string, OpenLine>();
  const columns = new Map<string, ComparedSums>();
  let total = NO_COMPARED;
  for (const fact of facts) {
    const values = fact.values.slice(0, shape.rows.length);
    const column = shape.column === null ? null : (fact.values[shape.rows.length] ?? "");
    const key = JSON.stringify(values);
    const line = lines.get(key) ?? { values, total: NO_COMPARED, cells: new Map() };
    line.total = add(line.total, fact);
    if (column !== null) {
      line.cells.set(column, add(line.cells.get(column) ?? NO_COMPARED, fact));
      columns.set(column, add(columns.get(column) ?? NO_COMPARED, fact));
    }
    lines.set(key, line);
    total = add(total, fact);
  }
  const size = sizeBy(shape.measures);
  const shownColumns = orderColumns(shape.column, columns, size).slice(0, MOST_COLUMNS);
  const ordered = orderLines(shape.rows, [...lines.values()], size);
  return {
    columns: shownColumns,
    lines: ordered.slice(0, MOST_LINES).map(({ values, total: ofLine, cells }) => ({
      values,
      total: ofLine,
      cells: shownColumns.map((column) => cells.get(column) ?? NO_COMPARED),
    })),
    columnTotals: shownColumns.map((column) => columns.get(column) ?? NO_COMPARED),
    total,
    linesLeftOut: Math.max(0, lines.size - MOST_LINES),
    columnsLeftOut: columns.size - shownColumns.length,
  };
}

type SizeOf = (sums: ComparedSums) => number;

/** What orders groups: the first measure, now and then before; nothing is smallest. */
function sizeBy([measure]: readonly Measure[]): readonly [now: SizeOf, before: SizeOf] {
  const read = (sums: Sums): number =>
    measure === undefined ? 0 : Number(valueOf(measure, sums) ?? -Infinity);
  return [({ current }) => read(current), ({ previous }) => read(previous)];
}

function compareSizes(
  a: ComparedSums,
  b: ComparedSums,
  sizes: readonly [now: SizeOf, before: SizeOf],
): number {
  // Two that have none of the measure differ by NaN, which is no order.
  return sizes.reduce((order, size) => order || size(b) - size(a) || 0, 0);
}

/** Moments in their order, of which hours are numbers; other values by themselves. */
function compareValues(dimension: Dimension, a: string, b: string): number {
  return dimension === "hour" ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
}

function orderColumns(
  dimension: Dimension | null,
  columns: ReadonlyMap<string, ComparedSums>,
  sizes: readonly [SizeOf, SizeOf],
): string[] {
  if (dimension === null) return [];
  return [...columns]
    .toSorted(
      ([one, ofOne], [other, ofOther]) =>
        (isTime(dimension) ? 0 : compareSizes(ofOne, ofOther, sizes)) ||
        compareValues(dimension, one, other),
    )
    .map(([column]) => column);
}

/** A line that begins with a moment keeps its order; others are ordered by size. */
function orderLines(
  rows: readonly Dimension[],
  lines: readonly OpenLine[],
  sizes: readonly [SizeOf, SizeOf],
): OpenLine[] {
  const byValues = (a: OpenLine, b: OpenLine): number =>
    rows.reduce(
      (order, dimension, place) =>
        order || compareValues(dimension, a.values[place] ?? "", b.values[place] ?? ""),
      0,
    );
  const [first] = rows;
  const isOfTime = first !== undefined && isTime(first);
  return lines.toSorted((a, b) =>
    isOfTime
      ? compareValues(first, a.values[0] ?? "", b.values[0] ?? "") ||
        compareSizes(a.total, b.total, sizes) ||
        byValues(a, b)
      : compareSizes(a.total, b.total, sizes) || byValues(a, b),
  );
}
