// Values one after the other in a buffer that grows: in PostgreSQL's binary format, or packed
// tighter for a bytea.

const POSTGRES_EPOCH_MS = 946_684_800_000;
const MICROSECONDS = 1_000;
const TWO_TO_32 = 4_294_967_296;
const LENGTH_BYTES = 4;
/**
 * Up to this length, copying ASCII character by character is faster than a call into the runtime.
 */
const SHORT_TEXT = 24;
const NULL_LENGTH = -1;

export class ByteWriter {
  #buffer: Buffer;
  /** Over the same bytes: its setters are machine instructions, where the Buffer's are calls. */
  #view: DataView;
  #at = 0;

  constructor(guessedBytes: number) {
    this.#buffer = Buffer.allocUnsafeSlow(guessedBytes);
    this.#view = new DataView(this.#buffer.buffer);
  }

  /** Throws a RangeError outside 0–255. */
  byte(value: number): void {
    if (value !== (value & 255)) throw new RangeError(`${value} does not fit a byte`);
    this.#reserve(1);
    this.#buffer[this.#at] = value;
    this.#at += 1;
  }

  /** Throws a RangeError outside −128–127. */
  signedByte(value: number): void {
    if (value !== (value << 24) >> 24) throw new RangeError(`${value} does not fit a signed byte`);
    this.byte(value & 255);
  }

  /**
   * A whole number from 0 to 2⁵³, seven bits a byte, the lowest first. Throws a RangeError for any
   * other.
   */
  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${value} is no whole number from 0`);
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Throws a RangeError outside 16 bits, for DataView would cut. */
  int16(value: number): void {
    if (value !== (value << 16) >> 16) throw new RangeError(`${value} does not fit smallint`);
    this.#reserve(2);
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
  }

  /** Throws a RangeError outside 32 bits. */
  int32(value: number): void {
    if (value !== (value | 0)) throw new RangeError(`${value} does not fit integer`);
    this.#reserve(4);
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
  }

  /** Throws a RangeError outside 64 bits, or for a number that is not whole. */
  int64(value: bigint | number): void {
    this.#reserve(8);
    if (typeof value === "bigint") {
      if (value !== BigInt.asIntN(64, value)) throw new RangeError(`${value} does not fit bigint`);
      this.#view.setBigInt64(this.#at, value);
    } else {
      if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
      const high = Math.floor(value / TWO_TO_32);
      this.#view.setInt32(this.#at, high);
      this.#view.setUint32(this.#at + 4, value - high * TWO_TO_32);
    }
    this.#at += 8;
  }

  /** A timestamptz from milliseconds since 1970: microseconds since 2000. */
  moment(ms: number): void {
    this.int64((ms - POSTGRES_EPOCH_MS) * MICROSECONDS);
  }

  uuid(value: string): void {
    this.#reserve(16);
    let at = this.#at;
    let high = -1;
    for (let index = 0; index < value.length; index += 1) {
      const digit = hexDigit(value.charCodeAt(index));
      if (digit < 0) continue;
      if (high < 0) high = digit;
      else {
        this.#buffer[at] = high * 16 + digit;
        at += 1;
        high = -1;
      }
    }
    if (at - this.#at !== 16) throw new RangeError("a uuid has 32 hex digits");
    this.#at = at;
  }

  text(value: string): void {
    const { length } = value;
    if (length <= SHORT_TEXT) {
      this.#reserve(length);
      if (this.#ascii(value)) return;
    }
    // A UTF-16 unit takes three bytes of UTF-8 at most.
    this.#reserve(length * 3);
    this.#at += this.#buffer.write(value, this.#at, "utf8");
  }

  bytes(value: Buffer): void {
    this.#reserve(value.length);
    this.#at += value.copy(this.#buffer, this.#at);
  }

  hex(value: string): void {
    this.#reserve(value.length / 2);
    this.#at += this.#buffer.write(value, this.#at, "hex");
  }

  /** Leaves room for a length that is known once the value is written. */
  openLength(): number {
    this.#reserve(LENGTH_BYTES);
    this.#at += LENGTH_BYTES;
    return this.#at;
  }

  closeLength(opened: number): void {
    this.#view.setInt32(opened - LENGTH_BYTES, this.#at - opened);
  }

  nullLength(opened: number): void {
    this.#view.setInt32(opened - LENGTH_BYTES, NULL_LENGTH);
  }

  /** What was written; the writer is not used again. */
  done(): Buffer {
    return this.#buffer.subarray(0, this.#at);
  }

  #ascii(value: string): boolean {
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code > 127) return false;
      this.#buffer[this.#at + index] = code;
    }
    this.#at += value.length;
    return true;
  }

  #reserve(bytes: number): void {
    if (this.#at + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#at + bytes));
    this.#buffer.copy(larger, 0, 0, this.#at);
    this.#buffer = larger;
    this.#view = new DataView(larger.buffer);
  }
}

/** The value of a hex digit's character code; −1 for any other. */
function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 102) return code - 87;
  if (code >= 65 && code <= 70) return code - 55;
  return -1;
}
