// Reads a CSV file row by row, so that a broken row costs that row and no other.
import { parse } from "csv-parse/sync";
import { type Result, ok, refuse } from "../../domain/result.ts";

export interface Row {
  /** Where the row begins in the file, from 1. */
  readonly line: number;
  /** One cell for each column of the header. */
  readonly cells: readonly string[];
}

export interface BadRow {
  readonly line: number;
  /** What is wrong, never quoting the row. */
  readonly problem: string;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly badRows: readonly BadRow[];
}

/**
 * A quoted cell may hold line breaks, as remarks do. A cell still open after this many lines is an
 * error.
 */
const MOST_LINES_OF_A_ROW = 50;

/**
 * Reads comma-separated text (RFC 4180), with any line end and an optional byte order mark; blank
 * lines are skipped. The refusal is a sentence: the text is empty, or its first line is not a
 * header.
 */
export function readTable(text: string): Result<Table, string> {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.trim() !== "");
  if (start < 0) return refuse("The file is empty: give one with a header and at least one row.");
  const header = readCells(lines[start] ?? "");
  if (header === null) return refuse("The first line is no header: its quotes do not match.");
  const columns = header.map((name) => name.trim());
  const rows: Row[] = [];
  const badRows: BadRow[] = [];
  for (let index = start + 1; index < lines.length;) {
    const line = index + 1;
    if ((lines[index] ?? "").trim() === "") {
      index += 1;
      continue;
    }
    const found = readRow(lines, index, columns.length);
    if (typeof found === "string") badRows.push({ line, problem: found });
    else rows.push({ line, cells: found.cells });
    index += typeof found === "string" ? 1 : found.lines;
  }
  if (rows.length === 0 && badRows.length === 0)
    return refuse("The file has a header and no rows: there is nothing to post.");
  return ok({ columns, rows, badRows });
}

/** Returns the row that begins at a line with the lines it spans, or what is wrong with it. */
function readRow(
  lines: readonly string[],
  start: number,
  columns: number,
): { readonly cells: readonly string[]; readonly lines: number } | string {
  const first = lines[start] ?? "";
  const single = readCells(first);
  if (single?.length === columns) return { cells: single, lines: 1 };
  if (single !== null)
    return `it has ${count(single.length, "column")} where the header has ${columns}`;
  // Only an odd number of quotes leaves a cell open for the next line to continue.
  if (countQuotes(first) % 2 === 1) {
    let joined = first;
    for (let taken = 2; taken <= MOST_LINES_OF_A_ROW && start + taken <= lines.length; taken += 1) {
      const next = lines[start + taken - 1] ?? "";
      joined += `\n${next}`;
      if (countQuotes(next) % 2 === 0) continue;
      const cells = readCells(joined);
      // The next odd quote closes the cell, or the first one was an error: then the lines between
      // are rows of their own.
      if (cells?.length === columns) return { cells, lines: taken };
      break;
    }
  }
  return "its quotes do not match";
}

/** The cells of one record; null if its quotes are broken. */
function readCells(record: string): string[] | null {
  try {
    const records: string[][] = parse(record, { relax_column_count: true });
    return records.length === 1 ? (records[0] ?? null) : null;
  } catch {
    return null;
  }
}

function countQuotes(line: string): number {
  return line.split('"').length - 1;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
