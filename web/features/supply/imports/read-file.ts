// Reads a file as rows: detects its kind from the first bytes, decodes and parses it in chunks, and
// refuses files that are not tables. The reader of XLSX files is loaded when there is one.
import { type Encoding, type FileRefusal, kindOfFile } from "../../../../domain/csv/file-kind.ts";
import { FILE_LIMITS } from "../../../../domain/csv/limits.ts";
import { layTable, namedDelimiter } from "../../../../domain/csv/lay-table.ts";
import { type ReadRow, RowReader } from "../../../../domain/csv/row-reader.ts";
import { type Delimiter, readSample, sniffDelimiter } from "../../../../domain/csv/sniff-table.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { SheetChoice } from "./worker-messages.ts";
import { UnreadableFile } from "./xlsx/unreadable-file.ts";

interface RawRows {
  /** Null for XLSX files, which have neither. */
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
  readonly rows: readonly ReadRow[];
}

export interface FileRows extends RawRows {
  readonly hasHeader: boolean;
  /** Including the header. */
  readonly rows: readonly ReadRow[];
}

const SAMPLE_BYTES = 64 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** Which sheet of a workbook is wanted, and who hears which ones there are. */
export interface SheetReading {
  /** Index among the sheets with rows; null takes the first. */
  readonly wanted: number | null;
  readonly onSheets: (sheets: SheetChoice) => void;
}

const FIRST_SHEET: SheetReading = { wanted: null, onSheets: () => undefined };

/** Reads the whole file; `onBytes` reports the progress. */
export async function readFile(
  file: Blob,
  onBytes: (bytes: number) => void,
  sheets = FIRST_SHEET,
): Promise<Result<FileRows, FileRefusal>> {
  if (file.size > FILE_LIMITS.bytes) return refuse("too_large");
  const read = await readRawRows(file, onBytes, sheets).catch(refusalOf);
  if (!read.ok) return read;
  const table = layTable(read.value.rows);
  if (table.rows.length === (table.hasHeader ? 1 : 0)) return refuse("no_rows");
  return ok({ ...read.value, ...table });
}

/** Rethrows what is a bug. */
function refusalOf(error: unknown): Result<never, FileRefusal> {
  if (error instanceof UnreadableFile) return refuse(error.why);
  if (error instanceof DOMException && error.name === "NotReadableError") return refuse("gone");
  throw error;
}

async function readRawRows(
  file: Blob,
  onBytes: (bytes: number) => void,
  { wanted, onSheets }: SheetReading,
): Promise<Result<RawRows, FileRefusal>> {
  const start = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  const kind = kindOfFile(start);
  if (kind.kind === "refused") return refuse(kind.why);
  if (kind.kind === "text") return readText(file, start, kind.encoding, onBytes);
  // Offline, or the server has a newer version, whose files are named otherwise.
  const xlsx = await import("./xlsx/read-xlsx.ts").catch(() => null);
  if (xlsx === null) return refuse("no_reader");
  const rows = await xlsx.readXlsx(file, wanted, { onBytes, onSheets });
  return ok({ encoding: null, delimiter: null, rows });
}

async function readText(
  file: Blob,
  start: Uint8Array,
  seemingly: Encoding,
  onBytes: (bytes: number) => void,
): Promise<Result<RawRows, FileRefusal>> {
  const sample = new TextDecoder(seemingly).decode(start);
  const delimiter = namedDelimiter(sample) ?? sniffDelimiter(sample);
  const [first] = readSample(sample, delimiter);
  if (first !== undefined && first.cells.length > FILE_LIMITS.columns) return refuse("too_wide");
  let encoding = seemingly;
  let rows = await readRows(file, encoding, delimiter, onBytes);
  // Invalid UTF-8 further down: the file comes from an old program.
  if (rows === "undecodable")
    rows = await readRows(file, (encoding = "windows-1252"), delimiter, onBytes);
  if (rows === "undecodable") return refuse("binary");
  if (typeof rows === "string") return refuse(rows);
  return ok({ encoding, delimiter, rows });
}

async function readRows(
  file: Blob,
  encoding: Encoding,
  delimiter: string,
  onBytes: (bytes: number) => void,
): Promise<ReadRow[] | FileRefusal | "undecodable"> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = new RowReader(delimiter);
  const rows: ReadRow[] = [];
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const bytes = await file.slice(at, at + PIECE_BYTES).arrayBuffer();
    const text = decode(decoder, bytes, at + PIECE_BYTES < file.size);
    if (text === null) return "undecodable";
    if (text.includes("\0")) return "binary";
    for (const row of reader.push(text)) rows.push(row);
    if (rows.length > FILE_LIMITS.rows + 1) return "too_many_rows";
    onBytes(Math.min(at + PIECE_BYTES, file.size));
  }
  for (const row of reader.end()) rows.push(row);
  return rows.length > FILE_LIMITS.rows + 1 ? "too_many_rows" : rows;
}

/** Null where the bytes are invalid in the encoding. */
function decode(decoder: TextDecoder, bytes: ArrayBuffer, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return null;
  }
}
