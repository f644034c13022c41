// Tests how many records of a kind an account may have, and what it is told beyond.
import { describe, expect, it } from "vitest";
import { COUNT_LIMITS, type CountedKind, limitSentence } from "./count-limits.ts";

describe.each(Object.entries(COUNT_LIMITS) as [CountedKind, number][])("%s", (kind, most) => {
  it("is allowed up to the limit, then told how many and what to do", () => {
    expect(limitSentence(kind, most - 1)).toBeNull();
    expect(limitSentence(kind, most)).toMatch(
      new RegExp(`^An account has at most ${most.toLocaleString("en-US")} [^.]+\\. \\w.+\\.$`),
    );
    expect(limitSentence(kind, most - 5, 5)).toBeNull();
    expect(limitSentence(kind, most - 5, 6)).not.toBeNull();
  });
});
