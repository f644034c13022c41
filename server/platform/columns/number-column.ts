// A column of numbers that may be absent, as narrow as its values allow.
import { grown } from "./grown.ts";

type Cells = Uint16Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const FIRST_ROWS = 1_024;

export class NumberColumn {
  cells: Cells;
  readonly #absent: number;

  /** `absent` stands for null: a value that the column never has otherwise. */
  constructor(make: new (length: number) => Cells, absent: number) {
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
