// Checks which analyses a lead may have.
import { expect, it } from "vitest";
import { ANALYSIS_KINDS, kindsFor } from "./analysis.ts";

it("analyzes a lead in all kinds, and only the market once its consumer wants no contact", () => {
  expect(kindsFor(false)).toEqual(ANALYSIS_KINDS);
  expect(kindsFor(true)).toEqual(["market"]);
});
