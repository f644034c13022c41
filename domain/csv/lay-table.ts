// Finds the table in the rows of a file: without the line that names the separator, without titles
// above the header, and without rows that have no value.
import { readColumnName } from "./column-names.ts";
import type { ReadRow } from "./row-reader.ts";
import { DELIMITERS, type Delimiter, looksLikeHeader } from "./sniff-table.ts";

/** Spreadsheets read this line and do not show it. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\s*(?:\r|\n|$)/i;
/** A header stands below at most this many titles. */
const MOST_TITLES = 10;
const FEWEST_NAMES = 2;

export interface LaidTable {
  readonly hasHeader: boolean;
  /** Including the header. */
  readonly rows: readonly ReadRow[];
}

/** The delimiter that the first line names, as `sep=;` does; null if it names none. */
export function namedDelimiter(text: string): Delimiter | null {
  const [, named] = SEPARATOR_LINE.exec(text) ?? [];
  return DELIMITERS.find((delimiter) => delimiter === named) ?? null;
}

/** The table of a file whose rows were read with its delimiter. */
export function layTable(read: readonly ReadRow[]): LaidTable {
  const valued = read.filter(({ cells, broken }) => broken !== null || !cells.every(isBlank));
  const [first] = valued;
  const isNamed = first !== undefined && /^"?sep=/i.test(first.cells[0] ?? "");
  const rows = isNamed && first.line === 1 ? valued.slice(1) : valued;
  const at = headerAt(rows);
  return at === null ? { hasHeader: false, rows } : { hasHeader: true, rows: rows.slice(at) };
}

/**
 * The index of the header: the first row, or the first one below titles that names several columns.
 * Null if the file has none.
 */
function headerAt(rows: readonly ReadRow[]): number | null {
  for (const [index, { cells }] of rows.slice(0, MOST_TITLES).entries())
    if (looksLikeHeader(cells) && countNames(cells) >= FEWEST_NAMES) return index;
  return looksLikeHeader(rows[0]?.cells ?? []) ? 0 : null;
}

function countNames(cells: readonly string[]): number {
  return cells.filter((cell) => readColumnName(cell) !== null).length;
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}
