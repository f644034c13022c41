// Checks that a path drawn by hand keeps its shape with few corners.
import { describe, expect, it } from "vitest";
import { type PathPoint, simplifyPath } from "./simplify-path.ts";

const along = (from: PathPoint, to: PathPoint, count: number): PathPoint[] =>
  Array.from({ length: count }, (_, at) => [
    from[0] + ((to[0] - from[0]) * at) / count,
    from[1] + ((to[1] - from[1]) * at) / count,
  ]);

describe("simplifyPath", () => {
  it("keeps the corners of a square drawn with many points", () => {
    const square = [
      ...along([0, 0], [100, 0], 40),
      ...along([100, 0], [100, 100], 40),
      ...along([100, 100], [0, 100], 40),
      ...along([0, 100], [0, 0], 40),
    ];
    expect(simplifyPath(square, 2, 40).slice(0, 4)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
  });

  it("leaves at most so many points", () => {
    const circle = Array.from({ length: 500 }, (_, at): PathPoint => [
      Math.cos(at / 80) * 100,
      Math.sin(at / 80) * 100,
    ]);
    const kept = simplifyPath(circle, 0.01, 20);
    expect(kept.length).toBeLessThanOrEqual(20);
    expect(kept.length).toBeGreaterThan(8);
  });

  it("leaves short paths alone", () => {
    expect(simplifyPath([], 1, 10)).toEqual([]);
    expect(simplifyPath([[1, 2]], 1, 10)).toEqual([[1, 2]]);
  });
});
