// Tests the break-even price of a lead.
import fc from "fast-check";
import { expect, it } from "vitest";
import { breakEvenCents } from "./break-even.ts";

it.each([
  [900_000, 3, 100, 27_000],
  [1_000, 1, 3, 333],
  [500_000, 0, 20, 0],
  [500_000, 1, 0, null],
] as const)("deals of %i cents, %i won of %i leads: %s", (deal, won, kept, expected) => {
  expect(breakEvenCents(deal, won, kept)).toBe(expected);
});

it("is the highest price at which leads do not cost more than was won, to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (deal, won, kept) => {
        const most = breakEvenCents(deal, won, kept) ?? Number.NaN;
        expect(most * kept).toBeLessThanOrEqual(deal * won);
        expect((most + 1) * kept).toBeGreaterThan(deal * won);
      },
    ),
  );
});
