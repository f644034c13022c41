// Finds a place by its ZIP code from memory: objects only for the ZIP codes that were requested.
import type { Place } from "../../../domain/lead/lead.ts";
import type { FindPlace, FindPlaces } from "../../../domain/lead/find-place.ts";
import { type ZipColumns, placeFromZipRow } from "./zip-columns.ts";

/**
 * A look-up of five-digit ZIPs; null for anything else. A ZIP that lies in several states is the
 * part in the state asked for; in any other state, or without one, the ZIP's main part. The answer
 * is always the same frozen object.
 */
export function buildPlaceFinder(zips: ZipColumns): FindPlace {
  const findPlaces = buildPlacesFinder(zips);
  return (zipCode, state) => {
    const places = findPlaces(zipCode);
    const main = places[0] ?? null;
    if (places.length < 2 || state === undefined || state === null) return main;
    return places.find((place) => place.state === state) ?? main;
  };
}

/** The place of a ZIP in each state that it lies in, the main one first; empty for no ZIP. */
export function buildPlacesFinder(zips: ZipColumns): FindPlaces {
  const asked = new Map<number, readonly Place[]>();
  return (zipCode) => {
    const row = zips.rowOf(zipCode);
    if (row < 0) return [];
    const known = asked.get(row);
    if (known !== undefined) return known;
    const rows = [zips.rowAt(row), ...(zips.parts.get(zipCode) ?? [])];
    const places = Object.freeze(rows.map((one) => Object.freeze(placeFromZipRow(one))));
    asked.set(row, places);
    return places;
  };
}
