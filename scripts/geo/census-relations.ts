// Reads the Census Bureau's 2020 relations of ZIP code tabulation areas and counties
// (tab20_zcta520_county20_natl.txt, public domain), or a copy of it with other column names.
import { readFileSync } from "node:fs";

/** A part of a ZIP's area that lies in one county. */
export interface AreaPart {
  /** Five digits. */
  readonly zip: string;
  /** State FIPS and county number, five digits. */
  readonly county: string;
  /** Square meters. */
  readonly land: number;
}

const NAMES = {
  zip: ["GEOID_ZCTA5_20", "zcta5"],
  county: ["GEOID_COUNTY_20", "fips_code_county"],
  land: ["AREALAND_PART", "arealand_part"],
} as const;

/** The parts that have land. Throws for a file without the three columns. */
export function readAreaParts(path: string): readonly AreaPart[] {
  const [head = "", ...lines] = readFileSync(path, "utf8").replace("\uFEFF", "").split(/\r?\n/);
  const separator = head.includes("|") ? "|" : ",";
  const columns = head.split(separator);
  const place = (name: keyof typeof NAMES): number => {
    const at = columns.findIndex((column) => NAMES[name].some((known) => known === column));
    if (at < 0) throw new RangeError(`${path} has no column ${NAMES[name][0]}`);
    return at;
  };
  const [zipAt, countyAt, landAt] = [place("zip"), place("county"), place("land")];
  return lines
    .map((line) => line.split(separator))
    .map((cells) => ({
      zip: cells[zipAt] ?? "",
      county: cells[countyAt] ?? "",
      land: Number(cells[landAt]),
    }))
    .filter(({ zip, land }) => zip !== "" && land > 0);
}

/** The largest part of each ZIP, by ZIP. */
export function largestParts(parts: readonly AreaPart[]): ReadonlyMap<string, AreaPart> {
  const largest = new Map<string, AreaPart>();
  for (const part of parts)
    if ((largest.get(part.zip)?.land ?? 0) < part.land) largest.set(part.zip, part);
  return largest;
}
