import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, boxOf, placeNames } from "./circle-names.ts";

const FRAME = { width: 600, height: 375, taken: [], most: 6 };
const touch = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe("city names on a map", () => {
  it("are placed just above their cities, in the given order, up to a limit", () => {
    const wanted = ["Sacramento", "Stockton", "Davis"].map((name, index) => ({
      name,
      x: 300,
      y: 60 + 60 * index,
    }));
    const placed = placeNames(wanted, FRAME);
    expect(placed.map(({ name, x }) => ({ name, x }))).toEqual(
      wanted.map(({ name, x }) => ({ name, x })),
    );
    for (const [index, { y }] of placed.entries())
      expect((wanted[index]?.y ?? 0) - y).toBeCloseTo(11.7, 1);
    expect(placeNames(wanted, { ...FRAME, most: 2 })).toEqual(placed.slice(0, 2));
  });

  it("move away from other items, and are omitted without room", () => {
    const middle = { left: 293, top: 180, right: 307, bottom: 194 };
    const [own] = placeNames([{ name: "Sacramento", x: 300, y: 186 }], {
      ...FRAME,
      taken: [middle],
    });
    expect(own?.y).toBeLessThan(180);
    const [northern] = placeNames([{ name: "Davis", x: 300, y: 5 }], FRAME);
    expect(northern?.y).toBeGreaterThan(5);
    const crowd = Array.from({ length: 5 }, () => ({ name: "Davis", x: 300, y: 100 }));
    expect(placeNames(crowd, FRAME)).toHaveLength(2);
    expect(
      placeNames(crowd, { ...FRAME, taken: [{ left: 0, top: 0, right: 600, bottom: 375 }] }),
    ).toEqual([]);
  });

  it("never overlap each other, a taken area or the edge", () => {
    const names = fc.array(
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 30 }),
        x: fc.integer({ min: -50, max: 650 }),
        y: fc.integer({ min: -50, max: 400 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(names, fc.integer({ min: 200, max: 600 }), (wanted, width) => {
        const corner = { left: width * 0.78, top: 290, right: width, bottom: 375 };
        const boxes = [
          corner,
          ...placeNames(wanted, { ...FRAME, width, taken: [corner] }).map(({ name, x, y }) =>
            boxOf(name, x, y),
          ),
        ];
        for (const [index, box] of boxes.entries()) {
          expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= 375).toBe(
            true,
          );
          for (const other of boxes.slice(index + 1)) expect(touch(box, other)).toBe(false);
        }
      }),
    );
  });
});
