// The drawn circle of a radius rule is the rule's own: as far from its ZIP on the map as on the
// ground, and whole in its window.
import { describe, expect, it } from "vitest";
import { milesBetween } from "../../../../domain/criteria/distance.ts";
import { PICTURE_RADII } from "../../../../domain/criteria/points-around.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { partProjection, wholeProjection } from "../../../ui/charts/map-projections.ts";
import { type CircleView, circleView } from "./circle-view.ts";

const PLACES = {
  Sacramento: { part: "others", latitude: 38.6406, longitude: -121.444 },
  "San Diego": { part: "others", latitude: 32.72, longitude: -117.16 },
  "Key West": { part: "others", latitude: 24.56, longitude: -81.78 },
  Eastport: { part: "others", latitude: 44.9, longitude: -67 },
  Anchorage: { part: "AK", latitude: 61.22, longitude: -149.9 },
  Juneau: { part: "AK", latitude: 58.3, longitude: -134.42 },
  Honolulu: { part: "HI", latitude: 21.31, longitude: -157.86 },
} as const;

function viewOf(
  place: { readonly latitude: number; readonly longitude: number },
  miles: number,
): CircleView {
  const view = circleView(place, miles);
  if (view === null) throw new Error("it is on the map");
  return view;
}

describe("the circle on the map", () => {
  it.each(Object.entries(PLACES))(
    "around %s lies the given miles from its middle, wherever it goes",
    (_, place) => {
      for (const miles of [5, 25, 250]) {
        const view = viewOf(place, miles);
        expect(view.part).toBe(place.part);
        expect(view.edge).toHaveLength(64);
        for (const [x, y] of view.edge) {
          const [longitude, latitude] = partProjection(view.part).invert?.([x, y]) ?? [0, 0];
          expect(milesBetween(place, { latitude, longitude })).toBeCloseTo(miles, 3);
        }
      }
    },
  );

  it.each(Object.entries(PLACES))(
    "stands where the states' frame has %s",
    (_, { latitude, longitude }) => {
      const [x, y] = wholeProjection([longitude, latitude]) ?? [0, 0];
      const { middle } = viewOf({ latitude, longitude }, 25);
      expect(middle[0]).toBeCloseTo(x, 6);
      expect(middle[1]).toBeCloseTo(y, 6);
    },
  );

  it("takes half of its window's width, stands in its middle and fits into its height", () => {
    for (const place of Object.values(PLACES)) {
      for (const miles of [5, 250]) {
        const { edge, middle, x, y, width, height } = viewOf(place, miles);
        expect(height / width).toBeCloseTo(MAP_HEIGHT / MAP_WIDTH, 9);
        expect([x + width / 2, y + height / 2]).toEqual([
          expect.closeTo(middle[0], 6),
          expect.closeTo(middle[1], 6),
        ]);
        const columns = edge.map(([column]) => column);
        expect((Math.max(...columns) - Math.min(...columns)) / width).toBeGreaterThan(0.45);
        expect((Math.max(...columns) - Math.min(...columns)) / width).toBeLessThanOrEqual(
          0.5 + 1e-9,
        );
        for (const [, row] of edge) expect(row > y && row < y + height).toBe(true);
      }
    }
  });

  it("has a window whose corners are no further than its ZIPs", () => {
    for (const place of Object.values(PLACES)) {
      for (const miles of [5, 25, 250]) {
        const { part, x, y, width, height } = viewOf(place, miles);
        for (const corner of [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ] as const) {
          const [longitude, latitude] = partProjection(part).invert?.([corner[0], corner[1]]) ?? [
            0, 0,
          ];
          expect(milesBetween(place, { latitude, longitude })).toBeLessThan(PICTURE_RADII * miles);
        }
      }
    }
  });

  it("is not drawn around a post office overseas", () => {
    for (const place of [
      { latitude: 50.1, longitude: 8.7 },
      { latitude: 35.7, longitude: 139.7 },
    ])
      expect(circleView(place, 25)).toBeNull();
  });
});
