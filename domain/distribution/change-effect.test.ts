// Checks which times before and after a change are compared.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time.ts";
import { comparedSpans } from "./change-effect.ts";

const day = (count: number): number => count * DAY_MS;

describe("comparedSpans", () => {
  it("compares up to seven days", () =>
    expect(comparedSpans(day(20), day(1), day(60))).toEqual({
      before: { fromMs: day(13), untilMs: day(20) },
      after: { fromMs: day(20), untilMs: day(27) },
    }));

  it("ends at the neighboring changes", () =>
    expect(comparedSpans(day(20), day(18), day(21))).toEqual({
      before: { fromMs: day(18), untilMs: day(20) },
      after: { fromMs: day(20), untilMs: day(21) },
    }));

  it("says nothing about less than a day, nor about the first version", () => {
    expect(comparedSpans(day(20), day(19.5), day(60))).toBeNull();
    expect(comparedSpans(day(20), day(1), day(20.9))).toBeNull();
    expect(comparedSpans(day(20), null, day(60))).toBeNull();
  });
});
