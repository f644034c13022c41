import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaPath, bandsOf, linePath, linearScale } from "./paths.ts";

describe("linearScale", () => {
  const yOf = linearScale([-50, 100], [200, 20]);
  test("maps both ends to their positions, and the middle between them", () =>
    expect([yOf(-50), yOf(25), yOf(100)]).toEqual([200, 110, 20]));
});

describe("bandsOf", () => {
  test("leaves gaps between bands and at both ends", () => {
    const { leftOf, width, step } = bandsOf(2, [0, 195]);
    expect([width, step, leftOf(0), leftOf(1)]).toEqual([75, 100, 10, 110]);
  });
  test("keeps every band within the width", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 100, max: 2_000 }),
        (count, end) => {
          const { leftOf, width } = bandsOf(count, [50, end + 50]);
          expect(leftOf(0)).toBeGreaterThanOrEqual(50);
          expect(leftOf(count - 1) + width).toBeLessThanOrEqual(end + 50 + 1e-9);
        },
      ),
    );
  });
});

describe("paths", () => {
  test("a line runs through its points", () =>
    expect(
      linePath([
        [0, 1],
        [2, 3.00049],
        [4, 5],
      ]),
    ).toBe("M0,1L2,3L4,5"));
  test("it breaks at a gap, and a point alone is a dot", () =>
    expect(linePath([[0, 1], [1, 1], null, [3, 2], null, null])).toBe("M0,1L1,1M3,2Z"));
  test("an empty list is no path", () =>
    expect([linePath([]), linePath([null]), areaPath([null], 9)]).toEqual(["", "", ""]));
  test("an area goes down to its base", () =>
    expect(areaPath([[0, 1], [2, 3], null, [4, 5]], 9)).toBe("M0,1L2,3L2,9L0,9ZM4,5L4,9Z"));
});
