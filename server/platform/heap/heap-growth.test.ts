// The heap grows further where little is alive.
import { expect, it } from "vitest";
import { growthPercent } from "./heap-growth.ts";

it("grows to 150 MB, and never by less than 30 %", () => {
  expect([50, 60, 100, 110, 500].map(growthPercent)).toEqual([200, 150, 50, 36, 30]);
});
