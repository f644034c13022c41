// Checks how a period is divided at changes.
import { describe, expect, it } from "vitest";
import { stretchesOf } from "./stretches.ts";

const period = { fromMs: 100, untilMs: 200 };
const divided = (
  terms: readonly (readonly [number, string])[],
  rights: readonly (readonly [number, string])[] = [],
) =>
  stretchesOf(
    terms.map(([atMs, value]) => ({ atMs, value })),
    rights.map(([atMs, value]) => ({ atMs, value })),
    period,
    (one, other) => one === other,
  ).map(({ fromMs, untilMs, terms: held, rights: may }) => [fromMs, untilMs, held, may]);

describe("stretchesOf", () => {
  it("begins with what held before the period", () =>
    expect(divided([[50, "a"]], [[20, "x"]])).toEqual([[100, 200, "a", "x"]]));

  it("divides at each change, and ends with the period", () =>
    expect(
      divided(
        [
          [50, "a"],
          [150, "b"],
          [250, "c"],
        ],
        [[120, "x"]],
      ),
    ).toEqual([
      [100, 120, "a", null],
      [120, 150, "a", "x"],
      [150, 200, "b", "x"],
    ]));

  it("begins with the first terms", () =>
    expect(divided([[130, "a"]], [[110, "x"]])).toEqual([[130, 200, "a", "x"]]));

  it("joins neighbors with the same values, and takes the last of one moment", () =>
    expect(
      divided([
        [90, "a"],
        [110, "a"],
        [140, "b"],
        [140, "c"],
      ]),
    ).toEqual([
      [100, 140, "a", null],
      [140, 200, "c", null],
    ]));

  it("is empty without terms in time", () => expect(divided([[200, "a"]])).toEqual([]));
});
