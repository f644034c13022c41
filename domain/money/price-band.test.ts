// Checks that bands of prices lie side by side: every amount is in one band, and all amounts of a
// band are rounded to it.
import { describe, expect, it } from "vitest";
import { type Band, leadPriceBand, propertyBand } from "./price-band.ts";

const SCALES: readonly (readonly [name: string, bandOf: (cents: number) => Band])[] = [
  ["a property", (cents) => propertyBand(BigInt(cents), BigInt(cents))],
  ["a lead", (cents) => leadPriceBand(BigInt(cents))],
];

describe.each(SCALES)("bands of %s", (_, bandOf) => {
  it("follow each other without a gap and without an overlap", () => {
    let from = 0;
    let bands = 0;
    while (from < 300_000_000 && bands < 100_000) {
      const band = bandOf(from);
      expect(band.from_cents).toBe(from);
      const to = band.to_cents ?? 0;
      expect(to).toBeGreaterThan(from);
      // The first, the last and one between are rounded alike.
      for (const cents of [from + 1, Math.floor((from + to) / 2), to - 1])
        expect(bandOf(cents)).toEqual(band);
      from = to;
      bands += 1;
    }
    expect(from).toBeGreaterThanOrEqual(300_000_000);
  });
});
