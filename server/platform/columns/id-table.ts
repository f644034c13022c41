// Which row a record has: 16-byte ids in an open table, a sixth of the memory of a Map of texts.
import { uuidOfHex } from "../ids/uuid.ts";

const ID_BYTES = 16;
const WORDS = 4;
const FIRST_ROWS = 1_024;
const EMPTY = 0;

/**
 * Rows are numbered from 0; the row of an id that was taken out is given to the next that comes.
 */
export class IdTable {
  /** One more than the highest row that was ever given. */
  size = 0;
  #ids = Buffer.alloc(FIRST_ROWS * ID_BYTES);
  /** Per cell: the row plus 1. */
  #cells = new Uint32Array(FIRST_ROWS * 2);
  readonly #free: number[] = [];

  /** The row of a uuid; −1 where it is not here. */
  find(id: string): number {
    return (this.#cells[this.#cellOf(bytesOf(id))] ?? EMPTY) - 1;
  }

  /** The row of a uuid, a new one where it is not here. */
  add(id: string): number {
    const bytes = bytesOf(id);
    const cell = this.#cellOf(bytes);
    const known = this.#cells[cell] ?? EMPTY;
    if (known !== EMPTY) return known - 1;
    const row = this.#free.pop() ?? this.size;
    this.size = Math.max(this.size, row + 1);
    if (this.#ids.length < this.size * ID_BYTES)
      this.#ids = Buffer.concat([this.#ids], this.#ids.length * 2);
    bytes.copy(this.#ids, row * ID_BYTES);
    this.#cells[cell] = row + 1;
    if ((this.size - this.#free.length) * 2 > this.#cells.length) this.#double();
    return row;
  }

  /** Takes a uuid out; its row, or −1 where it was not here. */
  remove(id: string): number {
    let hole = this.#cellOf(bytesOf(id));
    const row = (this.#cells[hole] ?? EMPTY) - 1;
    if (row < 0) return -1;
    this.#free.push(row);
    // Whatever stands behind the hole and could stand in it moves up, so that no search stops too
    // early.
    const mask = this.#cells.length - 1;
    for (let at = (hole + 1) & mask; this.#cells[at] !== EMPTY; at = (at + 1) & mask) {
      const home = this.#homeOf(this.#ids, ((this.#cells[at] ?? EMPTY) - 1) * ID_BYTES);
      if (((at - home) & mask) < ((at - hole) & mask)) continue;
      this.#cells[hole] = this.#cells[at] ?? EMPTY;
      hole = at;
    }
    this.#cells[hole] = EMPTY;
    return row;
  }

  idAt(row: number): string {
    return uuidOfHex(this.#ids.toString("hex", row * ID_BYTES, (row + 1) * ID_BYTES));
  }

  /** The order of two rows' ids: negative when the left one is smaller. */
  compare(left: number, right: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference =
        this.#ids.readUInt32BE(left * ID_BYTES + word * 4) -
        this.#ids.readUInt32BE(right * ID_BYTES + word * 4);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The order of a row's id and a uuid. */
  compareWith(row: number, id: string): number {
    return this.#ids.compare(bytesOf(id), 0, ID_BYTES, row * ID_BYTES, (row + 1) * ID_BYTES);
  }

  /** Where the id stands, or the empty cell where it would. */
  #cellOf(id: Buffer): number {
    const mask = this.#cells.length - 1;
    let cell = this.#homeOf(id, 0);
    for (;;) {
      const row = (this.#cells[cell] ?? EMPTY) - 1;
      if (row < 0 || this.#ids.compare(id, 0, ID_BYTES, row * ID_BYTES, (row + 1) * ID_BYTES) === 0)
        return cell;
      cell = (cell + 1) & mask;
    }
  }

  /** The last bytes of a uuid of version 4 or 7 are random. */
  #homeOf(ids: Buffer, at: number): number {
    return ids.readUInt32BE(at + ID_BYTES - 4) & (this.#cells.length - 1);
  }

  #double(): void {
    const rows = this.#cells.filter((cell) => cell !== EMPTY);
    this.#cells = new Uint32Array(this.#cells.length * 2);
    const mask = this.#cells.length - 1;
    for (const row of rows) {
      let cell = this.#homeOf(this.#ids, (row - 1) * ID_BYTES);
      while (this.#cells[cell] !== EMPTY) cell = (cell + 1) & mask;
      this.#cells[cell] = row;
    }
  }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}
