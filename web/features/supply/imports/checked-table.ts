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
import { isDraftRow } from "../../../../domain/csv/draft-row.ts";
import type { DailyRoom } from "../../../../domain/csv/pace-rows.ts";
import { readMoment } from "../../../../domain/lead/read-moment.ts";
import type { ReadRow } from "../../../../domain/csv/row-reader.ts";
import type { FileRows } from "./read-file.ts";
import { BAD, DRAFT, GOOD, type SendingOrder, orderRows } from "./sending-order.ts";
import {
  type CheckedRows,
  type FoundTable,
  LATE,
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
  #kinds = new Uint8Array(0);
  /** When the persons of valid rows agreed, in epoch milliseconds. */
  #agreed = new Float64Array(0);
  /** Null without a daily cap. */
  #room: DailyRoom | null = null;
  /** Null until it is asked for after a change. */
  #order: SendingOrder | null = null;
  /** When the rows were checked last, in epoch milliseconds. */
  #checkedAtMs = 0;
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

  /** The source's room: rows beyond it are paced over days. */
  set room(room: DailyRoom | null) {
    this.#room = room;
    this.#order = null;
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
    this.#kinds = new Uint8Array(this.size);
    this.#agreed = new Float64Array(this.size);
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
    const counts = [0, 0, 0];
    for (const kind of this.#kinds) counts[kind] = (counts[kind] ?? 0) + 1;
    const [good = 0, bad = 0, drafts = 0] = counts;
    const toMend: ShownRow[] = [];
    const first: ImportRow[] = [];
    for (
      let index = 0;
      index < this.size && (toMend.length < SHOWN_TO_MEND || first.length < SHOWN_FIRST);
      index += 1
    ) {
      if (this.#kinds[index] === BAD || alsoShown.has(index)) {
        const row = this.#rows[this.#first + index];
        if (toMend.length < SHOWN_TO_MEND && row !== undefined)
          toMend.push({
            index,
            line: row.line,
            cells: row.cells,
            problems: this.#checkOf(index, nowMs).problems,
          });
      }
      if (this.#kinds[index] === GOOD && first.length < SHOWN_FIRST) first.push(this.#sent(index));
    }
    return {
      good,
      drafts,
      bad,
      pace: this.#ordered().pace,
      problems: [...this.#counts.values()]
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count),
      toMend,
      first,
    };
  }

  /** The next rows to send after a position in their order, as many as fit in a chunk. */
  part(from: number): { readonly rows: readonly ImportRow[]; readonly next: number | null } {
    const rows: ImportRow[] = [];
    const order = this.#ordered();
    const { indexes } = order;
    const most = order.rowsAt(from);
    let letters = 0;
    let at = from;
    for (; at < indexes.length && rows.length < most && letters < PART_LETTERS; at += 1) {
      const row = this.#sent(indexes[at] ?? 0);
      letters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      rows.push(row);
    }
    return { rows, next: at < indexes.length ? at : null };
  }

  /** The refused rows with all their columns and the reason, as the lines of a CSV file. */
  refused(
    words: Readonly<Record<string, string>>,
    heads: readonly [line: string, why: string],
    nowMs: number,
  ): string[] {
    const bad = [...this.#kinds.entries()].flatMap(([index, kind]) =>
      kind === BAD ? [index] : [],
    );
    return this.#linesOf(bad, heads, (index) =>
      this.#checkOf(index, nowMs)
        .problems.map((problem) => words[nameOfProblem(problem)] ?? problem.code)
        .join(" "),
    );
  }

  /** The same for the rows whose consent ends before there is room for them. */
  late(
    words: Readonly<Record<string, string>>,
    heads: readonly [line: string, why: string],
  ): string[] {
    return this.#linesOf(this.#ordered().late, heads, () => words[LATE] ?? LATE);
  }

  #linesOf(
    indexes: readonly number[],
    heads: readonly [line: string, why: string],
    whyOf: (index: number) => string,
  ): string[] {
    const names = this.#columns.map(({ name }, at) => (name === "" ? String(at + 1) : name));
    return [
      `\uFEFF${csvLine([...names, ...heads])}`,
      ...indexes.flatMap((index) => {
        const row = this.#rows[this.#first + index];
        if (row === undefined) return [];
        const cells = this.#columns.map((_, at) => row.cells[at] ?? "");
        return [csvLine([...cells, String(row.line), whyOf(index)])];
      }),
    ];
  }

  #ordered(): SendingOrder {
    this.#order ??= orderRows(this.#kinds, this.#agreed, this.#room, this.#checkedAtMs);
    return this.#order;
  }

  #sent(index: number): ImportRow {
    const row = this.#rows[this.#first + index];
    const cells = this.#mapped.map((at) => (row?.cells[at] ?? "").trim());
    while (cells.length > 0 && cells.at(-1) === "") cells.pop();
    return { line: row?.line ?? 1, cells };
  }

  #count(index: number, nowMs: number, by: 1 | -1): void {
    const { kind, agreedMs, problems } = this.#checkOf(index, nowMs);
    this.#order = null;
    this.#checkedAtMs = nowMs;
    this.#kinds[index] = kind;
    this.#agreed[index] = agreedMs;
    for (const problem of problems) {
      const name = nameOfProblem(problem);
      const known = this.#counts.get(name);
      if (known === undefined) this.#counts.set(name, { problem, count: by });
      else known.count += by;
    }
  }

  #checkOf(index: number, nowMs: number): CheckedRow {
    const row = this.#rows[this.#first + index];
    if (row === undefined) return { kind: GOOD, agreedMs: 0, problems: [] };
    if (row.broken !== null) return badRow(row.broken);
    if (
      row.cells.length > this.#columns.length &&
      row.cells.slice(this.#columns.length).some((cell) => cell.trim() !== "")
    )
      return badRow("cells");
    const { cells } = this.#sent(index);
    if (cells.some((cell) => cell.length > IMPORT_LIMITS.cellLength)) return badRow("cell");
    const lead = leadOfRow(this.#mappedColumns, this.#mapping, cells);
    const problems = problemsOfRow(lead, nowMs).map(({ field, code }) => ({ field, code }));
    const agreedMs = readMoment(lead.values.consent_at ?? "") ?? nowMs;
    if (problems.length === 0) return { kind: GOOD, agreedMs, problems };
    return this.#mapping.makesDrafts === true && isDraftRow(lead)
      ? { kind: DRAFT, agreedMs, problems: [] }
      : { kind: BAD, agreedMs, problems };
  }
}

interface CheckedRow {
  readonly kind: number;
  /** When its person agreed; the current moment where the row does not say it. */
  readonly agreedMs: number;
  readonly problems: readonly RowProblem[];
}

function badRow(code: "quotes" | "too_long" | "cells" | "cell"): CheckedRow {
  return { kind: BAD, agreedMs: 0, problems: [{ field: null, code }] };
}
