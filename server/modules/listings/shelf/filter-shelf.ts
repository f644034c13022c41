// Which listings meet the conditions, and how many there would be with another side, type, timing, tier or state.
import { COUNTED_FIELDS, type ListingOverview } from "../../../../contract/listings.ts";
import type { Place } from "../../../../domain/lead/lead.ts";
import { RowSieve } from "../../../platform/columns/row-sieve.ts";
import { readMapArea } from "../../../../domain/lead/map-area.ts";
import type { Condition } from "../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import type { WordColumn } from "../../../platform/columns/word-column.ts";
import type { PlacePoints } from "./place-points.ts";
import type { ListingKind, ShelfColumns } from "./shelf-columns.ts";
import type { ShelfFilter } from "./shelf-questions.ts";

export interface Filtered {
  /** Rows that meet all conditions, the lowest first; good until the next question. */
  readonly rows: Uint32Array;
  readonly counts: ListingOverview["counts"];
}

type CountedField = (typeof COUNTED_FIELDS)[number];

const sieve = new RowSieve();
let everyRow = new Uint32Array(0);

/** Goes over all listings as often as there are conditions on more than their kind. Their ends are the caller's to see to. */
export function filterShelf(columns: ShelfColumns, { conditions, affiliateId, previewZip }: ShelfFilter, points: PlacePoints): Filtered {
  const byKind = conditions.filter(({ field }) => isCounted(field));
  const others = conditions.filter(({ field }) => !isCounted(field));
  sieve.begin(rowsUpTo(columns.ids.size));
  if (others.length === 0 && affiliateId === null) {
    const counts = countKinds(columns.kind.values, columns.ofKind, byKind);
    sieve.keepWords(columns.kind, (kind) => isListed(kind) && byKind.every((condition) => meets(condition, kind)));
    return { rows: sieve.rows, counts };
  }
  // What fails in two fields is neither found nor counted.
  sieve.keepWords(columns.kind, (kind) => isListed(kind) && failedFields(kind, byKind).size <= 1);
  if (affiliateId !== null) sieve.keepWords(columns.affiliateId, (id) => id === affiliateId);
  for (const condition of others) keep(condition, columns, previewZip, points);
  const counts = countKinds(columns.kind.values, countRows(columns.kind, sieve.rows), byKind);
  if (byKind.length > 0) sieve.keepWords(columns.kind, (kind) => byKind.every((condition) => meets(condition, kind)));
  return { rows: sieve.rows, counts };
}

/** 0, 1, 2 … */
function rowsUpTo(size: number): Uint32Array {
  if (everyRow.length < size) everyRow = Uint32Array.from({ length: size * 2 }, (_, row) => row);
  return everyRow.subarray(0, size);
}

/** How many of the rows have each word. */
export function countRows<Value>({ values, places }: WordColumn<Value>, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < rows.length; at += 1) {
    const place = places[rows[at] ?? 0] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function isListed(kind: ListingKind): boolean {
  return kind.side !== "";
}

function failedFields(kind: ListingKind, conditions: readonly Condition[]): ReadonlySet<string> {
  return new Set(conditions.filter((condition) => !meets(condition, kind)).map(({ field }) => field));
}

function isCounted(field: string): field is CountedField {
  return COUNTED_FIELDS.some((counted) => counted === field);
}

function meets({ field, operator, values }: Condition, kind: ListingKind): boolean {
  return isCounted(field) && includes(operator, values, kind[field]);
}

function includes(operator: Condition["operator"], values: readonly string[], value: string | null): boolean {
  return operator === "ne" ? value !== values[0] : value !== null && values.includes(value);
}

/** A kind that fails the conditions of one field alone still counts for that field: it is what another choice would show. */
function countKinds(kinds: readonly ListingKind[], ofKind: Uint32Array, conditions: readonly Condition[]): ListingOverview["counts"] {
  const counts: Record<CountedField, Record<string, number>> = { side: {}, property_type: {}, timing: {}, tier: {}, state: {} };
  for (const [at, kind] of kinds.entries()) {
    const listings = ofKind[at] ?? 0;
    if (listings === 0) continue;
    const failed = failedFields(kind, conditions);
    if (failed.size > 1) continue;
    for (const field of COUNTED_FIELDS) {
      if (failed.size === 0 || failed.has(field)) counts[field][kind[field]] = (counts[field][kind[field]] ?? 0) + listings;
    }
  }
  return counts;
}

function keep(condition: Condition, columns: ShelfColumns, previewZip: ShownZip, points: PlacePoints): void {
  const { field, operator, values } = condition;
  const byPlace = (of: (place: Place) => string | null): void => sieve.keepWords(columns.place, (place) => includes(operator, values, of(place)));
  switch (field) {
    case "county_fips": return byPlace(({ countyFips }) => countyFips);
    // Where only three digits are shown, the others cannot be asked for either.
    case "zip_code": return byPlace(({ zipCode, zip3 }) => (previewZip === "zip3" ? zip3 : zipCode));
    case "area": return keepArea(values[0] ?? "", columns, points);
    case "score_total": return keepNumbers(condition, columns.scoreTotal, Number);
    case "listed_at": return keepNumbers(condition, columns.listedMs, Date.parse);
    case "ends_at": return keepNumbers(condition, columns.endsMs, Date.parse);
    case "exclusive_price_cents": return keepNumbers(condition, columns.exclusiveCents, Number);
    case "slot_price_cents": return keepNumbers(condition, columns.slotCents, Number);
    case "price_cents": return keepNumbers(condition, columns.priceCents, Number);
    default: throw new RangeError(`the shelf has no ${field}`);
  }
}

function keepArea(value: string, columns: ShelfColumns, { latitudes, longitudes }: PlacePoints): void {
  const area = readMapArea(value);
  if (area === null) throw new RangeError("an area has four sides");
  sieve.keepPlaces(columns.place, (place) => {
    const [latitude, longitude] = [latitudes[place] ?? Number.NaN, longitudes[place] ?? Number.NaN];
    return longitude >= area.west && longitude < area.east && latitude >= area.south && latitude < area.north;
  });
}

/** All are whole numbers: below a bound is at most one less. */
function keepNumbers({ operator, values }: Condition, cells: Float64Array, read: (value: string) => number): void {
  const bound = read(values[0] ?? "");
  switch (operator) {
    case "eq": return sieve.keepBetween(cells, bound, bound);
    case "lt": return sieve.keepBetween(cells, -Infinity, bound - 1);
    case "lte": return sieve.keepBetween(cells, -Infinity, bound);
    case "gt": return sieve.keepBetween(cells, bound + 1, Infinity);
    case "gte": return sieve.keepBetween(cells, bound, Infinity);
    default: throw new RangeError(`numbers are not compared by ${operator}`);
  }
}
