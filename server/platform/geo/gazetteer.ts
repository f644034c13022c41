// The names of cities and counties over the whole ZIP table, for the readers of what people type in
// a conversation.
import {
  type Gazetteer,
  type NamedCity,
  type NamedCounty,
  placeName,
} from "../../../domain/qualification/gazetteer.ts";
import { plainText } from "../../../domain/qualification/scan.ts";
import { MEANT_STATE, TOWNS } from "../../../domain/qualification/towns.ts";
import { gatherCities } from "./place-search.ts";
import type { ZipColumns } from "./zip-columns.ts";

/** A name is guessed from a wrong spelling only where many live: ZIPs. */
const GUESSED_FROM = 6;
const LEAST_LETTERS = 5;

/** Makes it over all ZIPs, in about 0.2 s. */
export function buildGazetteer(zips: ZipColumns): Gazetteer {
  const { rows, sizes } = gatherCities(zips);
  const towns = [...rows].map((row, index): NamedCity & { readonly name: string } => {
    const { city, state } = zips.rowAt(row);
    return { name: placeName(plainText(city)), city, state, zips: sizes[index] ?? 0 };
  });
  const known = new Set(towns.map(({ name, state }) => `${name}, ${state}`));
  const others = TOWNS.map((town) => ({ ...town, name: placeName(plainText(town.city)) })).filter(
    ({ name, state }) => !known.has(`${name}, ${state}`),
  );
  const isMeant = ({ name, state }: { readonly name: string; readonly state: string }): number =>
    Number(MEANT_STATE.get(name) === state);
  const cities = Map.groupBy(
    [...towns, ...others].toSorted(
      (a, b) => isMeant(b) - isMeant(a) || b.zips - a.zips || (a.state < b.state ? -1 : 1),
    ),
    ({ name }) => name,
  );
  const counties = gatherCounties(zips);
  const joined = new Map([...cities].map(([name, named]) => [name.replaceAll(" ", ""), named]));
  const large = [...cities]
    .filter(([name, [first]]) => (first?.zips ?? 0) >= GUESSED_FROM && name.length >= LEAST_LETTERS)
    .map(([name, named]) => ({ name, heard: asHeard(name), named }));
  return {
    cities: (name) => cities.get(placeName(name)) ?? joined.get(joinedName(name)) ?? [],
    counties: (name) => [...(counties.get(placeName(name))?.values() ?? [])],
    hasZip: (zipCode) => zips.rowOf(zipCode) !== -1,
    similar: (name) => {
      const typed = asHeard(name);
      return name.length < LEAST_LETTERS
        ? []
        : (large.find((known) => isSimilar(known.name, name) || isSimilar(known.heard, typed))
            ?.named ?? []);
    },
  };
}

/** "O'Fallon" is "ofallon" as typed, and "o fallon" as the post office writes it. */
const joinedName = (name: string): string => {
  const letters = placeName(name).replaceAll(" ", "");
  return letters.length < LEAST_LETTERS ? "" : letters;
};

/** By their names, each once a state. */
function gatherCounties(zips: ZipColumns): ReadonlyMap<string, ReadonlyMap<string, NamedCounty>> {
  const counties = new Map<string, Map<string, NamedCounty>>();
  for (let row = 0; row < zips.size; row += 1) {
    const [state, county] = [zips.states.at(row), zips.countyNames.at(row)];
    if (state === null || county === null) continue;
    const name = placeName(plainText(county));
    counties.set(
      name,
      (counties.get(name) ?? new Map<string, NamedCounty>()).set(state, { county, state }),
    );
  }
  return counties;
}

/** One letter for each that is doubled or drawn out: "kissimi", "cincinatti". */
const asHeard = (name: string): string =>
  name
    .replaceAll(/(.)\1/g, "$1")
    .replaceAll(/ee?(?= |$)|y/g, "i")
    .replaceAll(/ph/g, "f");

/** The same letters in another order, or one letter too many, too few or another. */
function isSimilar(known: string, typed: string): boolean {
  if (known[0] !== typed[0] || Math.abs(known.length - typed.length) > 1) return false;
  if (known.length === typed.length && [...known].sort().join("") === [...typed].sort().join(""))
    return true;
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(known.length, typed.length) - start &&
    known.at(-1 - end) === typed.at(-1 - end)
  )
    end += 1;
  return Math.max(known.length, typed.length) - start - end <= 1;
}
