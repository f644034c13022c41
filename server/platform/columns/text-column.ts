// A column of texts that is made once and never grows: it keeps nothing by which a text could be
// found.

/** Each distinct text once; a row holds its place among them, −1 for null. */
export class TextColumn {
  readonly texts: string[] = [];
  readonly #places: Int32Array;

  constructor(values: readonly (string | null)[]) {
    const known = new Map<string, number>();
    this.#places = Int32Array.from(values, (value) => {
      if (value === null) return -1;
      const place = known.get(value) ?? this.texts.push(value) - 1;
      known.set(value, place);
      return place;
    });
  }

  placeAt(row: number): number {
    return this.#places[row] ?? -1;
  }

  at(row: number): string | null {
    return this.texts[this.placeAt(row)] ?? null;
  }
}
