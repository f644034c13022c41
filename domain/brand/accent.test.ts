// Tests that the accent colors of both themes can be read, whatever color a network chooses.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentsOf, contrastOf } from "./accent.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrastOf", () => {
  it("is as WCAG defines it", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastOf("#ffffff", "#ffffff")).toBe(1);
    // The lightest gray that passes on white, by the definition of WCAG.
    expect(contrastOf("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf("#777777", "#ffffff")).toBeLessThan(4.5);
  });
});

describe("accentsOf", () => {
  it("can be read as text, and under its own text, in both themes", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { light, dark } = accentsOf(color);
        for (const ground of ["#faf8f4", "#ffffff", light.ink])
          expect(contrastOf(light.accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ["#12130f", "#1a1b17", dark.ink])
          expect(contrastOf(dark.accent, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#0000ff"], ["#ff0000"]] },
    );
  });

  it("keeps a color that can be read already", () => {
    expect(accentsOf("#0b5d52").light.accent).toBe("#0b5d52");
    expect(accentsOf("#5cc8b4").dark.accent).toBe("#5cc8b4");
  });

  it("changes no more than it must", () => {
    expect(accentsOf("#ffe066").light.accent).not.toBe("#000000");
    expect(contrastOf(accentsOf("#ffe066").light.accent, "#faf8f4")).toBeLessThan(5.2);
  });
});
