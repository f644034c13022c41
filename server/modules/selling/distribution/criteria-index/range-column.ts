// Compares price and score ranges of clauses as numbers: they differ from campaign to campaign, so
// calling each as a compiled clause would cost more.
import { grown } from "../../../../platform/columns/grown.ts";
import type { NumberList } from "../state/typed-arrays.ts";
import { placeOfClause } from "./clause-kinds.ts";
import type { RecordsByKind } from "./records-by-kind.ts";

export class RangeColumn {
  /** Two cells per range: its lower and upper bounds. */
  #ends = new Float64Array(512);
  /**
   * The lead's interval, also in cells: a number held by a field would be a heap object each.
   * Without a value it is outside every range.
   */
  readonly #value = Float64Array.of(Infinity, -Infinity);

  write(place: number, min: number, max: number): void {
    this.#ends = grown(this.#ends, 2 * place + 2);
    this.#ends[2 * place] = min;
    this.#ends[2 * place + 1] = max;
  }

  /** Sets the interval that the next calls are about; null where there is no value. */
  begin(interval: { readonly low: number; readonly high: number } | null): void {
    this.#value[0] = interval?.low ?? Infinity;
    this.#value[1] = interval?.high ?? -Infinity;
  }

  /** Whether a range and the interval overlap. */
  holds(place: number): boolean {
    return (
      (this.#value[0] ?? 0) <= (this.#ends[2 * place + 1] ?? 0) &&
      (this.#value[1] ?? 0) >= (this.#ends[2 * place] ?? 0)
    );
  }

  /**
   * Adds to `kept` the asked records of a kind whose range holds; the clause of record n is
   * `records[n + cell]`.
   */
  keep(
    asked: RecordsByKind,
    kind: number,
    records: Uint32Array,
    cell: number,
    kept: NumberList,
  ): void {
    const ends = this.#ends;
    const [low = 0, high = 0] = this.#value;
    const { cells: from } = asked;
    const { cells } = kept;
    let end = kept.count;
    const last = asked.startOf(kind) + asked.countOf(kind);
    for (let index = asked.startOf(kind); index < last; index += 1) {
      const record = from[index] ?? 0;
      const at = 2 * placeOfClause(records[record + cell] ?? 0);
      cells[end] = record;
      // About half of the ranges hold: adding the result as a number avoids a branch that the
      // processor would mispredict.
      end += Number(low <= (ends[at + 1] ?? 0)) & Number(high >= (ends[at] ?? 0));
    }
    kept.count = end;
  }
}
