// One figure by another: rounded, and only where both are known.
import { expect, test } from "vitest";
import { ratio } from "./ratio.ts";

test("the part of the whole, times something, is rounded", () =>
  expect([ratio(1, 3, 100), ratio(2, 3, 100)]).toEqual([33, 67]));

test("nothing is divided by nothing", () =>
  expect([ratio(1, 0, 1), ratio(null, 3, 1), ratio(3, null, 1), ratio(0, 3, 1)]).toEqual([
    null,
    null,
    null,
    0,
  ]));
