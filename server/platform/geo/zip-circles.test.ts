// Circles of ZIPs against a plain filter over the table: what is counted, where the dots stand,
// which cities are named.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Coordinates, milesBetween } from "../../../domain/criteria/distance.ts";
import { PICTURE_RADII } from "../../../domain/criteria/points-around.ts";
import { type Middle, type ZipPoints, buildZipCircles } from "./zip-circles.ts";
import { ZipColumns, type ZipRow } from "./zip-columns.ts";
import { readZipRows } from "./zip-table.ts";

const rows = readZipRows();
const findCircle = buildZipCircles(new ZipColumns(rows));
/**
 * In radii: the diagonal of a cell, with room for its being wider in the south of a large circle.
 */
const CELL_ACROSS = 0.1;

const zipOf = (zip: string): ZipRow => {
  const row = rows.find(({ zip_code: code }) => code === zip);
  if (row === undefined) throw new Error(`there is no ${zip}`);
  return row;
};
const pointsOf = ({ latitudes, longitudes }: ZipPoints): Coordinates[] =>
  latitudes.map((latitude, index) => ({ latitude, longitude: longitudes[index] ?? Number.NaN }));
const key = ({ latitude, longitude }: Coordinates): string => `${latitude} ${longitude}`;

/** Each dot is a ZIP's own, once; and no ZIP is without a dot near it. */
function expectDots(dots: readonly Coordinates[], zips: readonly ZipRow[], miles: number): void {
  const places = new Map(zips.map((zip) => [key(zip), zip]));
  expect(new Set(dots.map(key)).size).toBe(dots.length);
  for (const dot of dots) if (!places.has(key(dot))) throw new Error(`no ZIP lies at ${key(dot)}`);
  for (const zip of places.values()) {
    if (
      !dots.some(
        (dot) =>
          Math.abs(dot.latitude - zip.latitude) < miles / 60 &&
          milesBetween(dot, zip) <= CELL_ACROSS * miles,
      )
    )
      throw new Error(`${zip.zip_code} has no dot`);
  }
}

describe("the ZIPs in a circle", () => {
  it("are those of a plain filter, each with a dot on its side of the edge", () => {
    const middles: fc.Arbitrary<Middle> = fc.constantFrom(...rows);
    fc.assert(
      fc.property(
        middles,
        fc.oneof(fc.constantFrom(5, 25, 250), fc.double({ min: 5, max: 250, noNaN: true })),
        (middle, miles) => {
          const { zipCount, inside, outside } = findCircle(middle, miles);
          const away = new Map(rows.map((row) => [row, milesBetween(middle, row)]));
          const within = rows.filter((row) => (away.get(row) ?? 0) <= miles);
          expect(zipCount).toBe(within.length);
          expectDots(pointsOf(inside), within, miles);
          expectDots(
            pointsOf(outside),
            rows.filter(
              (row) =>
                (away.get(row) ?? 0) > miles && (away.get(row) ?? 0) <= miles * PICTURE_RADII,
            ),
            miles,
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  it("come with their own city first, then those of most ZIPs, at the mean of them", () => {
    const { cities } = findCircle(zipOf("95691"), 25);
    expect(cities.slice(0, 3)).toMatchObject([
      { city: "West Sacramento", state: "CA", zipCount: 4 },
      { city: "Sacramento", zipCount: 100 },
      { city: "Stockton" },
    ]);
    const sacramento = rows.filter(({ city, state }) => city === "Sacramento" && state === "CA");
    expect(cities[1]?.latitude).toBeCloseTo(
      sacramento.reduce((sum, { latitude }) => sum + latitude, 0) / 100,
      9,
    );
    expect(cities.length).toBe(40);
    const counts = cities.slice(1).map(({ zipCount }) => zipCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it("are a small answer where people draw circles, and a bounded one everywhere", () => {
    const size = (zip: string, miles: number): number =>
      JSON.stringify(findCircle(zipOf(zip), miles)).length;
    for (const zip of ["95838", "10001", "90001", "60601", "20001", "17878"])
      expect(size(zip, 60), zip).toBeLessThan(60_000);
    // Where about the most dots are.
    expect(size("62853", 250)).toBeLessThan(120_000);
  });
});
