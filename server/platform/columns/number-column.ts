// Columns of numbers that may be absent.
import { grown } from "./grown.ts";

const FIRST_ROWS = 1_024;
const NO_COUNT = -1;

/** Whole numbers from 0 up to 2³¹ − 1; what is absent stands as −1. */
export class CountColumn {
  cells = new Int32Array(FIRST_ROWS);

  set(row: number, value: number | null): void {
    this.cells = grown(this.cells, row + 1);
    this.cells[row] = value ?? NO_COUNT;
  }

  at(row: number): number | null {
    const value = this.cells[row] ?? NO_COUNT;
    return value === NO_COUNT ? null : value;
  }
}

/** Any numbers; what is absent stands as NaN. */
export class NumberColumn {
  cells = new Float64Array(FIRST_ROWS);

  set(row: number, value: number | null): void {
    this.cells = grown(this.cells, row + 1);
    this.cells[row] = value ?? Number.NaN;
  }

  at(row: number): number | null {
    const value = this.cells[row] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }
}
