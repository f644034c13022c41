// Finds the places where a rule holds without testing each of the forty thousand places.
import { type LeafRule, placeMatches } from "../../../../domain/criteria/matches.ts";
import {
  type PlaceField,
  isPlaceField,
  readPlace,
} from "../../../../domain/criteria/read-field.ts";
import type { Place } from "../../../../domain/lead/lead.ts";

export class PlaceAnswers {
  readonly #places: readonly Place[];
  /** By field and value, the numbers of the places that have it. */
  readonly #indexes = new Map<PlaceField, PlaceIndex>();

  /** `places` may grow. */
  constructor(places: readonly Place[]) {
    this.#places = places;
  }

  /** By the place's number, 1 where a rule about places holds. */
  of(rule: LeafRule): Uint8Array {
    if (!("in" in rule) || !isPlaceField(rule.field))
      return Uint8Array.from(this.#places, (place) => (placeMatches(rule, place) === true ? 1 : 0));
    const answers = new Uint8Array(this.#places.length);
    const index = this.#indexOf(rule.field);
    for (const value of rule.in) for (const place of index.get(value)) answers[place] = 1;
    return answers;
  }

  #indexOf(field: PlaceField): PlaceIndex {
    const index = this.#indexes.get(field) ?? new PlaceIndex(field);
    this.#indexes.set(field, index);
    index.keepUp(this.#places);
    return index;
  }
}

class PlaceIndex {
  readonly #field: PlaceField;
  readonly #byValue = new Map<string, number[]>();
  #known = 0;

  constructor(field: PlaceField) {
    this.#field = field;
  }

  get(value: string): readonly number[] {
    return this.#byValue.get(value) ?? [];
  }

  keepUp(places: readonly Place[]): void {
    for (; this.#known < places.length; this.#known += 1) {
      const place = places[this.#known];
      const value = place === undefined ? null : readPlace(this.#field, place);
      if (value === null) continue;
      const known = this.#byValue.get(value);
      if (known === undefined) this.#byValue.set(value, [this.#known]);
      else known.push(this.#known);
    }
  }
}
