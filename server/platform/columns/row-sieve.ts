// The rows that are left: each rule goes over what the rules before it left over.
import type { WordColumn } from "./word-column.ts";

export class RowSieve {
  #cells = new Uint32Array(0);
  #rows: Uint32Array = this.#cells;

  /** Begins with these rows, in whose order all answers stay. */
  begin(rows: Uint32Array): void {
    this.#rows = rows;
    if (this.#cells.length < rows.length) this.#cells = new Uint32Array(rows.length * 2);
  }

  /** What is left; good until the sieve begins anew: megabytes for each question would keep the collector busy. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  keepWhere(holds: (row: number) => boolean): void {
    const rows = this.#rows;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (!holds(row)) continue;
      this.#cells[count] = row;
      count += 1;
    }
    this.#rows = this.#cells.subarray(0, count);
  }

  /** Keeps the rows whose number lies between the two, both included; what is not a number is left out. */
  keepBetween(cells: Float64Array, least: number, most: number): void {
    const rows = this.#rows;
    const kept = this.#cells;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const value = cells[row] ?? Number.NaN;
      kept[count] = row;
      count += value >= least && value <= most ? 1 : 0;
    }
    this.#rows = kept.subarray(0, count);
  }

  /** Asks once for each word, then a look-up and a store for each of the rows, a million of them, and nothing else. */
  keepWords<Value>(column: WordColumn<Value>, holds: (value: Value) => boolean): void {
    this.#keepAnswered(column, Uint8Array.from(column.values, (value) => (holds(value) ? 1 : 0)));
  }

  /** Like `keepWords`, asked by the word's place in the column. */
  keepPlaces<Value>(column: WordColumn<Value>, holds: (place: number) => boolean): void {
    this.#keepAnswered(column, Uint8Array.from(column.values, (_, place) => (holds(place) ? 1 : 0)));
  }

  #keepAnswered<Value>(column: WordColumn<Value>, answers: Uint8Array): void {
    const rows = this.#rows;
    const cells = this.#cells;
    const { places } = column;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      cells[count] = row;
      count += answers[places[row] ?? 0] ?? 0;
    }
    this.#rows = cells.subarray(0, count);
  }
}
