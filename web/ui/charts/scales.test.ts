import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axisOf, classOf, colourOf, namedPoints, quantileBounds, spreadLabels } from "./scales.ts";

describe("axisOf", () => {
  test("ends at a round number", () => {
    expect(axisOf([3, 17, null])).toEqual({ least: 0, most: 20, step: 10, ticks: [0, 10, 20] });
    expect(axisOf([148])).toEqual({ least: 0, most: 150, step: 50, ticks: [0, 50, 100, 150] });
  });
  test("without values, or with zeros only, the line is at the bottom", () => {
    expect(axisOf([])).toEqual({ least: 0, most: 1, step: 1, ticks: [0] });
    expect(axisOf([0, null, 0]).ticks).toEqual([0]);
  });
  test("counts have whole steps", () => expect(axisOf([1]).ticks).toEqual([0, 1]));
  test("goes below zero if values do", () =>
    expect(axisOf([-40, 60])).toMatchObject({ least: -50, most: 100 }));
  test("covers every value with few ticks", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: 1 }),
        (values) => {
          const { least, most, ticks } = axisOf(values);
          expect(least).toBeLessThanOrEqual(Math.min(0, ...values));
          expect(most).toBeGreaterThanOrEqual(Math.max(0, ...values));
          expect(ticks.length).toBeLessThanOrEqual(6);
        },
      ),
    );
  });
});

test("namedPoints are evenly spaced and include the last", () => {
  expect(namedPoints(28, 5)).toEqual([3, 9, 15, 21, 27]);
  expect(namedPoints(3, 10)).toEqual([0, 1, 2]);
  expect([namedPoints(0, 5), namedPoints(1, 5), namedPoints(9, 0)]).toEqual([[], [0], [8]]);
});

describe("spreadLabels", () => {
  test("leaves labels alone that do not overlap", () =>
    expect(spreadLabels([10, 50, 90], 16, 100)).toEqual([10, 50, 90]));
  test("moves overlapping labels apart", () =>
    expect(spreadLabels([50, 50, 48], 16, 100)).toEqual([64, 80, 48]));
  test("stays within the height", () => expect(spreadLabels([98, 99], 16, 100)).toEqual([84, 100]));
});

describe("classes of a map", () => {
  test("have about equally many values each", () =>
    expect(quantileBounds([1, 2, 3, 4, 5, 6], 3)).toEqual([2, 4, 6]));
  test("equal values share one", () => {
    expect(quantileBounds([7, 7, 7], 6)).toEqual([7]);
    expect(quantileBounds([1, 1, 1, 1, 9], 3)).toEqual([1, 9]);
    expect(quantileBounds([], 6)).toEqual([]);
  });
  test("every value has its class", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => {
        const bounds = quantileBounds(values, 6);
        for (const value of values)
          expect(value).toBeLessThanOrEqual(bounds[classOf(value, bounds)] ?? -1);
      }),
    );
  });
  test("few classes get colors far apart", () =>
    expect([0, 1, 2].map((index) => colourOf(index, 3, 6))).toEqual([0, 3, 5]));
});
