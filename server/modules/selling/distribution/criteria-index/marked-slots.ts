// Marks slots in any order and reads them in slot order, without sorting: one bit each, and one bit
// for every 32 of those.

const BITS = 32;
/**
 * The number of slots: that of the widest window of a search. Their marks fit in the processor's L1
 * cache.
 */
export const MARKS = 32_768;

export class MarkedSlots {
  readonly #marks = new Int32Array(MARKS / BITS);
  /** Which cells of the marks are not empty. All are 0 except between marking and taking. */
  readonly #cells = new Int32Array(MARKS / BITS / BITS);
  readonly #numbers = new Uint32Array(MARKS);

  /** Marks a slot with a number. */
  mark(slot: number, number: number): void {
    const cell = slot >>> 5;
    this.#marks[cell] = (this.#marks[cell] ?? 0) | (1 << (slot & 31));
    this.#cells[cell >>> 5] = (this.#cells[cell >>> 5] ?? 0) | (1 << (cell & 31));
    this.#numbers[slot] = number;
  }

  /**
   * Appends the marked slots' numbers to `found` after its first `count`, in the order of slots, up
   * to `limit` in all, and clears all marks.
   */
  take(found: Uint32Array, count: number, limit: number): number {
    let taken = count;
    for (let group = 0; group < this.#cells.length; group += 1) {
      for (let cells = this.#cells[group] ?? 0; cells !== 0; cells &= cells - 1) {
        const cell = BITS * group + lowestBit(cells);
        for (let marks = this.#marks[cell] ?? 0; marks !== 0 && taken < limit; marks &= marks - 1) {
          found[taken++] = this.#numbers[BITS * cell + lowestBit(marks)] ?? 0;
        }
        this.#marks[cell] = 0;
      }
      this.#cells[group] = 0;
    }
    return taken;
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
