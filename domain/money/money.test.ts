// Tests that money is whole cents and that no split loses one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, centsToDollars, centsToJson, dollarsToCents, shareOf } from "./money.ts";

describe("dollars and cents", () => {
  it.each([
    ["450000", 45_000_000n],
    ["$450,000.50", 45_000_050n],
    [" 48.5 ", 4_850n],
    [48.5, 4_850n],
    ["1,234", 123_400n],
    ["0.10", 10n],
    ["7.", 700n],
    ["1.100", 110n],
  ])("reads %j", (text, expected) => {
    expect(dollarsToCents(text)).toBe(expected);
  });

  it.each(["", "-1", "1.234", "12,34", "1e5", "abc", "1.2.3", "$", "١٢"])(
    "does not read %j",
    (text) => {
      expect(dollarsToCents(text)).toBeNull();
    },
  );

  it("survive a round trip", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
        expect(dollarsToCents(`${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`)).toBe(
          amount,
        );
      }),
    );
  });

  it("keep JSON integers exact and throw beyond", () => {
    expect(centsToJson(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => centsToJson(9_007_199_254_740_992n)).toThrow(RangeError);
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(centsToDollars(4_850n)).toBe(48.5);
  });

  it("round a share half up", () => {
    expect(shareOf(101n, 5_000)).toBe(51n);
    expect(shareOf(100n, 4_500)).toBe(45n);
  });
});
