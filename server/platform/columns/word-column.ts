// A column whose values are few words: each is kept once, a row holds its place in the list.
import { grown } from "./grown.ts";

const FIRST_ROWS = 1_024;

export class WordColumn<Value> {
  readonly values: Value[] = [];
  readonly #placeOfKey = new Map<string, number>();
  /** By row, the place of its value. */
  places = new Uint32Array(FIRST_ROWS);

  /** The value's place, added where it is new; `make` is called only then. */
  place(key: string, make: (key: string) => Value): number {
    const known = this.#placeOfKey.get(key);
    if (known !== undefined) return known;
    const place = this.values.push(make(key)) - 1;
    this.#placeOfKey.set(key, place);
    return place;
  }

  set(row: number, place: number): void {
    this.places = grown(this.places, row + 1);
    this.places[row] = place;
  }

  placeAt(row: number): number {
    return this.places[row] ?? 0;
  }

  /** How many of the rows have each value, by its place. */
  countOf(rows: Uint32Array): Uint32Array {
    const { places } = this;
    const counts = new Uint32Array(this.values.length);
    for (let at = 0; at < rows.length; at += 1) {
      const place = places[rows[at] ?? 0] ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  }

  /** The row's value. Throws for a row that was never set. */
  at(row: number): Value {
    const value = this.values[this.placeAt(row)];
    if (value === undefined) throw new RangeError(`there is no row ${row}`);
    return value;
  }
}
