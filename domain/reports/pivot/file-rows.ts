// Lays a report's table out as the rows of a file: each line with its dimensions, then each measure
// of each column and in all.
import type { FigureUnit } from "../metrics.ts";
import type { Dimension } from "./dimensions.ts";
import type { Measure } from "./measures.ts";

const WHOLE_PERCENT = 100;

interface Key {
  readonly value: string;
  readonly name: string | null;
}

interface Figures {
  readonly values: readonly (number | null)[];
  readonly previous: readonly (number | null)[];
}

/** A table as the API answers it. */
export interface FiledTable {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | null;
  readonly measures: readonly { readonly measure: Measure; readonly unit: FigureUnit }[];
  readonly columns: readonly Key[];
  readonly lines: readonly {
    readonly keys: readonly Key[];
    readonly total: Figures;
    readonly cells: readonly Figures[];
  }[];
  readonly column_totals: readonly Figures[];
  readonly total: Figures;
}

export interface FileWords {
  readonly dimension: (dimension: Dimension) => string;
  readonly measure: (measure: Measure) => string;
  readonly value: (dimension: Dimension, key: Key) => string;
  readonly total: string;
  /** The head of the same figure of the days before; null leaves those out. */
  readonly before: ((head: string) => string) | null;
}

/** A text, or an amount of cents. */
export type FileCell = string | { readonly cents: number };

/**
 * Returns the head and the rows, the last of which are the totals. Moments are written as the API
 * names them, which every program reads; rates as percentages with two decimals.
 */
export function pivotFileRows(
  table: FiledTable,
  words: FileWords,
): { readonly head: readonly string[]; readonly rows: readonly (readonly FileCell[])[] } {
  const { rows, column, measures, columns, lines } = table;
  const valueName = (dimension: Dimension, key: Key): string =>
    dimension === "day" || dimension === "week" || dimension === "hour"
      ? key.value
      : words.value(dimension, key);
  const heads = (prefix: string): string[] =>
    measures.flatMap(({ measure }) => {
      const head = `${prefix}${words.measure(measure)}`;
      return words.before === null ? [head] : [head, words.before(head)];
    });
  const cells = ({ values, previous }: Figures): FileCell[] =>
    measures.flatMap(({ unit }, place) => {
      const cell = cellOf(values[place] ?? null, unit);
      return words.before === null ? [cell] : [cell, cellOf(previous[place] ?? null, unit)];
    });
  return {
    head: [
      ...rows.map(words.dimension),
      ...(column === null ? [] : columns.flatMap((key) => heads(`${valueName(column, key)} · `))),
      ...heads(column === null ? "" : `${words.total} · `),
    ],
    rows: [
      ...lines.map(({ keys, total, cells: ofColumns }) => [
        ...keys.map((key, place) => valueName(rows[place] ?? "source", key)),
        ...ofColumns.flatMap(cells),
        ...cells(total),
      ]),
      [
        ...rows.map((_, place) => (place === 0 ? words.total : "")),
        ...table.column_totals.flatMap(cells),
        ...cells(table.total),
      ],
    ],
  };
}

function cellOf(value: number | null, unit: FigureUnit): FileCell {
  if (value === null) return "";
  if (unit === "cents") return { cents: value };
  return unit === "basis_points" ? `${(value / WHOLE_PERCENT).toFixed(2)}%` : String(value);
}
