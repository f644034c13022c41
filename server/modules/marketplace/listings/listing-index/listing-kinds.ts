// Keeps the kinds of listings: the few combinations of counted fields, each stored once.
import {
  COUNTED_FIELDS,
  type ListingOverview,
} from "../../../../../contract/marketplace/listing-overview.ts";
import type { Condition } from "../../../../platform/db/plan-query.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import { WordColumn } from "../../../../platform/columns/word-column.ts";

type CountedField = (typeof COUNTED_FIELDS)[number];
export type ListingKind = Readonly<Record<CountedField, string>>;

/** No listing: the kind of a removed listing's row. */
const NO_KIND: ListingKind = { side: "", property_type: "", timing: "", tier: "", state: "" };
/** Set in a mask where there is no listing: then no single field is the reason for excluding it. */
const NO_LISTING = 0x60;

export class ListingKinds {
  /** By row. The first kind is that of rows without a listing. */
  readonly column = new WordColumn<ListingKind>();
  /** The number of listings of each kind. */
  counts = new Uint32Array(1_024);
  readonly #words = COUNTED_FIELDS.map(() => new WordColumn<string>());
  /** Per kind and counted field, the word's index. */
  #codes = new Uint16Array(1_024);

  constructor() {
    this.#place(NO_KIND);
  }

  /** Sets the kind of a row's listing; null for no listing. */
  set(row: number, kind: ListingKind | null): void {
    const place = kind === null ? 0 : this.#place(kind);
    const before = this.column.placeAt(row);
    this.counts = grown(this.counts, place + 1);
    if (before !== 0) this.counts[before] = (this.counts[before] ?? 0) - 1;
    if (place !== 0) this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.column.set(row, place);
  }

  /**
   * By kind, which of the counted fields fail their conditions: bit n is field n of
   * `COUNTED_FIELDS`.
   */
  masks(conditions: readonly Condition[]): Uint8Array {
    const masks = new Uint8Array(this.column.values.length);
    masks[0] = NO_LISTING;
    for (const [field, name] of COUNTED_FIELDS.entries()) {
      const own = conditions.filter((condition) => condition.field === name);
      if (own.length === 0) continue;
      const bits = Uint8Array.from(this.#words[field]?.values ?? [], (word) =>
        own.every((condition) => includes(condition, word)) ? 0 : 1 << field,
      );
      for (let kind = 1; kind < masks.length; kind += 1)
        masks[kind] = (masks[kind] ?? 0) | (bits[this.#codeOf(kind, field)] ?? 0);
    }
    return masks;
  }

  /**
   * Sums the numbers of listings per kind by each field. A kind that fails one field alone counts
   * for that field: another choice of its filter would show it.
   */
  tally(ofKind: Uint32Array, masks: Uint8Array): ListingOverview["counts"] {
    const counts: Record<CountedField, Record<string, number>> = {
      side: {},
      property_type: {},
      timing: {},
      tier: {},
      state: {},
    };
    for (const [field, name] of COUNTED_FIELDS.entries()) {
      const words = this.#words[field]?.values ?? [];
      const sums = new Float64Array(words.length);
      for (let kind = 1; kind < masks.length; kind += 1) {
        if (((masks[kind] ?? 0) & ~(1 << field)) !== 0) continue;
        const code = this.#codeOf(kind, field);
        sums[code] = (sums[code] ?? 0) + (ofKind[kind] ?? 0);
      }
      for (const [code, word] of words.entries())
        if ((sums[code] ?? 0) > 0) counts[name][word] = sums[code] ?? 0;
    }
    return counts;
  }

  #codeOf(kind: number, field: number): number {
    return this.#codes[kind * COUNTED_FIELDS.length + field] ?? 0;
  }

  #place(kind: ListingKind): number {
    const place = this.column.place(
      COUNTED_FIELDS.map((field) => kind[field]).join("|"),
      () => kind,
    );
    const first = place * COUNTED_FIELDS.length;
    this.#codes = grown(this.#codes, first + COUNTED_FIELDS.length);
    for (const [field, name] of COUNTED_FIELDS.entries())
      this.#codes[first + field] = this.#words[field]?.place(kind[name], (word) => word) ?? 0;
    return place;
  }
}

/** Whether a word meets a condition on words. */
export function includes(
  { operator, values }: Pick<Condition, "operator" | "values">,
  value: string | null,
): boolean {
  return operator === "ne" ? value !== values[0] : value !== null && values.includes(value);
}
