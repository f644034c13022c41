// Finds the listings that meet the conditions, and counts those with another side, type, timing,
// tier or state.
import {
  COUNTED_FIELDS,
  type ListingOverview,
} from "../../../../../contract/marketplace/listing-overview.ts";
import type { Place } from "../../../../../domain/lead/lead.ts";
import { RowSieve } from "../../../../platform/columns/row-sieve.ts";
import type { Condition } from "../../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../../platform/geo/map-points.ts";
import { type Inside, insideOf } from "./inside-shape.ts";
import { includes } from "./listing-kinds.ts";
import type { PlacePoints } from "./place-points.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { ListingFilter } from "./listing-index-questions.ts";

export interface Filtered {
  /** Rows that meet all conditions, in ascending order; valid until the next question. */
  readonly rows: Uint32Array;
  readonly counts: ListingOverview["counts"];
}

const sieve = new RowSieve();

/** Scans all listings once. The caller must have removed ended listings. */
export function filterListings(
  columns: ListingColumns,
  { conditions, affiliateId, previewZip }: ListingFilter,
  points: PlacePoints,
): Filtered {
  const { kinds } = columns;
  const masks = kinds.masks(conditions);
  const others = conditions
    .filter(({ field }) => !isCounted(field))
    .toSorted((a, b) => costOf(a) - costOf(b));
  sieve.begin();
  if (affiliateId !== null) sieve.keepWords(columns.affiliateId, (id) => id === affiliateId);
  for (const condition of others) keep(condition, columns, previewZip, points);
  const isAll = others.length === 0 && affiliateId === null;
  const ofKind = isAll ? kinds.counts : new Uint32Array(masks.length);
  if (!isAll) sieve.countWords(kinds.column, ofKind);
  sieve.keepAnswered(
    kinds.column,
    masks.map((mask) => (mask === 0 ? 1 : 0)),
  );
  const rows = sieve.upTo(columns.ids.size);
  return { rows, counts: kinds.tally(ofKind, masks) };
}

function isCounted(field: string): boolean {
  return COUNTED_FIELDS.some((counted) => counted === field);
}

const PLACE_FIELDS = ["area", "radius", "outline", "zip_code", "county_fips"];

/** Places are most selective, then prices and scores, then times. */
function costOf({ field }: Condition): number {
  return PLACE_FIELDS.includes(field) ? 0 : field.endsWith("_at") ? 2 : 1;
}

function keep(
  condition: Condition,
  columns: ListingColumns,
  previewZip: ShownZip,
  points: PlacePoints,
): void {
  const { field } = condition;
  const byPlace = (of: (place: Place) => string | null): void =>
    sieve.keepWords(columns.place, (place) => includes(condition, of(place)));
  switch (field) {
    case "county_fips":
      return byPlace(({ countyFips }) => countyFips);
    // Where only three digits are shown, filters may not use the others either.
    case "zip_code":
      return byPlace(({ zipCode, zip3 }) => (previewZip === "zip3" ? zip3 : zipCode));
    case "area":
    case "radius":
    case "outline":
      return keepInside(insideOf(condition, points), columns, points);
    case "score_total":
      return keepNumbers(condition, columns.scoreTotal, Number);
    case "listed_at":
      return keepNumbers(condition, columns.listedMs, Date.parse);
    case "ends_at":
      return keepNumbers(condition, columns.endsMs, Date.parse);
    case "exclusive_price_cents":
      return keepNumbers(condition, columns.exclusiveCents, Number);
    case "slot_price_cents":
      return keepNumbers(condition, columns.slotCents, Number);
    case "price_cents":
      return keepNumbers(condition, columns.priceCents, Number);
    default:
      throw new RangeError(`the shelf has no ${field}`);
  }
}

function keepInside(
  isInside: Inside,
  columns: ListingColumns,
  { latitudes, longitudes }: PlacePoints,
): void {
  sieve.keepAnswered(
    columns.place,
    Uint8Array.from(columns.place.values, (_, place) => {
      const latitude = latitudes[place] ?? Number.NaN;
      const longitude = longitudes[place] ?? Number.NaN;
      return !Number.isNaN(latitude) && isInside({ latitude, longitude }) ? 1 : 0;
    }),
  );
}

/** All are whole numbers: below a bound means at most one less. */
function keepNumbers(
  { operator, values }: Condition,
  cells: Float64Array,
  read: (value: string) => number,
): void {
  const bound = read(values[0] ?? "");
  switch (operator) {
    case "eq":
      return sieve.keepBetween(cells, bound, bound);
    case "lt":
      return sieve.keepBetween(cells, -Infinity, bound - 1);
    case "lte":
      return sieve.keepBetween(cells, -Infinity, bound);
    case "gt":
      return sieve.keepBetween(cells, bound + 1, Infinity);
    case "gte":
      return sieve.keepBetween(cells, bound, Infinity);
    default:
      throw new RangeError(`numbers are not compared by ${operator}`);
  }
}
