// Tests that the drawn edge of a radius rule lies where the rule ends.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CRITERIA_LIMITS } from "./criteria-limits.ts";
import { milesBetween } from "./distance.ts";
import { pointsAround } from "./points-around.ts";

const middle = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const miles = fc.double({
  min: CRITERIA_LIMITS.radiusMilesMin,
  max: CRITERIA_LIMITS.radiusMilesMax,
  noNaN: true,
});

describe("pointsAround", () => {
  it("returns points at the given miles from the center, anywhere on Earth", () => {
    fc.assert(
      fc.property(middle, miles, (from, far) => {
        const points = pointsAround(from, far, 64);
        expect(points).toHaveLength(64);
        for (const point of points) {
          expect(milesBetween(from, point)).toBeCloseTo(far, 6);
          expect(point.longitude >= -180 && point.longitude < 180).toBe(true);
        }
      }),
    );
  });

  it("begins in the north and goes clockwise", () => {
    const sacramento = { latitude: 38.6406, longitude: -121.444 };
    const [north, east, south, west] = pointsAround(sacramento, 25, 4);
    if (north === undefined || east === undefined || south === undefined || west === undefined)
      throw new Error("four points were asked for");
    // 25 miles ÷ 3,958.76 miles a radian are 0.36183 degrees.
    expect(north.latitude).toBeCloseTo(39.0024, 4);
    expect(north.longitude).toBeCloseTo(-121.444, 9);
    expect(south.latitude).toBeCloseTo(38.2788, 4);
    expect(east.longitude).toBeGreaterThan(-121);
    expect(west.longitude).toBeLessThan(-121.8);
  });

  it("spreads them evenly", () => {
    const points = pointsAround({ latitude: 61.2, longitude: -149.9 }, 250, 64);
    const steps = points.map((point, index) =>
      milesBetween(point, points[(index + 1) % points.length] ?? point),
    );
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-6);
  });
});
