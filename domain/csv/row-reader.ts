// Reads separated values piece by piece as a file arrives. A broken row does not affect others: a
// quote that is never closed ends with its line instead of consuming the rest of the file.

export interface ReadRow {
  /** Line at which the row begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /**
   * `quotes`: unbalanced quotes, or a quoted cell that is too long. `too_long`: the row is too
   * long. The cells are empty then.
   */
  readonly broken: "quotes" | "too_long" | null;
}

/**
 * A quoted cell may contain line breaks, as remarks do. One that is still open after this many
 * lines has a stray quote.
 */
const MOST_LINES_OF_A_CELL = 50;
/** The most characters of a quoted cell, and of a row. */
const LONGEST_CELL = 100_000;
const LONGEST_ROW = 1_000_000;

type Record = { readonly cells: string[]; readonly end: number } | "more" | "broken";

export class RowReader {
  readonly #delimiter: string;
  #text = "";
  #line = 1;
  /** The piece ended with a carriage return, whose line feed may begin the next one. */
  #heldReturn = false;
  /** Inside a row that is already too long. */
  #isSkipping = false;
  #isFirst = true;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** The rows that the next piece of text completes. Blank lines are skipped. */
  push(piece: string): ReadRow[] {
    let text = this.#heldReturn ? `\r${piece}` : piece;
    if (this.#isFirst && text !== "") {
      text = text.replace(/^\uFEFF/, "");
      this.#isFirst = false;
    }
    this.#heldReturn = text.endsWith("\r");
    if (this.#heldReturn) text = text.slice(0, -1);
    this.#text += text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    return this.#take(false);
  }

  /** The remaining rows at the end of the text. */
  end(): ReadRow[] {
    this.#text += "\n";
    this.#heldReturn = false;
    return this.#take(true);
  }

  #take(hasEnded: boolean): ReadRow[] {
    const rows: ReadRow[] = [];
    let at = 0;
    for (;;) {
      const lineEnd = this.#text.indexOf("\n", at);
      if (lineEnd < 0) break;
      if (this.#isSkipping) {
        this.#isSkipping = false;
        this.#line += 1;
        at = lineEnd + 1;
        continue;
      }
      const line = this.#text.slice(at, lineEnd);
      if (!line.includes('"')) {
        if (line.trim() !== "") rows.push(this.#row(line.split(this.#delimiter), line.length));
        this.#line += 1;
        at = lineEnd + 1;
        continue;
      }
      const found = readRecord(this.#text, at, this.#delimiter, hasEnded);
      if (found === "more") break;
      if (found === "broken") {
        rows.push({ line: this.#line, cells: [], broken: "quotes" });
        this.#line += 1;
        at = lineEnd + 1;
      } else {
        rows.push(this.#row(found.cells, found.end - at));
        this.#line += countLines(this.#text, at, found.end) + 1;
        at = found.end + 1;
      }
    }
    this.#text = this.#text.slice(at);
    if (!this.#text.includes("\n") && this.#text.length > LONGEST_ROW) {
      if (!this.#isSkipping) rows.push({ line: this.#line, cells: [], broken: "too_long" });
      this.#isSkipping = true;
      this.#text = "";
    }
    return rows;
  }

  #row(cells: readonly string[], length: number): ReadRow {
    return length > LONGEST_ROW
      ? { line: this.#line, cells: [], broken: "too_long" }
      : { line: this.#line, cells, broken: null };
  }
}

/** The record that begins at `start`, up to the line feed that ends it. */
function readRecord(text: string, start: number, delimiter: string, hasEnded: boolean): Record {
  const cells: string[] = [];
  for (let at = start; ;) {
    if (text[at] !== '"') {
      const lineEnd = text.indexOf("\n", at);
      if (lineEnd < 0) return hasEnded ? "broken" : "more";
      const separator = text.indexOf(delimiter, at);
      const isLast = separator < 0 || separator > lineEnd;
      cells.push(text.slice(at, isLast ? lineEnd : separator));
      if (isLast) return { cells, end: lineEnd };
      at = separator + 1;
      continue;
    }
    const quoted = readQuoted(text, at + 1, hasEnded);
    if (typeof quoted === "string") return quoted;
    cells.push(quoted.cell);
    const next = text[quoted.end];
    if (next === "\n") return { cells, end: quoted.end };
    if (next === undefined && !hasEnded) return "more";
    if (next !== delimiter) return "broken";
    at = quoted.end + 1;
  }
}

/**
 * The cell whose opening quote is before `start`; `end` is the position after the closing quote.
 */
function readQuoted(
  text: string,
  start: number,
  hasEnded: boolean,
): { readonly cell: string; readonly end: number } | "more" | "broken" {
  let cell = "";
  for (let from = start; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0)
      return hasEnded ||
        text.length - start > LONGEST_CELL ||
        countLines(text, start, text.length) > MOST_LINES_OF_A_CELL
        ? "broken"
        : "more";
    if (quote - start > LONGEST_CELL || countLines(text, start, quote) > MOST_LINES_OF_A_CELL)
      return "broken";
    if (quote + 1 === text.length && !hasEnded) return "more";
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}

/** Line feeds between two positions, up to the relevant maximum. */
function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (
    let at = text.indexOf("\n", from);
    at >= 0 && at < to && count <= LONGEST_CELL;
    at = text.indexOf("\n", at + 1)
  )
    count += 1;
  return count;
}
