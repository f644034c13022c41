// Values one after the other in a buffer, as a ByteWriter wrote them.

export class ByteReader {
  readonly #buffer: Buffer;
  #at = 0;

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
  }

  get atEnd(): boolean {
    return this.#at === this.#buffer.length;
  }

  /** Each of these throws a RangeError at the end of the buffer. */
  byte(): number {
    const value = this.#buffer.readUInt8(this.#at);
    this.#at += 1;
    return value;
  }

  signedByte(): number {
    const value = this.#buffer.readInt8(this.#at);
    this.#at += 1;
    return value;
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
