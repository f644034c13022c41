import { describe, expect, it } from "vitest";
import { DEFAULT_THRESHOLDS, scoreTotal, tierOf } from "./score-total.ts";

describe("scoreTotal and tierOf", () => {
  it("are right for exactly the 201 grid points that binary fractions get wrong", () => {
    let points = 0;
    let wrongAtHot = 0;
    let wrongAtNurture = 0;
    const wrong = new Set<string>();
    for (let e = 0; e <= 100; e += 1) {
      for (let i = 0; i <= 100; i += 1) {
        for (let f = 0; f <= 100; f += 1) {
          points += 1;
          // The exact total in thousandths, without the function under test: 4e + 3i + 3f against
          // 800 and 500.
          const exact = 4 * e + 3 * i + 3 * f;
          const right = exact >= 800 ? "hot" : exact >= 500 ? "nurture" : "cold";
          const float = 0.4 * (e / 100) + 0.3 * (i / 100) + 0.3 * (f / 100);
          const floatTier = float >= 0.8 ? "hot" : float >= 0.5 ? "nurture" : "cold";
          if (tierOf(scoreTotal(e, i, f)) !== right) throw new Error(`${e}/${i}/${f} is ${right}`);
          if (floatTier === right) continue;
          wrong.add(`${e}/${i}/${f}`);
          if (exact === 800) wrongAtHot += 1;
          if (exact === 500) wrongAtNurture += 1;
        }
      }
    }
    expect(points).toBe(1_030_301);
    expect([wrong.size, wrongAtHot, wrongAtNurture]).toEqual([201, 89, 112]);
    expect(wrong.has("59/95/93")).toBe(true);
    expect(wrong.has("2/82/82")).toBe(true);
  });

  it("include the threshold itself", () => {
    expect(scoreTotal(59, 95, 93)).toBe(DEFAULT_THRESHOLDS.hot);
    expect(tierOf(8_000)).toBe("hot");
    expect(tierOf(7_999)).toBe("nurture");
    expect(scoreTotal(2, 82, 82)).toBe(DEFAULT_THRESHOLDS.nurture);
    expect(tierOf(4_999)).toBe("cold");
    expect(tierOf(6_000, { hot: 6_000, nurture: 3_000 })).toBe("hot");
  });

  it("accept other weights, but only those that sum to 100", () => {
    expect(scoreTotal(100, 50, 0, { engagement: 50, intent: 50, financial: 0 })).toBe(7_500);
    expect(() => scoreTotal(1, 1, 1, { engagement: 40, intent: 30, financial: 29 })).toThrow(
      RangeError,
    );
    expect(() => scoreTotal(1, 1, 1, { engagement: 40.5, intent: 29.5, financial: 30 })).toThrow(
      RangeError,
    );
    expect(() => scoreTotal(1, 1, 1, { engagement: 110, intent: -10, financial: 0 })).toThrow(
      RangeError,
    );
  });
});
