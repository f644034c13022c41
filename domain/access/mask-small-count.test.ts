// Checks that small counts cannot be read, nor computed from the total and the other parts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MIN_SHOWN_COUNT, maskParts, maskSmallCount } from "./mask-small-count.ts";

describe("maskParts", () => {
  it.each([
    [
      [11, 4],
      [null, null],
    ],
    [
      [0, 6, 4, 5],
      [0, 6, null, null],
    ],
    [
      [20, 3, 2],
      [20, null, null],
    ],
    [
      [20, 2, 2],
      [null, null, null],
    ],
    [
      [12, 7],
      [12, 7],
    ],
    [[3], [null]],
    [[], []],
  ])("masks %j as %j", (counts, masked) => expect(maskParts(counts)).toEqual(masked));

  it("leaves at least two parts of five or more together hidden, or nothing small", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 8 }), (counts) => {
        const masked = maskParts(counts);
        const hidden = counts.filter((_, at) => masked[at] === null);
        for (const [at, count] of masked.entries())
          if (count !== null) expect(count).toBe(counts[at]);
        const shown = masked.filter((count) => count !== null && count > 0);
        expect(shown.every((count) => maskSmallCount(Number(count)) === count)).toBe(true);
        if (hidden.length === 0 || shown.length === 0) return;
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
          MIN_SHOWN_COUNT,
        );
      }),
    );
  });
});
