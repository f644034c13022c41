// Detects the format of a table from its first lines: the delimiter, and whether the first line is
// a header.
import { readEmail } from "../lead/read-email.ts";
import { readPhone } from "../lead/read-phone.ts";
import { fieldOfColumn } from "./column-names.ts";
import { type ReadRow, RowReader } from "./row-reader.ts";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The most rows to read. */
const MOST_ROWS = 100;
const FEW_ROWS = 10;

/**
 * The delimiter: the character that splits most rows into the same number of several cells. A comma
 * if none does.
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
  // The last row may be cut off; it counts anyway if there are few.
  return (rows.length < FEW_ROWS ? [...rows, ...reader.end()] : rows).slice(0, MOST_ROWS);
}

/**
 * From 0: the share of the rows that have the most common number of cells, plus a little for each
 * further cell.
 */
function evenness(rows: readonly ReadRow[]): number {
  const whole = rows.filter(({ broken }) => broken === null);
  const counts = new Map<number, number>();
  for (const { cells } of whole) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual = 1, often = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return usual < 2 ? 0 : often / rows.length + Math.min(usual, 50) / 1_000;
}

/**
 * Whether the first row is a header and not a lead: it has a known column name, or no cell could be
 * a value.
 */
export function looksLikeHeader(first: readonly string[]): boolean {
  const cells = first.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (cells.length === 0) return false;
  const isValue = (cell: string): boolean =>
    /^[$(]?[\d.,/: -]{1,40}\)?$/.test(cell) || readEmail(cell) !== null || readPhone(cell) !== null;
  if (cells.some(isValue)) return false;
  return cells.some((cell) => fieldOfColumn(cell) !== null) || new Set(cells).size === cells.length;
}
