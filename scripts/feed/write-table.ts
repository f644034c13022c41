// Writes a table as CSV that a spreadsheet opens without executing formulas.
import { stringify } from "csv-stringify/sync";
import type { Table } from "./read-table.ts";

/** Returns the table as RFC 4180 CSV: CRLF line ends, quotes where needed. */
export function formatTable({ columns, rows }: Table): string {
  return stringify(
    [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(guardCell)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );
}

/**
 * A spreadsheet runs a cell that begins with = + - @, a tab or a carriage return as a formula
 * (OWASP, CSV injection): an apostrophe before it makes it text. A plain number such as -121.43 or
 * +19165552000 is harmless and stays as it is.
 */
export function guardCell(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}
