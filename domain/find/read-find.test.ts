// Tests what a typed text is read as besides words.
import { describe, expect, it } from "vitest";
import { readAmount, readFind, readIdRange } from "./read-find.ts";

describe("an id", () => {
  it("is found whole, by its beginning, with and without dashes, in any case", () => {
    const whole = "0199aabb-1234-7abc-8def-0123456789ab";
    expect(readIdRange(whole)).toEqual({ from: whole, until: whole });
    expect(readIdRange(whole.replaceAll("-", "").toUpperCase())).toEqual({
      from: whole,
      until: whole,
    });
    expect(readIdRange("0199AABB")).toEqual({
      from: "0199aabb-0000-0000-0000-000000000000",
      until: "0199aabb-ffff-ffff-ffff-ffffffffffff",
    });
    expect(readIdRange("0199aabb-12")).toEqual({
      from: "0199aabb-1200-0000-0000-000000000000",
      until: "0199aabb-12ff-ffff-ffff-ffffffffffff",
    });
  });

  it.each(["", "0199aab", "------", "0199aabb-zz", `0199aabb${"0".repeat(25)}`, "%", "elm"])(
    "is not %j",
    (text) => expect(readIdRange(text)).toBeNull(),
  );
});

describe("an amount", () => {
  it.each([
    ["$1,250.00", 125_000n],
    ["1,250", 125_000n],
    ["1250", 125_000n],
    ["$ 12.05", 1_205n],
    ["12.05", 1_205n],
    ["$9165550", 916_555_000n],
  ])("is read from %j", (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each(["", "0", "$0.00", "9165550142", "1,25", "12.5", "12.050", "-5", "€12", "12,34,567"])(
    "is not %j",
    (text) => expect(readAmount(text)).toBeNull(),
  );
});

it("cleans what the database cannot store", () => {
  expect(readFind("\0 Elm\uD800 \0")).toEqual({ text: "Elm\uFFFD", id: null, amount: null });
  expect(readFind(" \0 ").text).toBe("");
});
