// The ZIP table in memory: packed columns that all who look places up share, since forty thousand
// objects would stay in the heap.
import type { Place } from "../../../domain/lead/lead.ts";
import { TextColumn } from "../columns/text-column.ts";

/** A row of the table `zip`, by its column names. */
export interface ZipRow {
  /** Five digits. */
  readonly zip_code: string;
  readonly city: string;
  /** Two-letter USPS code. */
  readonly state: string;
  /** State FIPS and county number, five digits; null where there is none (Palau). */
  readonly county_fips: string | null;
  readonly county_name: string | null;
  /** IANA zone. */
  readonly time_zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The place that a row of the table stands for. */
export function placeFromZipRow(row: ZipRow): Place {
  return {
    zipCode: row.zip_code,
    zip3: row.zip_code.slice(0, 3),
    city: row.city,
    state: row.state,
    countyFips: row.county_fips,
    countyName: row.county_name,
    timeZone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

const ZIP_LENGTH = 5;
const ZIP_COUNT = 100_000;

export class ZipColumns {
  readonly cities: TextColumn;
  readonly states: TextColumn;
  readonly countyFips: TextColumn;
  readonly countyNames: TextColumn;
  readonly timeZones: TextColumn;
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** The parts of ZIPs in another state than their row, by ZIP: of some 140. */
  readonly parts: ReadonlyMap<string, readonly ZipRow[]>;
  readonly #codes: Int32Array;
  readonly #rowOfZip = new Int32Array(ZIP_COUNT).fill(-1);

  /** Rows keep their order. Throws a RangeError for one whose ZIP is not five digits. */
  constructor(rows: readonly ZipRow[], parts: readonly ZipRow[] = []) {
    this.parts = Map.groupBy(parts, ({ zip_code: zipCode }) => zipCode);
    for (const [row, { zip_code: zipCode }] of rows.entries()) {
      if (!/^\d{5}$/.test(zipCode)) throw new RangeError("a ZIP has five digits");
      this.#rowOfZip[Number(zipCode)] = row;
    }
    this.#codes = Int32Array.from(rows, ({ zip_code: zip }) => Number(zip));
    this.cities = new TextColumn(rows.map(({ city }) => city));
    this.states = new TextColumn(rows.map(({ state }) => state));
    this.countyFips = new TextColumn(rows.map(({ county_fips: fips }) => fips));
    this.countyNames = new TextColumn(rows.map(({ county_name: name }) => name));
    this.timeZones = new TextColumn(rows.map(({ time_zone: zone }) => zone));
    this.latitudes = Float64Array.from(rows, ({ latitude }) => latitude);
    this.longitudes = Float64Array.from(rows, ({ longitude }) => longitude);
  }

  get size(): number {
    return this.#codes.length;
  }

  /** The row of a five-digit ZIP; −1 for anything else. */
  rowOf(zipCode: string): number {
    return /^\d{5}$/.test(zipCode) ? (this.#rowOfZip[Number(zipCode)] ?? -1) : -1;
  }

  zipAt(row: number): string {
    return String(this.#codes[row] ?? 0).padStart(ZIP_LENGTH, "0");
  }

  rowAt(row: number): ZipRow {
    return {
      zip_code: this.zipAt(row),
      city: this.cities.at(row) ?? "",
      state: this.states.at(row) ?? "",
      county_fips: this.countyFips.at(row),
      county_name: this.countyNames.at(row),
      time_zone: this.timeZones.at(row) ?? "",
      latitude: this.latitudes[row] ?? 0,
      longitude: this.longitudes[row] ?? 0,
    };
  }
}
