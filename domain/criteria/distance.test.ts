// Tests the distance formula with figures that can be computed manually, and its symmetries.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EARTH_RADIUS_MILES, milesBetween } from "./distance.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("milesBetween", () => {
  it("gives a quarter of the circumference from the equator to a pole", () => {
    expect(
      milesBetween({ latitude: 0, longitude: 12 }, { latitude: 90, longitude: 0 }),
    ).toBeCloseTo((Math.PI / 2) * EARTH_RADIUS_MILES, 6);
  });

  it("gives a degree along the equator", () => {
    expect(
      milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
    ).toBeCloseTo((Math.PI / 180) * EARTH_RADIUS_MILES, 6);
  });

  it("is symmetric, zero at home, and at most half the circumference", () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const miles = milesBetween(from, to);
        expect(miles).toBeCloseTo(milesBetween(to, from), 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_MILES + 1e-6);
        expect(milesBetween(from, from)).toBe(0);
      }),
    );
  });
});
