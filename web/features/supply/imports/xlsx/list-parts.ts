// Lists the parts of a ZIP archive from the directory at its end, without unpacking any. The
// layout is that of PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.12 to 4.3.16 and 4.5.3.
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export interface PackedPart {
  readonly isEncrypted: boolean;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  /** As the directory says, which may lie. */
  readonly bytes: number;
  /** Where its own header begins in the file. */
  readonly at: number;
}

/** By name in lower case, because names of parts are compared without case (ECMA-376 Part 2). */
export type Parts = ReadonlyMap<string, PackedPart>;

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_NOTE = 0xffff;
const WIDE_END = 0x06064b50;
const WIDE_END_BYTES = 56;
const WIDE_POINTER = 0x07064b50;
const WIDE_POINTER_BYTES = 20;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** In place of numbers that stand in a wider field. */
const WIDE_16 = 0xffff;
const WIDE_32 = 0xffffffff;
const WIDE_FIELD = 0x0001;

/** Throws an `UnreadableFile`: `damaged`, or `swollen` for more parts than a workbook has. */
export async function listParts(file: Blob): Promise<Parts> {
  const { start, bytes } = await findDirectory(file);
  if (bytes > XLSX_LIMITS.directoryBytes) throw new UnreadableFile("swollen");
  const view = await viewOf(file, start, bytes);
  const parts = new Map<string, PackedPart>();
  for (let at = 0; at < bytes;) {
    if (at + ENTRY_BYTES > bytes || view.getUint32(at, true) !== ENTRY)
      throw new UnreadableFile("damaged");
    const nameBytes = view.getUint16(at + 28, true);
    const extraBytes = view.getUint16(at + 30, true);
    const next = at + ENTRY_BYTES + nameBytes + extraBytes + view.getUint16(at + 32, true);
    if (next > bytes) throw new UnreadableFile("damaged");
    const name = nameOf(new Uint8Array(view.buffer, at + ENTRY_BYTES, nameBytes));
    // Of two parts with one name, programs read different ones.
    if (parts.has(name)) throw new UnreadableFile("damaged");
    parts.set(name, readEntry(view, at, at + ENTRY_BYTES + nameBytes, extraBytes));
    if (parts.size > XLSX_LIMITS.parts) throw new UnreadableFile("swollen");
    at = next;
  }
  return parts;
}

/** Some programs write folders with backslashes. */
function nameOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll("\\", "/").replace(/^\//, "").toLowerCase();
}

async function findDirectory(
  file: Blob,
): Promise<{ readonly start: number; readonly bytes: number }> {
  const tailStart = Math.max(0, file.size - END_BYTES - LONGEST_NOTE);
  const tail = await viewOf(file, tailStart, file.size - tailStart);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && !isEnd(tail, at)) at -= 1;
  if (at < 0) throw new UnreadableFile("damaged");
  let end = tailStart + at;
  let bytes = tail.getUint32(at + 12, true);
  let start = tail.getUint32(at + 16, true);
  if (tail.getUint16(at + 10, true) === WIDE_16 || bytes === WIDE_32 || start === WIDE_32) {
    const pointer = at - WIDE_POINTER_BYTES;
    if (pointer < 0 || tail.getUint32(pointer, true) !== WIDE_POINTER)
      throw new UnreadableFile("damaged");
    end = readWide(tail, pointer + 8);
    const wide = await viewOf(file, end, WIDE_END_BYTES);
    if (wide.getUint32(0, true) !== WIDE_END) throw new UnreadableFile("damaged");
    bytes = readWide(wide, 40);
    start = readWide(wide, 48);
  }
  if (start + bytes > end) throw new UnreadableFile("damaged");
  return { start, bytes };
}

/** The end of the archive, whose note fills the rest of the file. */
function isEnd(tail: DataView, at: number): boolean {
  return (
    tail.getUint32(at, true) === END &&
    at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength
  );
}

function readEntry(view: DataView, at: number, extraAt: number, extraBytes: number): PackedPart {
  const narrow = [at + 24, at + 20, at + 42].map((place) => view.getUint32(place, true));
  let wideAt = narrow.includes(WIDE_32) ? wideFieldAt(view, extraAt, extraBytes) : 0;
  const [bytes = 0, packedBytes = 0, headerAt = 0] = narrow.map((number) => {
    if (number !== WIDE_32) return number;
    wideAt += 8;
    if (wideAt > extraAt + extraBytes) throw new UnreadableFile("damaged");
    return readWide(view, wideAt - 8);
  });
  return {
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packedBytes,
    bytes,
    at: headerAt,
  };
}

/** Where the wide numbers of an entry begin. */
function wideFieldAt(view: DataView, extraAt: number, extraBytes: number): number {
  for (let at = extraAt; at + 4 <= extraAt + extraBytes;) {
    if (view.getUint16(at, true) === WIDE_FIELD) return at + 4;
    at += 4 + view.getUint16(at + 2, true);
  }
  throw new UnreadableFile("damaged");
}

function readWide(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Some bytes of a file. Throws `damaged` where the file does not have them. */
export async function viewOf(file: Blob, start: number, bytes: number): Promise<DataView> {
  if (start < 0 || start + bytes > file.size) throw new UnreadableFile("damaged");
  return new DataView(await file.slice(start, start + bytes).arrayBuffer());
}
