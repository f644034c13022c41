// Tests a range of rows, from the one that was selected last.
import { expect, it } from "vitest";
import { between } from "./selection.ts";

it.each([
  ["b", "d", ["b", "c", "d"]],
  ["d", "b", ["b", "c", "d"]],
  ["c", "c", ["c"]],
  ["gone", "b", ["b"]],
])("from %s to %s", (one, other, range) =>
  expect(between(["a", "b", "c", "d", "e"], one, other)).toEqual(range),
);
