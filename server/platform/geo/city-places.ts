// Finds the ZIPs of a city by its name, for addresses that people type without a ZIP.
import { joinedPlaceName } from "../../../domain/lead/place-name.ts";
import type { FindCityPlaces } from "../../../domain/lead/find-place.ts";
import { type ZipColumns, placeFromZipRow } from "./zip-columns.ts";

/** Reads all ZIPs at the first look-up, in about 0.1 s; each later one is a look-up in a map. */
export function buildCityPlaces(zips: ZipColumns): FindCityPlaces {
  let cities: ReadonlyMap<string, readonly number[]> | null = null;
  return (city, state) => {
    cities ??= gatherRows(zips);
    return (cities.get(joinedPlaceName(city)) ?? [])
      .filter((row) => state === null || zips.states.at(row) === state)
      .map((row) => placeFromZipRow(zips.rowAt(row)));
  };
}

/** The rows of each name as `joinedPlaceName` writes it. */
function gatherRows({ size, cities }: ZipColumns): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < size; row += 1) {
    const name = joinedPlaceName(cities.at(row) ?? "");
    const known = rows.get(name);
    if (known === undefined) rows.set(name, [row]);
    else known.push(row);
  }
  return rows;
}
