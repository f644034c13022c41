// A column of numbers that may be absent.
import { grown } from "./grown.ts";

type Cells = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Whole numbers from 0 on, with −1 for what is absent. */
export type CountColumn = NumberColumn<Int32Array<ArrayBuffer>>;

const FIRST_ROWS = 1_024;

export class NumberColumn<Column extends Cells> {
  cells: Column;
  readonly #absent: number;

  /** `absent` stands for null: a value that the column never has otherwise. */
  constructor(make: new (length: number) => Column, absent: number) {
    this.cells = new make(FIRST_ROWS);
    this.#absent = absent;
  }

  set(row: number, value: number | null): void {
    this.cells = grown(this.cells, row + 1);
    this.cells[row] = value ?? this.#absent;
  }

  at(row: number): number | null {
    const value = this.cells[row] ?? this.#absent;
    return value === this.#absent || Number.isNaN(value) ? null : value;
  }
}

/** Counts that may be absent. */
export function countColumn(): CountColumn {
  return new NumberColumn(Int32Array, -1);
}
