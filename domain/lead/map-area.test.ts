import { expect, it } from "vitest";
import { readMapArea, writeMapArea } from "./map-area.ts";

it("is read as written, and text that is not an area returns null", () => {
  const area = { west: -122.5, south: 38, east: -121.125, north: 39 };
  expect(readMapArea(writeMapArea(area))).toEqual(area);
  for (const wrong of [
    "",
    "1,2,3",
    "a,b,c,d",
    "1e1,2,3,4",
    "-100,40,-120,45",
    "-100,45,-90,40",
    "-200,40,-120,45",
    "-120,-91,-100,40",
  ])
    expect(readMapArea(wrong), wrong).toBeNull();
});
