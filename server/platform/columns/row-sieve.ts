// The rows that meet a chain of rules. Rows go through all of it a block at a time: what a rule
// leaves over is still in the processor's cache when the next one looks, and a column of a million
// rows is read once, in order.
import { BLOCK, type RowTest } from "./row-tests.ts";
import type { WordColumn } from "./word-column.ts";

/**
 * Leaves the rows that stay at the front of the block, in their order, and returns how many they
 * are.
 */
type Rule = (block: Uint32Array, count: number) => number;

export class RowSieve {
  readonly #block = new Uint32Array(BLOCK);
  readonly #answers = new Uint8Array(BLOCK);
  readonly #rules: Rule[] = [];
  #kept = new Uint32Array(BLOCK);

  /** Forgets all rules. */
  begin(): void {
    this.#rules.length = 0;
  }

  /** Keeps the rows for which a test holds that is put together of others. */
  keepTested(test: RowTest): void {
    const answers = this.#answers;
    this.#rules.push((block, count) => {
      test(block, count, answers);
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        block[kept] = block[at] ?? 0;
        kept += answers[at] ?? 0;
      }
      return kept;
    });
  }

  /**
   * Keeps the rows whose number lies between the two, both included; what is not a number is left
   * out.
   */
  keepBetween(cells: Float64Array | Int32Array, least: number, most: number): void {
    this.#rules.push((block, count) => {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const row = block[at] ?? 0;
        const value = cells[row] ?? Number.NaN;
        block[kept] = row;
        kept += value >= least && value <= most ? 1 : 0;
      }
      return kept;
    });
  }

  /** Asks once for each word, then a look-up and a store for each of the rows and nothing else. */
  keepWords<Value>(column: WordColumn<Value>, holds: (value: Value) => boolean): void {
    this.keepAnswered(
      column,
      Uint8Array.from(column.values, (value) => (holds(value) ? 1 : 0)),
    );
  }

  /** Like `keepWords`, with the answers by the word's place in the column: 1 keeps, 0 does not. */
  keepAnswered<Value>({ places }: WordColumn<Value>, answers: Uint8Array): void {
    this.#rules.push((block, count) => {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const row = block[at] ?? 0;
        block[kept] = row;
        kept += answers[places[row] ?? 0] ?? 0;
      }
      return kept;
    });
  }

  /** Counts in `counts`, by the word's place, the rows that have come so far. */
  countWords<Value>({ places }: WordColumn<Value>, counts: Uint32Array): void {
    this.#rules.push((block, count) => {
      for (let at = 0; at < count; at += 1) {
        const place = places[block[at] ?? 0] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
      return count;
    });
  }

  /**
   * Those of the rows that meet all rules, in their order. Good until the next call: megabytes for
   * each would keep the collector busy.
   */
  of(rows: Uint32Array): Uint32Array {
    return this.#run(rows.length, (from, count) =>
      this.#block.set(rows.subarray(from, from + count)),
    );
  }

  /** Those of the rows 0 … size − 1. Good until the next call. */
  upTo(size: number): Uint32Array {
    return this.#run(size, (from, count) => {
      for (let at = 0; at < count; at += 1) this.#block[at] = from + at;
    });
  }

  #run(size: number, fill: (from: number, count: number) => void): Uint32Array {
    if (this.#kept.length < size) this.#kept = new Uint32Array(size * 2);
    let total = 0;
    for (let from = 0; from < size; from += BLOCK) {
      let count = Math.min(BLOCK, size - from);
      fill(from, count);
      for (const rule of this.#rules) {
        if (count === 0) break;
        count = rule(this.#block, count);
      }
      for (let at = 0; at < count; at += 1) this.#kept[total + at] = this.#block[at] ?? 0;
      total += count;
    }
    return this.#kept.subarray(0, total);
  }
}
