import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readZipRows } from "../../../../server/platform/geo/zip-table.ts";
import type { Cluster } from "./clusters.ts";
import {
  WHOLE,
  areaOf,
  areaOfCluster,
  markPosition,
  placeInFrame,
  shapeInFrame,
  viewOf,
  viewOfCluster,
  windowAround,
  zoomed,
} from "./map-view.ts";

const cluster = (
  latitude: number,
  longitude: number,
  count: number,
  place: string | null = null,
): Cluster => ({
  latitude,
  longitude,
  count,
  west: longitude - 0.1,
  east: longitude + 0.1,
  south: latitude - 0.1,
  north: latitude + 0.1,
  place,
  zip_code: null,
  lowest_price_cents: null,
  lowest_earning_cents: null,
  lead_id: null,
});

/** The size of a cluster cell for the whole country, in degrees (server, cluster-listings.ts). */
const CELL = 4;
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The cluster of these places, with its degrees rounded as on the server. */
function boxAround(places: readonly Point[]): Cluster {
  const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (of: readonly number[]): number =>
    rounded(of.reduce((sum, each) => sum + each, 0) / of.length);
  return {
    ...cluster(middle(latitudes), middle(longitudes), places.length),
    west: rounded(Math.min(...longitudes)),
    east: rounded(Math.max(...longitudes)),
    south: rounded(Math.min(...latitudes)),
    north: rounded(Math.max(...latitudes)),
  };
}

describe("the window of the map", () => {
  it("shows an area and can be recovered from it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 700 }),
        fc.integer({ min: 180, max: 420 }),
        fc.integer({ min: 20, max: 200 }),
        (x, y, width) => {
          const view = windowAround(x, y, width);
          const area = areaOf(view);
          if (area === null) throw new Error("it is no part of the country");
          const again = viewOf(area);
          for (const side of ["x", "y", "width", "height"] as const)
            expect(Math.abs(again[side] - view[side])).toBeLessThan(width * 0.06);
        },
      ),
    );
  });

  it("is the whole country without an area, and returns to it", () => {
    expect(areaOf(WHOLE)).toBeNull();
    expect(zoomed(windowAround(400, 300, 600), 2)).toEqual(WHOLE);
    expect(viewOf({ west: 100, east: 110, south: 10, north: 20 })).toEqual(WHOLE);
  });

  it("may be higher than the picture, with the picture in its middle", () => {
    const tall = 1.8;
    const whole = viewOf({ west: 100, east: 110, south: 10, north: 20 }, tall);
    expect(whole).toMatchObject({ x: 0, width: WHOLE.width, height: WHOLE.width * tall });
    expect(whole.y).toBeCloseTo((WHOLE.height - whole.height) / 2);
    const half = zoomed(whole, 1 / 2);
    expect(half.height / half.width).toBeCloseTo(tall);
    // The area of such a window ends where the picture does, and leads back to the same window.
    const area = areaOf(half);
    if (area === null) throw new Error("it is no part of the country");
    const again = viewOf(area, tall);
    for (const side of ["x", "y", "width", "height"] as const)
      expect(Math.abs(again[side] - half[side])).toBeLessThan(half.width * 0.12);
  });

  it("has the corners of a shape, also outside the picture", () => {
    const corners = [
      { latitude: 60, longitude: -100 },
      { latitude: 25, longitude: -140 },
      { latitude: 38.58, longitude: -121.49 },
    ];
    const positions = shapeInFrame(corners);
    expect(positions).toHaveLength(3);
    expect(positions[0]?.[1]).toBeLessThan(0);
    expect(positions[2]).toEqual(placeInFrame({ latitude: 38.58, longitude: -121.49 }));
  });

  it("zooms in on a cluster", () => {
    const sacramento = cluster(38.58, -121.49, 5);
    const near = viewOfCluster(sacramento, WHOLE);
    expect(near.width).toBeLessThan(WHOLE.width / 2);
    const [x, y] = placeInFrame(sacramento) ?? [0, 0];
    expect(x > near.x && x < near.x + near.width && y > near.y && y < near.y + near.height).toBe(
      true,
    );
  });

  it("contains every place of an opened cluster, also at the edges of the map", () => {
    const cells = Map.groupBy(
      readZipRows().filter((place) => placeInFrame(place) !== null),
      ({ latitude, longitude }) => `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`,
    );
    expect(cells.size).toBeGreaterThan(100);
    const lost = [...cells.values()].flatMap((places) => {
      const area = areaOfCluster(boxAround(places), WHOLE);
      return places.filter(
        ({ latitude, longitude }) =>
          area === null ||
          longitude < area.west ||
          longitude >= area.east ||
          latitude < area.south ||
          latitude >= area.north,
      );
    });
    expect(lost.map(({ city, state }) => `${city}, ${state}`)).toEqual([]);
  });
});

describe("a mark", () => {
  const view = { x: 100, y: 50, width: 200, height: 100 };

  it("is drawn at its place, and is never cut off by an edge of the map", () => {
    expect(markPosition({ x: 150, y: 125 }, view)).toEqual({
      left: "clamp(1.75rem, 25%, calc(100% - 1.75rem))",
      top: "clamp(0.875rem, 75%, calc(100% - 0.875rem))",
    });
    expect(markPosition({ x: 100, y: 150 }, view)).toEqual({
      left: "clamp(1.75rem, 0%, calc(100% - 1.75rem))",
      top: "clamp(0.875rem, 100%, calc(100% - 0.875rem))",
    });
  });
});
