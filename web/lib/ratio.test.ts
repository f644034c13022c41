// Tests ratios: rounded, and only if both figures are known.
import { expect, test } from "vitest";
import { ratio } from "./ratio.ts";

test("a ratio times a factor is rounded", () =>
  expect([ratio(1, 3, 100), ratio(2, 3, 100)]).toEqual([33, 67]));

test("a ratio without a denominator is null", () =>
  expect([ratio(1, 0, 1), ratio(null, 3, 1), ratio(3, null, 1), ratio(0, 3, 1)]).toEqual([
    null,
    null,
    null,
    0,
  ]));
