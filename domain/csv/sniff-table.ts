// How a table is written, told from its first lines: what separates its cells, and whether the
// first line names the columns.
import { readPhone, readEmail } from "../lead/read-contact.ts";
import { fieldOfColumn } from "./column-names.ts";
import { type ReadRow, RowReader } from "./row-reader.ts";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows looked at. */
const MOST_ROWS = 100;
const FEW_ROWS = 10;

/**
 * What separates the cells: whatever cuts most rows into the same number of several cells. A comma
 * where nothing does.
 */
export function sniffDelimiter(sample: string): Delimiter {
  let best: { readonly delimiter: Delimiter; readonly score: number } = {
    delimiter: ",",
    score: 0,
  };
  for (const delimiter of DELIMITERS) {
    const score = evenness(readSample(sample, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The first rows of a text that may end in the middle of one. */
export function readSample(sample: string, delimiter: string): readonly ReadRow[] {
  const reader = new RowReader(delimiter);
  const rows = reader.push(sample);
  // The last one may be cut off: among a few it counts all the same.
  return (rows.length < FEW_ROWS ? [...rows, ...reader.end()] : rows).slice(0, MOST_ROWS);
}

/**
 * From 0: the part of the rows that have the usual number of cells, and a little for each cell
 * more.
 */
function evenness(rows: readonly ReadRow[]): number {
  const whole = rows.filter(({ broken }) => broken === null);
  const counts = new Map<number, number>();
  for (const { cells } of whole) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual = 1, often = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return usual < 2 ? 0 : often / rows.length + Math.min(usual, 50) / 1_000;
}

/**
 * Whether the first row names the columns instead of being a lead: it names one we know, or nothing
 * in it could be a value.
 */
export function looksLikeHeader(first: readonly string[]): boolean {
  const cells = first.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (cells.length === 0) return false;
  const isValue = (cell: string): boolean =>
    /^[$(]?[\d.,/: -]{1,40}\)?$/.test(cell) || readEmail(cell) !== null || readPhone(cell) !== null;
  if (cells.some(isValue)) return false;
  return cells.some((cell) => fieldOfColumn(cell) !== null) || new Set(cells).size === cells.length;
}
