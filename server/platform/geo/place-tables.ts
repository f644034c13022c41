// Reads the checked-in tables of places: time zones, territories, and ZIPs that lie in two states.
// Each stands beside this file as text, with its source at its head.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ZipFileRow } from "./zip-file.ts";

/** What decides a zone. */
type Located = Pick<ZipFileRow, "zip_code" | "state" | "county_fips">;

/** A part of a ZIP in another state than most of it. */
export type ZipPart = Pick<ZipFileRow, "zip_code" | "state"> & {
  readonly county_fips: string;
  readonly county_name: string;
};

/** The words of each line; the last of `count` takes the rest. Lines with # are remarks. */
function readTable(name: string, count: number): readonly (readonly string[])[] {
  return readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const words = line.split(" ");
      return [...words.slice(0, count - 1), words.slice(count - 1).join(" ")];
    });
}

/**
 * The legal zone of a ZIP, an IANA name: its own where a line divides its county, else its
 * county's, else its state's. Throws for a state that the table lacks.
 */
export function readTimeZones(): (row: Located) => string {
  const zones = new Map<string, string>();
  for (const [kind = "", place = "", zone = ""] of readTable("time-zones.txt", 4))
    zones.set(`${kind} ${place}`, zone);
  return ({ zip_code: zip, state, county_fips: county }) => {
    const zone =
      zones.get(`zip ${zip}`) ?? zones.get(`county ${county}`) ?? zones.get(`state ${state}`);
    if (zone === undefined) throw new RangeError(`no time zone is known of ${state}`);
    return zone;
  };
}

/** The ZIPs of the territories and the freely associated states, all but the Marshall Islands'. */
export function readTerritories(): ZipFileRow[] {
  return readTable("territories.txt", 6).map(
    ([zip = "", state = "", county = "", latitude, longitude, names = ""]) => {
      const [city = "", countyName = ""] = names.split(" / ");
      const hasCounty = county !== "-";
      return {
        zip_code: zip,
        city,
        state,
        county_fips: hasCounty ? county : null,
        county_name: hasCounty ? countyName : null,
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    },
  );
}

/** The parts of all ZIPs that lie in more than one state, the larger part of the ZIP included. */
export function readZipParts(): ZipPart[] {
  return readTable("zip-states.txt", 4).map(([zip = "", state = "", county = "", name = ""]) => ({
    zip_code: zip,
    state,
    county_fips: county,
    county_name: name,
  }));
}
