// Holds a file's rows under a mapping: finds the problems of each row, corrects cells, and returns
// rows in chunks.
import { csvLine } from "../../../../domain/csv/csv-cell.ts";
import { type DateColumn, lookAtDates } from "../../../../domain/csv/date-order.ts";
import {
  type ImportColumn,
  type ImportRow,
  leadOfRow,
  problemsOfRow,
} from "../../../../domain/csv/import-row.ts";
import { IMPORT_LIMITS } from "../../../../domain/csv/limits.ts";
import { type SampledColumn, matchColumns } from "../../../../domain/csv/match-columns.ts";
import type { ReadRow } from "../../../../domain/csv/row-reader.ts";
import type { FileRows } from "./read-file.ts";
import {
  type CheckedRows,
  type FoundTable,
  type Mapping,
  type RowProblem,
  type ShownRow,
  nameOfProblem,
} from "./worker-messages.ts";

const ROWS_SAMPLED = 200;
const SAMPLES = 40;
const SHOWN_TO_MEND = 50;
const SHOWN_FIRST = 10;
/** Maximum characters per chunk, far below the limit of a request. */
const PART_LETTERS = 700_000;

interface OpenRow {
  readonly line: number;
  readonly cells: string[];
  readonly broken: ReadRow["broken"];
}

export class CheckedTable {
  readonly #file: FileRows;
  readonly #rows: OpenRow[];
  #hasHeader: boolean;
  #columns: readonly SampledColumn[] = [];
  #mapping: Mapping = { fields: [], side: null, dateOrder: null, timeZone: null };
  /** Positions of the mapped columns. */
  #mapped: readonly number[] = [];
  #mappedColumns: readonly ImportColumn[] = [];
  /** 1 for a row with a problem. */
  #bad = new Uint8Array(0);
  readonly #counts = new Map<string, { readonly problem: RowProblem; count: number }>();

  constructor(file: FileRows) {
    this.#file = file;
    this.#rows = file.rows.map(({ line, cells, broken }) => ({ line, cells: [...cells], broken }));
    this.#hasHeader = file.hasHeader;
  }

  /** Rows without the header. */
  get size(): number {
    return this.#rows.length - this.#first;
  }

