// Computes the keys of posting lists: small integers for "this side in this place", the same for
// campaigns and leads.
import type { LeadFacts } from "../../../../../domain/lead/lead.ts";
import { LEAD_SIDES, type LeadSide } from "../../../../../domain/lead/vocabulary.ts";
import type { RadiusRule } from "../../../../../domain/criteria/criteria.ts";
import { EARTH_RADIUS_MILES } from "../../../../../domain/criteria/distance.ts";

/** A place that a lead is in: a state, a county, a ZIP, a cell of one of two grids, or anywhere. */
export type PlaceKey = number;
/** A place and a side: the key of one posting list. At most 2^26, so it stays a small integer. */
export type ListKey = number;

const KINDS = 6;
const STATE = 0;
const COUNTY = 1;
const ZIP_CODE = 2;
const FINE_CELL = 3;
const COARSE_CELL = 4;

export const ANYWHERE: PlaceKey = 5;

/** A lead is looked up in at most one list of each kind. */
export const LISTS_PER_LEAD = KINDS;

/**
 * Fine cells cover a 30-mile radius with about twice its own area; coarse ones cover a 250-mile
 * radius with about 30 cells.
 */
const FINE_DEGREES = 0.25;
const COARSE_DEGREES = 2;
const MAX_FINE_CELLS = 100;

/** Approximate number of ZIPs in a place of each kind: decides which of two places to look in. */
const ZIPS_PER_PLACE = [800, 13, 1, 5, 300, 41_000] as const;

const sideNumbers = new Map<LeadSide, number>(LEAD_SIDES.map((side, number) => [side, number]));

export function sideNumber(side: LeadSide): number {
  return sideNumbers.get(side) ?? 0;
}

export function listKey(place: PlaceKey, side: number): ListKey {
  return place * LEAD_SIDES.length + side;
}

/** The kind of a place. A lead is in at most one place of each kind. */
export function placeKind(place: PlaceKey): number {
  return place % KINDS;
}

/** Approximate number of the country's ZIPs in these places. */
export function breadthOf(places: readonly PlaceKey[]): number {
  let zips = 0;
  for (const place of places) zips += ZIPS_PER_PLACE[placeKind(place)] ?? 0;
  return zips;
}

/** The place of "CA"; null when the text is not a two-letter state, so that it cannot be a key. */
export function statePlace(state: string): PlaceKey | null {
  const first = state.charCodeAt(0) - 65;
  const second = state.charCodeAt(1) - 65;
  if (state.length !== 2 || first < 0 || first > 25 || second < 0 || second > 25) return null;
  return (first * 26 + second) * KINDS + STATE;
}

export function countyPlace(countyFips: string): PlaceKey | null {
  const number = fiveDigits(countyFips);
  return number < 0 ? null : number * KINDS + COUNTY;
}

export function zipPlace(zipCode: string): PlaceKey | null {
  const number = fiveDigits(zipCode);
  return number < 0 ? null : number * KINDS + ZIP_CODE;
}

/** The five digits as a number; −1 when the text is anything else. */
function fiveDigits(text: string): number {
  if (text.length !== 5) return -1;
  let number = 0;
  for (let index = 0; index < 5; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * Every cell that the circle touches, in the fine grid or, for wide circles, the coarse one;
 * anywhere near a pole.
 */
export function radiusPlaces(rule: RadiusRule): PlaceKey[] {
  // Slightly more than the circle, so that rounding never loses a lead on its edge.
  const angle = rule.miles / EARTH_RADIUS_MILES + 1e-6;
  const reach = Math.sin(angle) / Math.cos((rule.latitude * Math.PI) / 180);
  const latitudeSpan = (angle * 180) / Math.PI;
  if (!(Math.abs(rule.latitude) + latitudeSpan < 89) || !(reach < 1)) return [ANYWHERE];
  const longitudeSpan = (Math.asin(reach) * 180) / Math.PI;
  const fine = cellsOf(rule, latitudeSpan, longitudeSpan, FINE_DEGREES, FINE_CELL);
  return fine.length <= MAX_FINE_CELLS
    ? fine
    : cellsOf(rule, latitudeSpan, longitudeSpan, COARSE_DEGREES, COARSE_CELL);
}

function cellsOf(
  rule: RadiusRule,
  latitudeSpan: number,
  longitudeSpan: number,
  degrees: number,
  kind: number,
): PlaceKey[] {
  const cells = new Set<PlaceKey>();
  const lastRow = Math.floor((rule.latitude + latitudeSpan) / degrees);
  const lastColumn = Math.floor((rule.longitude + longitudeSpan) / degrees);
  for (let row = Math.floor((rule.latitude - latitudeSpan) / degrees); row <= lastRow; row += 1) {
    for (
      let column = Math.floor((rule.longitude - longitudeSpan) / degrees);
      column <= lastColumn;
      column += 1
    ) {
      cells.add(cellPlace(row, column, degrees, kind));
    }
  }
  return [...cells];
}

/** Rows count from the equator; columns count from Greenwich and wrap around at the date line. */
function cellPlace(row: number, column: number, degrees: number, kind: number): PlaceKey {
  const columns = 360 / degrees;
  const wrapped = ((column % columns) + columns) % columns;
  return ((row + 90 / degrees) * columns + wrapped) * KINDS + kind;
}

/**
 * Writes the keys of the lists to look in for a lead into `keys` (length at least `LISTS_PER_LEAD`)
 * and returns how many there are.
 */
export function listKeysOf(facts: LeadFacts, keys: Int32Array): number {
  const { place } = facts;
  const side = sideNumber(facts.side);
  let count = 0;
  const add = (placeKey: PlaceKey | null): void => {
    if (placeKey !== null) keys[count++] = listKey(placeKey, side);
  };
  add(ANYWHERE);
  add(statePlace(place.state));
  if (place.countyFips !== null) add(countyPlace(place.countyFips));
  add(zipPlace(place.zipCode));
  if (Math.abs(place.latitude) <= 90 && Number.isFinite(place.longitude)) {
    add(
      cellPlace(
        Math.floor(place.latitude / FINE_DEGREES),
        Math.floor(place.longitude / FINE_DEGREES),
        FINE_DEGREES,
        FINE_CELL,
      ),
    );
    add(
      cellPlace(
        Math.floor(place.latitude / COARSE_DEGREES),
        Math.floor(place.longitude / COARSE_DEGREES),
        COARSE_DEGREES,
        COARSE_CELL,
      ),
    );
  }
  return count;
}
