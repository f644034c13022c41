// Unpacks parts of a ZIP archive piece by piece. Bytes are counted as they come out, because what
// the archive says of itself may be wrong.
import { Inflate } from "fflate";
import { XLSX_LIMITS } from "../../../../../domain/csv/limits.ts";
import { type PackedPart, viewOf } from "./list-parts.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const LESS_THAN = 0x3c;
const READ_BYTES = 256 * 1024;
/** A piece unpacks to 1,032 times as many bytes at most: 17 MB. */
const PIECE_BYTES = 16 * 1024;
/**
 * Pieces in a row from which nothing comes out. A stored block of 64 kB is four; more are behind
 * the end of the part, where fflate would collect them all.
 */
const MOST_IDLE_PIECES = 8;

export class Unpacker {
  readonly #file: Blob;
  readonly #onUnpacked: (bytes: number) => void;
  #unpacked = 0;
  #tags = 0;

  /** `onUnpacked` hears how many bytes have come out of all parts so far. */
  constructor(file: Blob, onUnpacked: (bytes: number) => void) {
    this.#file = file;
    this.#onUnpacked = onUnpacked;
  }

  /** Bytes that have come out of all parts so far. */
  get unpacked(): number {
    return this.#unpacked;
  }

  /**
   * The bytes of a part of up to `mostBytes`. Throws an `UnreadableFile`: `swollen` before anything
   * is unpacked that would be too much, `packed` with a password, `damaged` when the bytes are not
   * those promised.
   */
  async *unpack(
    part: PackedPart,
    mostBytes: number = XLSX_LIMITS.unpackedBytes,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    if (part.isEncrypted) throw new UnreadableFile("packed");
    if (part.method !== STORED && part.method !== DEFLATED) throw new UnreadableFile("damaged");
    if (
      isSwollen(part) ||
      part.bytes > mostBytes ||
      this.#unpacked + part.bytes > XLSX_LIMITS.unpackedBytes
    )
      throw new UnreadableFile("swollen");
    const sum = new Checksum();
    let bytes = 0;
    const packed = this.#packed(part);
    for await (const piece of part.method === STORED ? packed : inflated(packed)) {
      bytes += piece.length;
      this.#unpacked += piece.length;
      if (bytes > part.bytes) throw new UnreadableFile("damaged");
      if (this.#unpacked > XLSX_LIMITS.unpackedBytes) throw new UnreadableFile("swollen");
      this.#onUnpacked(this.#unpacked);
      this.#tags += sum.add(piece);
      if (this.#tags > XLSX_LIMITS.tags) throw new UnreadableFile("swollen");
      yield piece;
    }
    if (bytes !== part.bytes || sum.value !== part.checksum) throw new UnreadableFile("damaged");
  }

  /** The packed bytes, which begin after the part's own header. */
  async *#packed({ at, packedBytes }: PackedPart): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const header = await viewOf(this.#file, at, HEADER_BYTES);
    if (header.getUint32(0, true) !== HEADER) throw new UnreadableFile("damaged");
    const start = at + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
    for (let from = 0; from < packedBytes; from += READ_BYTES) {
      const size = Math.min(READ_BYTES, packedBytes - from);
      const { buffer } = await viewOf(this.#file, start + from, size);
      for (let piece = 0; piece < size; piece += PIECE_BYTES)
        yield new Uint8Array(buffer as ArrayBuffer, piece, Math.min(PIECE_BYTES, size - piece));
    }
  }
}

function isSwollen({ bytes, packedBytes }: PackedPart): boolean {
  return bytes > XLSX_LIMITS.swellingFromBytes && bytes > packedBytes * XLSX_LIMITS.swelling;
}

async function* inflated(
  packed: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let out: Uint8Array<ArrayBuffer>[] = [];
  const inflate = new Inflate((piece) => out.push(piece as Uint8Array<ArrayBuffer>));
  let idle = 0;
  for await (const piece of packed) {
    push(inflate, piece, false);
    const found = out.filter(({ length }) => length > 0);
    out = [];
    idle = found.length > 0 ? 0 : idle + 1;
    if (idle > MOST_IDLE_PIECES) throw new UnreadableFile("damaged");
    yield* found;
  }
  push(inflate, new Uint8Array(0), true);
  yield* out;
}

function push(inflate: Inflate, piece: Uint8Array<ArrayBuffer>, isLast: boolean): void {
  try {
    inflate.push(piece, isLast);
  } catch {
    throw new UnreadableFile("damaged");
  }
}

/** CRC-32 as ZIP archives have it: the polynomial 0xEDB88320, reflected. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

class Checksum {
  #rest = 0xffffffff;

  /** Returns how many tags begin in these bytes, so that each is looked at once. */
  add(bytes: Uint8Array): number {
    let rest = this.#rest;
    let tags = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LESS_THAN) tags += 1;
      rest = (REMAINDERS[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
    }
    this.#rest = rest;
    return tags;
  }

  get value(): number {
    return ~this.#rest >>> 0;
  }
}
