// Packs lists of numbers into one array, which keeps 100,000 campaigns in a few megabytes.
import { grown } from "../../../../platform/columns/grown.ts";

/** A list of whole numbers that is refilled again and again, in the same memory. */
export class NumberList {
  cells = new Uint32Array(1_024);
  count = 0;

  /** The cells of the cleared list, with room for this many numbers. */
  emptied(room: number): Uint32Array<ArrayBuffer> {
    this.count = 0;
    return this.withCapacityFor(room);
  }

  /** The cells, with room for this many more numbers than there are. */
  withCapacityFor(more: number): Uint32Array<ArrayBuffer> {
    this.cells = grown(this.cells, this.count + more);
    return this.cells;
  }
}

/** A set of whole numbers below a limit, one bit each. */
export class NumberSet {
  /** Number n is bit n % 32 of cell n / 32. */
  readonly cells: Uint32Array;

  constructor(limit: number) {
    this.cells = new Uint32Array((limit + 31) >>> 5);
  }

  has(number: number): boolean {
    return (((this.cells[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
  }

  add(number: number): void {
    this.cells[number >>> 5] = (this.cells[number >>> 5] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    this.cells[number >>> 5] = (this.cells[number >>> 5] ?? 0) & ~(1 << (number & 31));
  }
}

/** Lists of numbers in one array; freed room is reused by lists of the same length. */
export class ListPool {
  /** Each list is its length, then its values. Position 0 is the empty list. */
  #cells = new Uint32Array(4_096);
  #used = 1;
  readonly #free = new Map<number, number[]>();

  /** Stores a copy and returns its position. */
  add(values: ArrayLike<number>): number {
    const { length } = values;
    if (length === 0) return 0;
    let at = this.#free.get(length)?.pop();
    if (at === undefined) {
      at = this.#used;
      this.#used += length + 1;
      this.#cells = grown(this.#cells, this.#used);
    }
    this.#cells[at] = length;
    this.#cells.set(values, at + 1);
    return at;
  }

  release(at: number): void {
    if (at === 0) return;
    const length = this.lengthAt(at);
    const free = this.#free.get(length);
    if (free === undefined) this.#free.set(length, [at]);
    else free.push(at);
  }

  lengthAt(at: number): number {
    return this.#cells[at] ?? 0;
  }

  valueAt(at: number, index: number): number {
    return this.#cells[at + 1 + index] ?? 0;
  }

  get bytes(): number {
    return this.#cells.byteLength;
  }
}
