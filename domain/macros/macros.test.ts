// Tests macros: finding them, recognizing misspelled ones, and filling them in once.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { macrosOf } from "./macros.ts";

const FRUIT = macrosOf(["red_apple", "pear"], { pomme: "redapple" });

describe("macros", () => {
  it.each([
    ["{pomme}", "red_apple"],
    ["{Red Apple}", "red_apple"],
    ["{peer}", "pear"],
    ["{plum}", null],
    ["{}", null],
    ["{__proto__}", null],
    ["{constructor}", null],
    [`{${"pear".repeat(300)}}`, null],
  ] as const)("%s means %s", (text, suggestion) => {
    expect(FRUIT.problemsIn(text)).toEqual([
      { code: "unknown_macro", macro: text.slice(1, -1), suggestion },
    ]);
  });

  it("are each named once, in order of appearance", () => {
    expect(FRUIT.namesIn("{pear} {red_apple}{pear} {plum}")).toEqual(["pear", "red_apple"]);
    expect(FRUIT.problemsIn("a {pear} and a {red_apple}")).toEqual([]);
    expect(FRUIT.problemsIn("a pear}")).toEqual([{ code: "stray_brace", at: "a pear}" }]);
  });

  it("are filled in once with any value, and the rest stays", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (apple, pear) => {
        expect(
          FRUIT.fill("<{red_apple}|{pear}|{plum}>", (name) => (name === "pear" ? pear : apple)),
        ).toBe(`<${apple}|${pear}|{plum}>`);
      }),
    );
    expect(FRUIT.fill("{pear}", () => "{red_apple} $& $1")).toBe("{red_apple} $& $1");
  });
});
