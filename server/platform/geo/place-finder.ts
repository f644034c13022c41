// Finds a place by its ZIP code from memory: objects only for the ZIP codes that were requested.
import type { Place } from "../../../domain/lead/lead.ts";
import { type ZipColumns, placeFromZipRow } from "./zip-columns.ts";

/**
 * A look-up of five-digit ZIPs; null for anything else. The answer for a ZIP is always the same
 * frozen object.
 */
export function buildPlaceFinder(zips: ZipColumns): (zipCode: string) => Place | null {
  const asked = new Map<number, Place>();
  return (zipCode) => {
    const row = zips.rowOf(zipCode);
    if (row < 0) return null;
    const known = asked.get(row);
    if (known !== undefined) return known;
    const place: Place = Object.freeze(placeFromZipRow(zips.rowAt(row)));
    asked.set(row, place);
    return place;
  };
}
