import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test("a value within the limits is an amount", () =>
  expect(["1", "$1,250", "100,000"].map(readAmount)).toEqual([100, 125_000, 10_000_000]));
test("what is not an amount, too small or too large is refused", () =>
  expect(["", "0.99", "100000.01", "12,50"].map(readAmount)).toEqual([null, null, null, null]));
