// Tests the style sheet of a network's color.
import { describe, expect, it } from "vitest";
import { cssOf } from "./apply-brand.ts";

describe("the style sheet of a color", () => {
  it("sets each theme's accent, on screens alone", () => {
    const css = cssOf("#7a1f5c");
    expect(css).toContain(":root{--accent:#7a1f5c;");
    expect(css.match(/--accent:/g)).toHaveLength(3);
    for (const block of css.split("@media").slice(1)) expect(block).toMatch(/^ screen/);
  });
});
