// The ZIPs in a circle and around it, from memory: how many they are, where they lie as far as a
// picture can show it, and the cities that people know the region by.
import { type Coordinates, milesBetween } from "../../../domain/criteria/distance.ts";
import { PICTURE_RADII } from "../../../domain/criteria/points-around.ts";
import { TextColumn } from "../columns/text-column.ts";
import type { ZipColumns } from "./zip-columns.ts";

/** Parallel columns, in degrees. */
export interface ZipPoints {
  readonly latitudes: number[];
  readonly longitudes: number[];
}

export interface CityAround extends Coordinates {
  readonly city: string;
  readonly state: string;
  /** Its ZIPs within the picture's reach, whose mean its coordinates are. */
  readonly zipCount: number;
}

export interface ZipCircle {
  /** All ZIPs whose middle lies within the miles. */
  readonly zipCount: number;
  /** Where they lie, once for those in one cell of the picture. */
  readonly inside: ZipPoints;
  /** The same for the others within the picture's reach. */
  readonly outside: ZipPoints;
  /**
   * The middle's own first, then those with the most ZIPs, of equal ones the nearest; not all, and
   * no military bases.
   */
  readonly cities: readonly CityAround[];
}

/** Where a circle has its middle, and the city it lies in. */
export interface Middle extends Coordinates {
  readonly city: string;
  readonly state: string;
}

/**
 * Cells a radius is long. In the form's picture of some 330 pixels, of which the circle takes half,
 * that is a cell of four pixels, little more than a dot; the largest circles have about 6,700 dots
 * in and around them (117 kB), those of 60 miles 2,600 (48 kB).
 */
const CELLS = 20;
/**
 * Enough that some are left to name after those that lie in the picture's corners or upon one
 * another.
 */
const MOST_CITIES = 40;
/**
 * The post office's name of a military base, such as "Nellis Afb" or "Jbphh", by which people do
 * not know a region; nor by "APO".
 */
const BASE = /\b(?:A[fr]b|Jrb|Jber|Jbphh|Mcbh|Usaf|Naval|Navy|Army|Air Force)\b/;
const MILES_PER_DEGREE = 69;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** More than cells lie north or south of one another. */
const ROWS = 1_000;

/**
 * Looks up circles over the ZIP table, in 1 to 4 ms each: it looks at all rows, and measures those
 * at a near latitude.
 */
export function buildZipCircles(zips: ZipColumns): (middle: Middle, miles: number) => ZipCircle {
  const { latitudes, longitudes } = zips;
  const names = new TextColumn(
    Array.from({ length: zips.size }, (_, row) => {
      const { city, state } = zips.rowAt(row);
      return BASE.test(city) ? null : nameOf({ city, state });
    }),
  );

  return (middle, miles) => {
    const reach = miles * PICTURE_RADII;
    const reachDegrees = reach / MILES_PER_DEGREE + 1;
    const cellOf = cellsAround(middle, miles);
    const [inside, outside] = [new Points(), new Points()];
    const cities = new CitySums(names.texts);
    let zipCount = 0;
    for (let row = 0; row < latitudes.length; row += 1) {
      const point = { latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 };
      if (Math.abs(point.latitude - middle.latitude) > reachDegrees) continue;
      const away = milesBetween(middle, point);
      if (away > reach) continue;
      if (away <= miles) zipCount += 1;
      (away <= miles ? inside : outside).add(point, cellOf(point));
      cities.add(names.placeAt(row), point);
    }
    return {
      zipCount,
      inside: inside.columns,
      outside: outside.columns,
      cities: cities.largest(middle),
    };
  };
}

type CityName = Pick<CityAround, "city" | "state">;

/** Such as "Springfield, IL". */
function nameOf({ city, state }: CityName): string {
  return `${city}, ${state}`;
}

/** The city and the two letters of the state. */
function readName(name: string): CityName {
  return { city: name.slice(0, name.lastIndexOf(", ")), state: name.slice(-2) };
}

/** The first point of each cell. */
class Points {
  readonly columns: ZipPoints = { latitudes: [], longitudes: [] };
  readonly #cells = new Set<number>();

  add({ latitude, longitude }: Coordinates, cell: number): void {
    if (this.#cells.has(cell)) return;
    this.#cells.add(cell);
    this.columns.latitudes.push(latitude);
    this.columns.longitudes.push(longitude);
  }
}

/** The cell in which a point lies, of a net as wide as high on the ground at the middle. */
function cellsAround(middle: Coordinates, miles: number): (point: Coordinates) => number {
  const high = miles / CELLS / MILES_PER_DEGREE;
  const wide = high / Math.cos(middle.latitude * RADIANS_PER_DEGREE);
  return ({ latitude, longitude }) =>
    Math.floor((longitude - middle.longitude) / wide) * ROWS +
    Math.floor((latitude - middle.latitude) / high);
}

/**
 * What the ZIPs of each city come to, by the place of its name: there can be thousands of cities,
 * of which few are named.
 */
class CitySums {
  readonly #names: readonly string[];
  readonly #counts: Uint32Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#counts = new Uint32Array(names.length);
    this.#latitudes = new Float64Array(names.length);
    this.#longitudes = new Float64Array(names.length);
  }

  /** Those without an owner are left out. */
  add(place: number, { latitude, longitude }: Coordinates): void {
    if (place < 0) return;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#latitudes[place] = (this.#latitudes[place] ?? 0) + latitude;
    this.#longitudes[place] = (this.#longitudes[place] ?? 0) + longitude;
  }

  largest(middle: Middle): CityAround[] {
    const own = nameOf(middle);
    // Only those that can be among the most are measured and put in order.
    const least = Math.max(1, this.#counts.toSorted().at(-MOST_CITIES) ?? 0);
    return this.#names
      .flatMap((name, place): CityAround[] => {
        const count = this.#counts[place] ?? 0;
        if (count === 0 || (count < least && name !== own)) return [];
        return [
          {
            ...readName(name),
            zipCount: count,
            latitude: (this.#latitudes[place] ?? 0) / count,
            longitude: (this.#longitudes[place] ?? 0) / count,
          },
        ];
      })
      .map((city) => ({ city, away: milesBetween(middle, city) }))
      .toSorted(
        (a, b) =>
          Number(nameOf(b.city) === own) - Number(nameOf(a.city) === own) ||
          b.city.zipCount - a.city.zipCount ||
          a.away - b.away,
      )
      .slice(0, MOST_CITIES)
      .map(({ city }) => city);
  }
}
