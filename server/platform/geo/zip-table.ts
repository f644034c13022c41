// The ZIP table: every ZIP at which property can stand, with its county and its legal time zone.
import { type ZipPart, readTerritories, readTimeZones, readZipParts } from "./place-tables.ts";
import { ZipColumns, type ZipRow } from "./zip-columns.ts";
import { readZipFile } from "./zip-file.ts";

export { buildPlaceFinder, buildPlacesFinder } from "./place-finder.ts";
export type { ZipRow } from "./zip-columns.ts";

/**
 * All ZIPs of the 50 states, DC, the territories and the freely associated states, in the order of
 * their codes. Military post offices are none of them. Reads files synchronously (about 0.1 s): for
 * migrations and tests, not for requests.
 */
export function readZipRows(): ZipRow[] {
  const zoneOf = readTimeZones();
  return [...readZipFile(), ...readTerritories()]
    .map((row) => ({ ...row, time_zone: zoneOf(row) }))
    .toSorted((a, b) => (a.zip_code < b.zip_code ? -1 : 1));
}

/**
 * The parts of ZIPs that lie in another state than the ZIP's own row: with the county of the part
 * and its zone; everything else is the ZIP's.
 */
export function readZipPartRows(rows: readonly ZipRow[]): ZipRow[] {
  const zoneOf = readTimeZones();
  const byZip = new Map(rows.map((row) => [row.zip_code, row]));
  return readZipParts().flatMap((part: ZipPart): ZipRow[] => {
    const row = byZip.get(part.zip_code);
    if (row === undefined || row.state === part.state) return [];
    const inPart = { ...row, ...part };
    return [{ ...inPart, time_zone: zoneOf(inPart) }];
  });
}

/** The same, in the form in which the place finder keeps them. */
export function readZips(): ZipColumns {
  const rows = readZipRows();
  return new ZipColumns(rows, readZipPartRows(rows));
}
