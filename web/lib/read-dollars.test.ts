import { expect, test } from "vitest";
import { readDollars } from "./read-dollars.ts";

test("amounts are read as people type them", () => {
  expect(
    ["750", "49.50", "$1,250", " 100,000 ", "$ 7", "0.29", "19.9", "1,234,567.89", "0"].map(
      readDollars,
    ),
  ).toEqual([75_000, 4_950, 125_000, 10_000_000, 700, 29, 1_990, 123_456_789, 0]);
});
test("anything else is not an amount", () =>
  expect(
    ["", " ", "abc", "-5", "1e3", "1.234", "12,50", "1,2345", "1 000", "$", "1234567890"]
      .map(readDollars)
      .filter((cents) => cents !== null),
  ).toEqual([]));
