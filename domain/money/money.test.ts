// Money is whole cents, and no split loses one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, cents, centsToDollars, centsToJson, dollarsToCents, shareOf } from "./money.ts";

describe("allocate", () => {
  const splits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 }).filter((weights) => weights.some((weight) => weight > 0)));

  it("gives parts that sum to the whole, each within a cent of its exact share", () => {
    fc.assert(fc.property(splits, ([total, weights]) => {
      const parts = allocate(total, weights);
      const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const exact = total * BigInt(weights[index] ?? 0);
        expect(part * whole).toBeGreaterThan(exact - whole);
        expect(part * whole).toBeLessThan(exact + whole);
      }
    }), { numRuns: 1_000 });
  });

  it("gives a spare cent to the largest remainder, then to the earlier part", () => {
    expect(allocate(100n, [1, 1, 1])).toEqual([34n, 33n, 33n]);
    expect(allocate(1_001n, [7_000, 3_000])).toEqual([701n, 300n]);
    expect(allocate(5n, [0, 1])).toEqual([0n, 5n]);
  });

  it("refuses what cannot be split", () => {
    expect(() => allocate(-1n, [1])).toThrow(RangeError);
    expect(() => allocate(1n, [0])).toThrow(RangeError);
    expect(() => allocate(1n, [2, -1])).toThrow(RangeError);
  });
});

describe("dollars and cents", () => {
  it.each([["450000", 45_000_000n], ["$450,000.50", 45_000_050n], [" 48.5 ", 4_850n], [48.5, 4_850n], ["1,234", 123_400n], ["0.10", 10n], ["7.", 700n], ["1.100", 110n]])("reads %j", (text, expected) => {
    expect(dollarsToCents(text)).toBe(expected);
  });

  it.each(["", "-1", "1.234", "12,34", "1e5", "abc", "1.2.3", "$", "١٢"])("does not read %j", (text) => {
    expect(dollarsToCents(text)).toBeNull();
  });

  it("comes back as it was", () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
      expect(dollarsToCents(`${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`)).toBe(amount);
    }));
  });

  it("keeps JSON integers exact and throws beyond", () => {
    expect(centsToJson(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => centsToJson(9_007_199_254_740_992n)).toThrow(RangeError);
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(centsToDollars(4_850n)).toBe(48.5);
  });

  it("rounds a share half up", () => {
    expect(shareOf(101n, 5_000)).toBe(51n);
    expect(shareOf(100n, 4_500)).toBe(45n);
  });
});
