// Keeps what campaigns have taken in each window, in columns: as objects, a hundred thousand
// campaigns' counters took more heap than the campaigns themselves, and every full garbage
// collection scanned them.
import { CAP_WINDOWS } from "../../../../../domain/distribution/calendar.ts";
import type { Counters, WindowCount } from "../../../../../domain/distribution/caps.ts";
import { grown } from "../../../../platform/columns/grown.ts";

const WINDOWS = CAP_WINDOWS.length;
const FIRST_ROWS = 1_024;

/** Counters by row number. A row that was never set reads as nothing taken. */
export class CounterColumns {
  // One cell for each window of each row, in the order of CAP_WINDOWS.
  #startMs = new Float64Array(FIRST_ROWS * WINDOWS);
  #leads = new Int32Array(FIRST_ROWS * WINDOWS);
  #cents = new BigInt64Array(FIRST_ROWS * WINDOWS);

  /** A copy, which does not change when the row is set again. */
  at(row: number): Counters {
    const first = row * WINDOWS;
    return {
      hour: this.#cell(first),
      day: this.#cell(first + 1),
      week: this.#cell(first + 2),
      month: this.#cell(first + 3),
      total: this.#cell(first + 4),
    };
  }

  set(row: number, counters: Counters): void {
    const first = row * WINDOWS;
    this.#startMs = grown(this.#startMs, first + WINDOWS);
    this.#leads = grown(this.#leads, first + WINDOWS);
    this.#cents = grown(this.#cents, first + WINDOWS);
    for (const [offset, window] of CAP_WINDOWS.entries()) {
      const { startMs, leads, cents } = counters[window];
      this.#startMs[first + offset] = startMs;
      this.#leads[first + offset] = leads;
      this.#cents[first + offset] = cents;
    }
  }

  #cell(cell: number): WindowCount {
    return {
      startMs: this.#startMs[cell] ?? 0,
      leads: this.#leads[cell] ?? 0,
      cents: this.#cents[cell] ?? 0n,
    };
  }
}
