// Maps a list's key to its offset: open addressing, an eighth of the memory of a Map, one memory
// access per list.
import type { ListKey } from "./place-keys.ts";
import type { Slices } from "./slices.ts";

/** The cells of a list: its key (0 for none; keys count from 1 here) and its offset. */
const CELLS = 2;
const MIN_ROOM = 512;

export class ListTable {
  #cells: Uint32Array<ArrayBuffer>;
  /** The number of lists. */
  size = 0;

  /**
   * Allocates for about `lists` lists before the table grows: growing at full size would block for
   * milliseconds.
   */
  constructor(lists: number) {
    this.#cells = new Uint32Array(
      CELLS * Math.max(MIN_ROOM, 2 ** Math.ceil(Math.log2((lists * 4) / 3 + 1))),
    );
  }

  /** The offset of the list of a key, or −1 when there is none. */
  find(key: ListKey): number {
    const at = this.#placeOf(key);
    return this.#cells[at] === 0 ? -1 : (this.#cells[at + 1] ?? 0);
  }

  /**
   * The number of the list of a key, in the order in which they were added. Valid only until
   * `place` is called.
   */
  findOrAdd(key: ListKey): number {
    const at = this.#placeOf(key);
    if (this.#cells[at] !== 0) return this.#cells[at + 1] ?? 0;
    const number = this.size;
    this.#cells[at] = key + 1;
    this.#cells[at + 1] = number;
    this.size += 1;
    if (this.size * CELLS * 4 > this.#cells.length * 3) this.#double();
    return number;
  }

  /** Sets the offset of every list: list n is at starts[n]. */
  async place(starts: Uint32Array, slices: Slices): Promise<void> {
    const cells = this.#cells;
    for (let at = 0; at < cells.length; at += CELLS) {
      if (slices.due()) await slices.pause();
      if (cells[at] !== 0) cells[at + 1] = starts[cells[at + 1] ?? 0] ?? 0;
    }
  }

  get bytes(): number {
    return this.#cells.byteLength;
  }

  /**
   * The cell of the key, or the empty cell for it. Multiplying by 2^32 ÷ the golden ratio spreads
   * neighbors.
   */
  #placeOf(key: ListKey): number {
    const cells = this.#cells;
    const mask = cells.length / CELLS - 1;
    let place = (Math.imul(key, 0x9e37_79b1) >>> 7) & mask;
    while (cells[CELLS * place] !== 0 && cells[CELLS * place] !== key + 1)
      place = (place + 1) & mask;
    return CELLS * place;
  }

  #double(): void {
    const cells = this.#cells;
    this.#cells = new Uint32Array(2 * cells.length);
    for (let from = 0; from < cells.length; from += CELLS) {
      const key = cells[from] ?? 0;
      if (key === 0) continue;
      const at = this.#placeOf(key - 1);
      this.#cells[at] = key;
      this.#cells[at + 1] = cells[from + 1] ?? 0;
    }
  }
}
