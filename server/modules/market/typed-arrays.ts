// Lists of numbers packed into one array: what keeps 100,000 campaigns in a few megabytes.
import { grown } from "../../platform/columns/grown.ts";

/** A list of whole numbers that is filled anew again and again, in the same memory. */
export class NumberList {
  cells = new Uint32Array(1_024);
  count = 0;

  /** The cells, with room for so many more than there are. */
  withRoomFor(more: number): Uint32Array<ArrayBuffer> {
    this.cells = grown(this.cells, this.count + more);
    return this.cells;
  }
}

/** Lists of numbers in one array; room that is given back is taken again by lists of the same length. */
export class ListPool {
  /** Each list is its length, then its values. Position 0 is the empty list. */
  #cells = new Uint32Array(4_096);
  #used = 1;
  readonly #free = new Map<number, number[]>();

  /** Keeps a copy and returns where it lies. */
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
