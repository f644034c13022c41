import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placePins } from "./pins.ts";

const ROOM = { width: 24, height: 24, mapWidth: 400, mapHeight: 300 };

describe("pins on a map", () => {
  test("stand at their points where these are apart", () => {
    expect(
      placePins(
        [
          { x: 100, y: 100 },
          { x: 200, y: 100 },
        ],
        ROOM,
      ),
    ).toEqual([
      { x: 100, y: 100, isMoved: false },
      { x: 200, y: 100, isMoved: false },
    ]);
  });

  test("move aside where another pin stands, and into the map at its edge", () => {
    const [first, second, third] = placePins(
      [
        { x: 100, y: 100 },
        { x: 102, y: 101 },
        { x: -5, y: 400 },
      ],
      ROOM,
    );
    expect(first).toEqual({ x: 100, y: 100, isMoved: false });
    expect(second?.isMoved).toBe(true);
    expect(third).toEqual({ x: 12, y: 288, isMoved: true });
  });

  test("never cover each other, however close ten points are", () => {
    const point = fc.record({
      x: fc.integer({ min: 150, max: 200 }),
      y: fc.integer({ min: 120, max: 160 }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 10 }), (points) => {
        const placed = placePins(points, ROOM);
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(
              Math.abs(one.x - other.x) >= ROOM.width || Math.abs(one.y - other.y) >= ROOM.height,
            ).toBe(true);
      }),
    );
  });
});
