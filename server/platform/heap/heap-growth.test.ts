// The heap grows further where little is alive, in it and beside it.
import { expect, it } from "vitest";
import { growthPercent } from "./heap-growth.ts";

it("grows to 165 MB with what is packed beside it, and never by less than 20 %", () => {
  expect(
    [
      [55, 0],
      [55, 55],
      [110, 0],
      [94, 50],
      [120, 45],
      [500, 250],
    ].map(([heapMb = 0, packedMb = 0]) => growthPercent({ heapMb, packedMb })),
  ).toEqual([200, 100, 50, 22, 20, 20]);
});