  get #first(): number {
    return this.#hasHeader ? 1 : 0;
  }

  /** The contents of the file, with its first line read as names or as a row. */
  describe(hasHeader = this.#hasHeader): FoundTable {
    this.#hasHeader = hasHeader;
    const sampled = this.#rows.slice(this.#first, this.#first + ROWS_SAMPLED);
    const header = hasHeader ? (this.#rows[0]?.cells ?? []) : [];
    const width = hasHeader
      ? header.length
      : sampled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    this.#columns = Array.from({ length: width }, (_, at) => ({
      name: (header[at] ?? "").trim(),
      samples: sampled
        .map(({ cells }) => (cells[at] ?? "").trim())
        .filter((cell) => cell !== "")
        .slice(0, SAMPLES),
    }));
    const { encoding, delimiter } = this.#file;
    return {
      encoding,
      delimiter,
      hasHeader,
      columns: this.#columns,
      matches: matchColumns(this.#columns),
      dates: this.#columns.map((_, at) => this.#datesOf(at)),
      rows: this.size,
    };
  }

  /** Of the whole column, because the one date that decides may stand anywhere. */
  #datesOf(at: number): DateColumn | null {
    const dates = lookAtDates(this.#rows.slice(this.#first).map(({ cells }) => cells[at] ?? ""));
    return dates.order === null && !dates.isAmbiguous && !dates.lacksZone ? null : dates;
  }

  /** Restarts under another mapping; `check` then goes through the rows. */
  map(mapping: Mapping): void {
    this.#mapping = mapping;
    this.#mapped = mapping.fields.flatMap((field, at) => (field === null ? [] : [at]));
    this.#mappedColumns = mapping.fields.flatMap((field, at) =>
      field === null ? [] : [{ name: this.#columns[at]?.name ?? "", field }],
    );
    this.#bad = new Uint8Array(this.size);
    this.#counts.clear();
  }

  /** Checks some rows, up to `until`. */
  check(from: number, until: number, nowMs: number): void {
    for (let index = from; index < Math.min(until, this.size); index += 1)
      this.#count(index, nowMs, 1);
  }

  /** Changes a cell and checks its row again. */
  mend(index: number, column: number, text: string, nowMs: number): void {
    const row = this.#rows[this.#first + index];
    if (row === undefined || column >= this.#columns.length) return;
    this.#count(index, nowMs, -1);
    while (row.cells.length <= column) row.cells.push("");
    row.cells[column] = text;
    this.#count(index, nowMs, 1);
  }

  /** The result once all rows are checked. Rows that were just corrected are still shown. */
  summary(nowMs: number, alsoShown: ReadonlySet<number>): CheckedRows {
    const bad = this.#bad.reduce((sum, one) => sum + one, 0);
    const toMend: ShownRow[] = [];
    const first: ImportRow[] = [];
    for (
      let index = 0;
      index < this.size && (toMend.length < SHOWN_TO_MEND || first.length < SHOWN_FIRST);
      index += 1
    ) {
      if (this.#bad[index] === 1 || alsoShown.has(index)) {
        const row = this.#rows[this.#first + index];
        if (toMend.length < SHOWN_TO_MEND && row !== undefined)
          toMend.push({
            index,
            line: row.line,
            cells: row.cells,
            problems: this.#problemsOf(index, nowMs),
          });
      }
      if (this.#bad[index] === 0 && first.length < SHOWN_FIRST) first.push(this.#sent(index));
    }
    return {
      good: this.size - bad,
      bad,
      problems: [...this.#counts.values()]
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count),
      toMend,
      first,
    };
  }

  /** The next valid rows, as many as fit in a chunk. */
  part(from: number): { readonly rows: readonly ImportRow[]; readonly next: number | null } {
    const rows: ImportRow[] = [];
    let letters = 0;
    let index = from;
    for (
      ;
      index < this.size && rows.length < IMPORT_LIMITS.partRows && letters < PART_LETTERS;
      index += 1
    ) {
      if (this.#bad[index] === 1) continue;
      const row = this.#sent(index);
      letters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      rows.push(row);
    }
    return { rows, next: index < this.size ? index : null };
  }

  /** The refused rows with all their columns and the reason, as the lines of a CSV file. */
  refused(
    words: Readonly<Record<string, string>>,
    heads: readonly [line: string, why: string],
    nowMs: number,
  ): string[] {
    const names = this.#columns.map(({ name }, at) => (name === "" ? String(at + 1) : name));
    const lines = [`\uFEFF${csvLine([...names, ...heads])}`];
    for (const [index, bad] of this.#bad.entries()) {
      const row = this.#rows[this.#first + index];
      if (bad === 0 || row === undefined) continue;
      const why = this.#problemsOf(index, nowMs)
        .map((problem) => words[nameOfProblem(problem)] ?? problem.code)
        .join(" ");
      lines.push(
        csvLine([...this.#columns.map((_, at) => row.cells[at] ?? ""), String(row.line), why]),
      );
    }
    return lines;
  }

  #sent(index: number): ImportRow {
    const row = this.#rows[this.#first + index];
    const cells = this.#mapped.map((at) => (row?.cells[at] ?? "").trim());
    while (cells.length > 0 && cells.at(-1) === "") cells.pop();
    return { line: row?.line ?? 1, cells };
  }

  #count(index: number, nowMs: number, by: 1 | -1): void {
    const problems = this.#problemsOf(index, nowMs);
    this.#bad[index] = problems.length > 0 ? 1 : 0;
    for (const problem of problems) {
      const name = nameOfProblem(problem);
      const known = this.#counts.get(name);
      if (known === undefined) this.#counts.set(name, { problem, count: by });
      else known.count += by;
    }
  }

  #problemsOf(index: number, nowMs: number): readonly RowProblem[] {
    const row = this.#rows[this.#first + index];
    if (row === undefined) return [];
    if (row.broken !== null) return [{ field: null, code: row.broken }];
    if (
      row.cells.length > this.#columns.length &&
      row.cells.slice(this.#columns.length).some((cell) => cell.trim() !== "")
    )
      return [{ field: null, code: "cells" }];
    const { cells } = this.#sent(index);
    if (cells.some((cell) => cell.length > IMPORT_LIMITS.cellLength))
      return [{ field: null, code: "cell" }];
    return problemsOfRow(leadOfRow(this.#mappedColumns, this.#mapping, cells), nowMs).map(
      ({ field, code }) => ({ field, code }),
    );
  }
}
