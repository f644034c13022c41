// Checks shapes on the map: how they are written, which are refused, and what lies inside.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areaAround,
  areaOfCircle,
  isInCircle,
  isInOutline,
  readMapCircle,
  readOutline,
  writeMapCircle,
  writeOutline,
} from "./map-shapes.ts";

const SACRAMENTO = { latitude: 38.58, longitude: -121.49 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("a circle", () => {
  it("is a ZIP and miles", () => {
    expect(readMapCircle("95838,10")).toEqual({ zipCode: "95838", miles: 10 });
    expect(writeMapCircle({ zipCode: "00907", miles: 5 })).toBe("00907,5");
    for (const text of ["", "95838", "95838,0", "95838,501", "9583,10", "95838,1.5", "95838,-1"])
      expect(readMapCircle(text), text).toBeNull();
  });

  it("contains what is at most so many miles away, and so does its area", () => {
    expect(isInCircle(at(38.7, -121.49), SACRAMENTO, 10)).toBe(true);
    expect(isInCircle(at(38.8, -121.49), SACRAMENTO, 10)).toBe(false);
    fc.assert(
      fc.property(
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        (north, east) => {
          const point = at(SACRAMENTO.latitude + north, SACRAMENTO.longitude + east);
          if (!isInCircle(point, SACRAMENTO, 20)) return;
          const area = areaOfCircle(SACRAMENTO, 20);
          expect(point.latitude).toBeGreaterThanOrEqual(area.south - 0.01);
          expect(point.latitude).toBeLessThanOrEqual(area.north + 0.01);
          expect(point.longitude).toBeGreaterThanOrEqual(area.west - 0.01);
          expect(point.longitude).toBeLessThanOrEqual(area.east + 0.01);
        },
      ),
    );
  });
});

describe("an outline", () => {
  const L = [at(38, -122), at(38, -120), at(39, -120), at(39, -121), at(40, -121), at(40, -122)];

  it("is written and read again", () => expect(readOutline(writeOutline(L))).toEqual(L));

  it.each([
    ["two corners", "38,-122,39,-121"],
    ["an odd number", "38,-122,39,-121,40"],
    ["corners on one line", "38,-122,39,-121,40,-120"],
    ["crossing sides", "38,-122,39,-121,38,-121,39,-122"],
    ["a corner off the map", "38,-122,39,-121,91,-120"],
    ["words", "38,-122,39,-121,north,-120"],
    ["too many corners", Array.from({ length: 61 }, (_, n) => `${n % 60},${n}`).join(",")],
  ])("is refused with %s", (_, text) => expect(readOutline(text)).toBeNull());

  it("contains what is inside, whichever way it is drawn", () => {
    for (const corners of [L, L.toReversed()]) {
      expect(isInOutline(at(38.5, -120.5), corners)).toBe(true);
      expect(isInOutline(at(39.5, -121.5), corners)).toBe(true);
      expect(isInOutline(at(39.5, -120.5), corners)).toBe(false);
      expect(isInOutline(at(37.5, -121), corners)).toBe(false);
    }
    expect(areaAround(L)).toEqual({ west: -122, south: 38, east: -120, north: 40 });
    expect(areaAround([])).toBeNull();
  });
});
