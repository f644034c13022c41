// Completes the beginning of a place: digits to ZIP codes, letters to cities. In memory, over the
// whole ZIP table.
import { foldPlaceName, joinedPlaceName, wholeWord } from "../../../domain/lead/place-name.ts";
import type { ZipColumns } from "./zip-columns.ts";

export interface FoundPlace {
  readonly zipCode: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** At most `most` places that begin so. */
export type FindPlaces = (begins: string, most: number) => readonly FoundPlace[];

/**
 * Cities in the order of their names as `joinedPlaceName` writes them: for each, a row of the
 * table and how many ZIPs it has.
 */
export interface Cities {
  readonly names: readonly string[];
  readonly rows: Int32Array;
  readonly sizes: Uint16Array;
}

/** More than there are, military ones included. */
const MOST_STATES = 128;
const STATE_AT_END = /^(.*?)(?:,\s*|\s+)([a-z]{2})$/;

/** Makes the search over rows in the order of their ZIPs, in about 0.1 s. */
export function buildPlaceSearch(zips: ZipColumns): FindPlaces {
  const known = gatherCities(zips);
  return (begins, most) => {
    const text = begins.trim().toLowerCase();
    if (/^\d{1,5}$/.test(text)) return zipsFrom(zips, text, most);
    if (!/^\p{L}/u.test(text)) return [];
    const [, name = "", state = ""] = STATE_AT_END.exec(text) ?? [];
    const inState = name === "" ? [] : citiesFrom(zips, known, name, state.toUpperCase(), most);
    return inState.length > 0 ? inState : citiesFrom(zips, known, text, null, most);
  };
}

function placeAt(zips: ZipColumns, row: number): FoundPlace {
  return {
    zipCode: zips.zipAt(row),
    city: zips.cities.at(row) ?? "",
    state: zips.states.at(row) ?? "",
  };
}

function zipsFrom(zips: ZipColumns, digits: string, most: number): FoundPlace[] {
  const from = firstFrom(zips.size, (row) => zips.zipAt(row), digits);
  const count = Math.min(most, zips.size - from);
  return Array.from({ length: count }, (_, index) => placeAt(zips, from + index)).filter(
    ({ zipCode }) => zipCode.startsWith(digits),
  );
}

/** What a name may begin with: "st" with that of Stockton, and with that of Saint Louis. */
function beginningsOf(typed: string): readonly string[] {
  const words = foldPlaceName(typed).split(" ");
  const whole = words.with(-1, wholeWord(words.at(-1) ?? ""));
  return [...new Set([words.join(""), whole.join("")])];
}

/** The largest first; of one size by name. */
function citiesFrom(
  zips: ZipColumns,
  { names, rows, sizes }: Cities,
  begins: string,
  state: string | null,
  most: number,
): FoundPlace[] {
  const found = new Set<number>();
  for (const beginning of beginningsOf(begins))
    for (
      let at = firstFrom(names.length, (index) => names[index] ?? "", beginning);
      at < names.length && names[at]?.startsWith(beginning) === true;
      at += 1
    ) {
      if (state === null || zips.states.at(rows[at] ?? 0) === state) found.add(at);
    }
  return [...found]
    .toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
    .slice(0, most)
    .map((at) => placeAt(zips, rows[at] ?? 0));
}

/**
 * Each by the row of the ZIP nearest its middle. A name is folded once, however many ZIPs have it.
 */
export function gatherCities({ size, cities, states, latitudes, longitudes }: ZipColumns): Cities {
  const folded = cities.texts.map(joinedPlaceName);
  const groups = new Map<number, number[]>();
  for (let row = 0; row < size; row += 1) {
    const key = cities.placeAt(row) * MOST_STATES + states.placeAt(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const nameOf = (key: number): string => folded[Math.floor(key / MOST_STATES)] ?? "";
  const all = [...groups]
    .map(([key, group]) => ({ name: nameOf(key), group }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const mean = (column: Float64Array, group: readonly number[]): number =>
    group.reduce((sum, row) => sum + (column[row] ?? 0), 0) / group.length;
  const middles = all.map(({ group }) => {
    const [latitude, longitude] = [mean(latitudes, group), mean(longitudes, group)];
    const away = (row: number): number =>
      Math.hypot((latitudes[row] ?? 0) - latitude, (longitudes[row] ?? 0) - longitude);
    return group.reduce((nearest, row) => (away(row) < away(nearest) ? row : nearest));
  });
  return {
    names: all.map(({ name }) => name),
    rows: Int32Array.from(middles),
    sizes: Uint16Array.from(all, ({ group }) => group.length),
  };
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
