// Values one after the other in a buffer, as a ByteWriter wrote them.
import { uuidOfHex } from "../ids/uuid.ts";

const UUID_BYTES = 16;

export class ByteReader {
  readonly #buffer: Buffer;
  #at = 0;
  #end: number;

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
    this.#end = buffer.length;
  }

  /** Goes on between two places of the buffer. Throws a RangeError where they are not in it. */
  seek(start: number, end: number): void {
    if (start < 0 || start > end || end > this.#buffer.length)
      throw new RangeError(`${start} to ${end} is not within ${this.#buffer.length} bytes`);
    this.#at = start;
    this.#end = end;
  }

  get atEnd(): boolean {
    return this.#at === this.#end;
  }

  /** Each of these throws a RangeError at the end. */
  byte(): number {
    const value = this.#at < this.#end ? this.#buffer[this.#at] : undefined;
    if (value === undefined) throw new RangeError("the bytes end in the middle of a value");
    this.#at += 1;
    return value;
  }

  signedByte(): number {
    return (this.byte() << 24) >> 24;
  }

  uuid(): string {
    const end = this.#at + UUID_BYTES;
    if (end > this.#end) throw new RangeError("the bytes end in the middle of a uuid");
    const hex = this.#buffer.toString("hex", this.#at, end);
    this.#at = end;
    return uuidOfHex(hex);
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const part = this.byte();
      value += (part % 128) * scale;
      if (part < 128) return value;
    }
  }
}
