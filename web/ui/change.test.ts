import { expect, test } from "vitest";
import { changeBetween, pointsBetween } from "./change.ts";

test("a change has a direction and a size", () => {
  expect(changeBetween(112, 100)).toEqual({ direction: "up", basisPoints: 1200 });
  expect(changeBetween(50, 100)).toEqual({ direction: "down", basisPoints: 5000 });
  expect(changeBetween(0, 0)).toEqual({ direction: "same", basisPoints: 0 });
  expect(changeBetween(-50, -100)).toEqual({ direction: "up", basisPoints: 5000 });
});

test("a change that would be written as zero is no change", () => {
  expect(changeBetween(100_003, 100_000).direction).toBe("same");
  expect([
    pointsBetween(304, 300).direction,
    pointsBetween(305, 300).direction,
    pointsBetween(240, 300),
  ]).toEqual(["same", "up", { direction: "down", basisPoints: 60 }]);
});

test("from zero there is no percentage", () =>
  expect(changeBetween(5, 0)).toEqual({ direction: "up", basisPoints: null }));
