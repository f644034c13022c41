// Finds a place by its ZIP from memory: packed columns for the whole table, objects only for the ZIPs that were asked for.
import type { Place } from "../../../domain/lead/lead.ts";
import { TextColumn } from "../columns/text-column.ts";

/** A row of the table `zip`, by its column names. */
export interface ZipRow {
  /** Five digits. */
  readonly zip_code: string;
  readonly city: string;
  /** Two-letter USPS code; AA, AE or AP for military post offices. */
  readonly state: string;
  /** State FIPS and county number, five digits; null for military post offices. */
  readonly county_fips: string | null;
  readonly county_name: string | null;
  /** IANA zone. */
  readonly time_zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The place that a row of the table stands for. */
export function placeOf(row: ZipRow): Place {
  return {
    zipCode: row.zip_code, zip3: row.zip_code.slice(0, 3), city: row.city, state: row.state, countyFips: row.county_fips, countyName: row.county_name,
    timeZone: row.time_zone, latitude: row.latitude, longitude: row.longitude,
  };
}

const ZIP_COUNT = 100_000;

/** Looks up the row of a ZIP; −1 for anything else. Throws a RangeError for a row whose ZIP is not five digits. */
export function indexZips(rows: readonly Pick<ZipRow, "zip_code">[]): (zipCode: string) => number {
  const rowOfZip = new Int32Array(ZIP_COUNT).fill(-1);
  for (const [row, { zip_code: zipCode }] of rows.entries()) {
    if (!/^\d{5}$/.test(zipCode)) throw new RangeError("a ZIP has five digits");
    rowOfZip[Number(zipCode)] = row;
  }
  return (zipCode) => (/^\d{5}$/.test(zipCode) ? (rowOfZip[Number(zipCode)] ?? -1) : -1);
}

/**
 * A look-up of five-digit ZIPs over the rows of the ZIP table; null for anything else. The answer for a ZIP is always the
 * same frozen object. Throws a RangeError for a row whose ZIP is not five digits.
 */
export function buildPlaceFinder(rows: readonly ZipRow[]): (zipCode: string) => Place | null {
  const rowOf = indexZips(rows);
  const cities = new TextColumn(rows.map((row) => row.city));
  const states = new TextColumn(rows.map((row) => row.state));
  const countyFips = new TextColumn(rows.map((row) => row.county_fips));
  const countyNames = new TextColumn(rows.map((row) => row.county_name));
  const timeZones = new TextColumn(rows.map((row) => row.time_zone));
  const latitudes = Float64Array.from(rows, (row) => row.latitude);
  const longitudes = Float64Array.from(rows, (row) => row.longitude);
  const asked = new Map<number, Place>();

  return (zipCode) => {
    const row = rowOf(zipCode);
    if (row < 0) return null;
    const known = asked.get(row);
    if (known !== undefined) return known;
    const place: Place = Object.freeze(placeOf({
      zip_code: zipCode, city: cities.at(row) ?? "", state: states.at(row) ?? "", county_fips: countyFips.at(row), county_name: countyNames.at(row),
      time_zone: timeZones.at(row) ?? "", latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0,
    }));
    asked.set(row, place);
    return place;
  };
}
