// Keeps the least and greatest value of each stretch of a column: where rows were written nearly in
// the requested order, most stretches are skipped.
import { grown } from "./grown.ts";

/** Rows of one stretch. */
export const ZONE = 4_096;

export class RowZones {
  #least = new Float64Array(16).fill(Infinity);
  #most = new Float64Array(16).fill(-Infinity);

  /**
   * Notes a value that is written. The value it replaces is kept, so a stretch may count as wider
   * than it is.
   */
  note(row: number, value: number): void {
    const zone = Math.floor(row / ZONE);
    const known = this.#least.length;
    if (zone >= known) {
      this.#least = grown(this.#least, zone + 1).fill(Infinity, known);
      this.#most = grown(this.#most, zone + 1).fill(-Infinity, known);
    }
    this.#least[zone] = Math.min(this.#least[zone] ?? Infinity, value);
    this.#most[zone] = Math.max(this.#most[zone] ?? -Infinity, value);
  }

  /** No value of the stretch is less. */
  leastOf(zone: number): number {
    return this.#least[zone] ?? Infinity;
  }

  /** No value of the stretch is more. */
  mostOf(zone: number): number {
    return this.#most[zone] ?? -Infinity;
  }
}
