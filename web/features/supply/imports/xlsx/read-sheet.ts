// Reads the rows of a worksheet as a stream: ECMA-376 Part 1, 18.3.1.
import type { DateSystem } from "../../../../../domain/csv/date-serial.ts";
import { FILE_LIMITS, XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import { type NumberFormat, builtInFormat } from "../../../../../domain/csv/number-format.ts";
import type { ReadRow } from "../../../../../domain/csv/row-reader.ts";
import {
  SHEET_LIMITS,
  type SheetRegion,
  columnOfCell,
  readRegion,
  showIsoMoment,
  showNumber,
  unescapeText,
} from "../../../../../domain/csv/sheet-cell.ts";
import { type Attributes, readPart } from "./read-part.ts";
import { RichText } from "./read-strings.ts";
import { UnreadableFile } from "./unreadable-file.ts";

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly dateSystem: DateSystem;
}

const GENERAL = builtInFormat(0);

/** Whether a sheet has a cell with a value. Reads only up to the first one. */
export async function hasValues(pieces: Pieces): Promise<boolean> {
  const reader = new SheetReader(() => true);
  await readPart(pieces, reader);
  return reader.isDone;
}

/**
 * The rows that have a value, with the numbers that the spreadsheet shows beside them. Throws an
 * `UnreadableFile` as soon as there are too many rows, columns or letters.
 */
export async function readSheet(pieces: Pieces, context: CellContext): Promise<readonly ReadRow[]> {
  const rows = new RowCollector(context);
  const reader = new SheetReader((cell) => rows.add(cell));
  await readPart(pieces, reader);
  rows.hideCovered(reader.merged);
  return rows.rows;
}

/** A cell with a value, as it is stored. */
interface StoredCell {
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  /** ECMA-376 Part 1, 18.18.11. */
  readonly type: string;
  readonly style: string | undefined;
  readonly value: string;
}

/** Places the cells; rows and cells that do not say their place follow the one before. */
class SheetReader {
  readonly merged: SheetRegion[] = [];
  isDone = false;
  /** Returns true to read no further. */
  readonly #onCell: (cell: StoredCell) => boolean;
  readonly #inline = new RichText();
  #row = 0;
  #column = -1;
  #cell: Attributes | null = null;
  #value = "";
  #isInData = false;
  #isInValue = false;

  constructor(onCell: (cell: StoredCell) => boolean) {
    this.#onCell = onCell;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "sheetData") this.#isInData = true;
    else if (name === "mergeCell") this.#merge(attributes["ref"] ?? "");
    else if (!this.#isInData) return;
    else if (name === "row") this.#openRow(attributes["r"]);
    else if (name === "c") this.#openCell(attributes);
    else if (name === "v") this.#isInValue = true;
    else this.#inline.open(name);
  }

  close(name: string): void {
    if (name === "sheetData") this.#isInData = false;
    else if (name === "v") this.#isInValue = false;
    else if (name === "c" && this.#cell !== null) this.#closeCell(this.#cell);
    else this.#inline.close(name);
  }

  text(text: string): void {
    if (this.#isInValue) this.#value += text;
    else if (this.#cell !== null) this.#inline.add(text);
  }

  #openRow(place: string | undefined): void {
    const row = place === undefined ? this.#row + 1 : Number(place);
    if (!Number.isInteger(row) || row <= this.#row || row > SHEET_LIMITS.rows)
      throw new UnreadableFile("damaged");
    this.#row = row;
    this.#column = -1;
  }

  #openCell(attributes: Attributes): void {
    const { r: place } = attributes;
    const column = place === undefined ? this.#column + 1 : columnOfCell(place);
    if (column === null || column >= SHEET_LIMITS.columns || this.#row === 0)
      throw new UnreadableFile("damaged");
    this.#column = column;
    this.#cell = attributes;
    this.#value = "";
    this.#inline.clear();
  }

  #closeCell({ t: type = "n", s: style }: Attributes): void {
    const value = this.#value === "" ? this.#inline.read() : this.#value;
    this.#cell = null;
    if (value.trim() === "" || type === "e") return;
    this.isDone ||= this.#onCell({ row: this.#row, column: this.#column, type, style, value });
  }

  #merge(reference: string): void {
    const region = readRegion(reference);
    // A single cell, as some programs merge it, covers nothing.
    if (region === null) return;
    if (this.merged.length >= XLSX_LIMITS.mergedRegions) throw new UnreadableFile("damaged");
    this.merged.push(region);
  }
}

class RowCollector {
  readonly rows: { readonly line: number; readonly cells: string[]; readonly broken: null }[] = [];
  readonly #context: CellContext;
  #letters = 0;
  #cells = 0;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** Returns false: all cells are read. */
  add(cell: StoredCell): false {
    const shown = this.#show(cell);
    if (shown.trim() === "") return false;
    if (cell.column >= FILE_LIMITS.columns) throw new UnreadableFile("too_wide");
    let row = this.rows.at(-1);
    if (row?.line !== cell.row) {
      row = { line: cell.row, cells: [], broken: null };
      this.rows.push(row);
      // The header is a row more.
      if (this.rows.length > FILE_LIMITS.rows + 1) throw new UnreadableFile("too_many_rows");
    }
    const before = row.cells.length;
    while (row.cells.length < cell.column) row.cells.push("");
    row.cells[cell.column] = shown;
    this.#letters += shown.length;
    this.#cells += row.cells.length - before;
    if (this.#letters > FILE_LIMITS.bytes || this.#cells > XLSX_LIMITS.cells)
      throw new UnreadableFile("swollen");
    return false;
  }

  /** Empties the cells that a merged cell covers: only its first one is shown. */
  hideCovered(regions: readonly SheetRegion[]): void {
    let covered = 0;
    for (const { top, bottom, left, right } of regions)
      for (let at = this.#firstFrom(top); at < this.rows.length; at += 1) {
        const row = this.rows[at];
        if (row === undefined || row.line > bottom) break;
        const end = Math.min(right + 1, row.cells.length);
        covered += 1 + Math.max(0, end - left);
        // Regions do not overlap, so they cover each cell once.
        if (covered > FILE_LIMITS.bytes) throw new UnreadableFile("damaged");
        for (let column = left; column < end; column += 1)
          if (row.line !== top || column !== left) row.cells[column] = "";
      }
  }

  /** The index of the first row at a line or below it. */
  #firstFrom(line: number): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows[middle]?.line ?? line) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #show({ type, style, value }: StoredCell): string {
    switch (type) {
      case "s":
        return this.#shared(value);
      case "b":
        return value.trim() === "1" || value.trim() === "true" ? "TRUE" : "FALSE";
      case "d":
        return showIsoMoment(value);
      case "n":
        return showNumber(value.trim(), this.#format(style), this.#context.dateSystem);
      default:
        return unescapeText(value);
    }
  }

  #shared(index: string): string {
    const text = this.#context.strings[Number(index)];
    if (text === undefined) throw new UnreadableFile("damaged");
    return text;
  }

  #format(style: string | undefined): NumberFormat {
    return style === undefined ? GENERAL : (this.#context.formats[Number(style)] ?? GENERAL);
  }
}
