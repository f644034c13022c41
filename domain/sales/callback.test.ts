// Checks the times that may be set for a call-back, and what ends one.
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../time.ts";
import { FARTHEST_CALLBACK_DAYS, callbackProblem, endsCallback } from "./callback.ts";
import { OUTCOMES } from "./outcome.ts";

const NOW = Date.parse("2026-11-20T18:00:00Z");

describe("the time of a call-back", () => {
  it.each([
    [-3 * MINUTE_MS, "past"],
    [-2 * MINUTE_MS, null],
    [0, null],
    [FARTHEST_CALLBACK_DAYS * DAY_MS, null],
    [FARTHEST_CALLBACK_DAYS * DAY_MS + 1, "too_far"],
  ])("%i ms from now: %s", (aheadMs, problem) => {
    expect(callbackProblem(NOW + aheadMs, NOW)).toBe(problem);
  });
});

describe("the end of a call-back", () => {
  it("is every outcome at or after its time, and never a note", () => {
    for (const outcome of OUTCOMES) expect(endsCallback(outcome, NOW, NOW)).toBe(true);
    expect(endsCallback(null, NOW, NOW + DAY_MS)).toBe(false);
  });

  it("is every outcome before its time but an attempt that reached nobody", () => {
    const ending = OUTCOMES.filter((outcome) => endsCallback(outcome, NOW, NOW - 1));
    expect(ending).toEqual(["contacted", "appointment", "won", "lost"]);
  });
});
