// Completes what somebody types of a place: digits to ZIPs, letters to cities. In memory, over the whole ZIP table.
import type { ZipRow } from "./place-finder.ts";

export interface FoundPlace {
  readonly zipCode: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** At most `most` places that begin so. */
export type FindPlaces = (begins: string, most: number) => readonly FoundPlace[];

/** All ZIPs of one name in one state. */
interface City extends FoundPlace {
  readonly folded: string;
  readonly zips: number;
}

const ZIP_LENGTH = 5;
const STATE_AT_END = /^(.*?)(?:,\s*|\s+)([a-z]{2})$/;

/** Makes the search. The cities are gathered when the first name is asked for: some thirty thousand, in about 50 ms. */
export function buildPlaceSearch(rows: readonly ZipRow[]): FindPlaces {
  const zips = rows.map(({ zip_code: zip, city, state }): FoundPlace => ({ zipCode: zip, city, state })).toSorted((a, b) => (a.zipCode < b.zipCode ? -1 : 1));
  const codes = zips.map(({ zipCode }) => zipCode);
  let cities: readonly City[] | null = null;
  const byName = (begins: string, state: string | null, most: number): readonly FoundPlace[] => {
    cities ??= gatherCities(rows);
    const found: City[] = [];
    for (let at = firstFrom(cities.length, (index) => cities?.[index]?.folded ?? "", begins); at < cities.length; at += 1) {
      const city = cities[at];
      if (city === undefined || !city.folded.startsWith(begins)) break;
      if (state === null || city.state === state) found.push(city);
    }
    return found.toSorted((a, b) => b.zips - a.zips || (a.folded < b.folded ? -1 : 1)).slice(0, most).map(({ zipCode, city, state: its }) => ({ zipCode, city, state: its }));
  };
  return (begins, most) => {
    const text = fold(begins);
    if (text === "") return [];
    if (/^\d/.test(text)) {
      if (!/^\d+$/.test(text) || text.length > ZIP_LENGTH) return [];
      const from = firstFrom(codes.length, (index) => codes[index] ?? "", text);
      return zips.slice(from, from + most).filter(({ zipCode }) => zipCode.startsWith(text));
    }
    const [, name = "", state = ""] = STATE_AT_END.exec(text) ?? [];
    const inState = name === "" ? [] : byName(name, state.toUpperCase(), most);
    return inState.length > 0 ? inState : byName(text, null, most);
  };
}

/** Small letters without accents; white space folded. "St" at the beginning is "Saint". */
function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[.']/g, "").replaceAll(/\s+/g, " ").trim().replace(/^st /, "saint ");
}

/** By name, each with the ZIP nearest its middle. */
function gatherCities(rows: readonly ZipRow[]): readonly City[] {
  const groups = Map.groupBy(rows, ({ city, state }) => `${fold(city)}|${state}`);
  return [...groups.values()].map((group) => {
    const latitude = group.reduce((sum, row) => sum + row.latitude, 0) / group.length;
    const longitude = group.reduce((sum, row) => sum + row.longitude, 0) / group.length;
    const away = (row: ZipRow): number => Math.hypot(row.latitude - latitude, row.longitude - longitude);
    const middle = group.reduce((nearest, row) => (away(row) < away(nearest) ? row : nearest));
    return { zipCode: middle.zip_code, city: middle.city, state: middle.state, folded: fold(middle.city), zips: group.length };
  }).toSorted((a, b) => (a.folded === b.folded ? (a.state < b.state ? -1 : 1) : a.folded < b.folded ? -1 : 1));
}

/** The first place whose text is not before `wanted`, of texts in order. */
function firstFrom(count: number, textAt: (index: number) => string, wanted: string): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textAt(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
