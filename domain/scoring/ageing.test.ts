import { expect, it } from "vitest";
import { TIMINGS } from "../lead/vocabulary.ts";
import { ageTiming, daysSince, fade, HALF_LIFE_DAYS } from "./ageing.ts";

it("halves points every half-life, falling all the way", () => {
  expect([0, 14, 28, 42].map((days) => fade(100, days))).toEqual([100, 50, 25, 13]);
  for (let days = 0; days < 400; days += 1) {
    expect(fade(94, days + 1)).toBeLessThanOrEqual(fade(94, days));
    expect(Math.abs(fade(94, days) - 94 * 2 ** (-days / HALF_LIFE_DAYS))).toBeLessThan(0.56);
  }
  expect(fade(94, 100_000)).toBe(0);
});

it("counts whole days and never negative ones", () => {
  expect(daysSince(0, 86_399_999)).toBe(0);
  expect(daysSince(0, 86_400_000)).toBe(1);
  expect(daysSince(5, 0)).toBe(0);
});

it("moves a timing nearer day by day until it has passed", () => {
  for (const timing of TIMINGS) expect(ageTiming(timing, 0)).toBe(timing);
  expect([0, 30, 31].map((days) => ageTiming("asap_0_30d", days))).toEqual([
    "asap_0_30d",
    "asap_0_30d",
    "unknown",
  ]);
  expect([29, 30, 90, 91].map((days) => ageTiming("m1_3", days))).toEqual([
    "m1_3",
    "asap_0_30d",
    "asap_0_30d",
    "unknown",
  ]);
  expect([44, 45, 105].map((days) => ageTiming("m3_6", days))).toEqual([
    "m3_6",
    "m1_3",
    "asap_0_30d",
  ]);
  expect(ageTiming("m12_plus", 400)).toBe("m3_6");
  expect(ageTiming("browsing", 400)).toBe("browsing");
});
