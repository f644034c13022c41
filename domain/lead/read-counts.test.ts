import { describe, expect, it } from "vitest";
import { readBathsQuarters, readBeds, readSqft } from "./read-counts.ts";

describe("counts", () => {
  it.each([
    ["0", 0],
    ["3", 3],
    ["3.0", 3],
    ["4+", 4],
    ["5+ bedrooms", 5],
    ["3 or more", 3],
    ["4 beds", 4],
    ["3br", 3],
    ["three", 3],
    ["Studio", 0],
    ["20", 20],
    ["21", null],
    ["2.5", null],
    ["3-4", null],
    ["5 rooms", null],
    ["-1", null],
    ["many", null],
  ])("reads the beds %j as %j", (text, beds) => expect(readBeds(text)).toBe(beds));

  it.each([
    ["2.5", 10],
    ["2,5", 10],
    ["2½", 10],
    ["2 1/2", 10],
    ["1 3/4", 7],
    ["½", 2],
    ["2 baths", 8],
    ["2.5 ba", 10],
    ["2 full, 1 half", 10],
    ["two", 8],
    ["2", 8],
    ["1.75", 7],
    ["2.50", 10],
    ["3+", 12],
    ["0", 0],
    ["20", 80],
    ["20.25", null],
    ["2.3", null],
    ["-2", null],
    ["some", null],
  ])("reads the baths %j as %j quarters", (text, quarters) =>
    expect(readBathsQuarters(text)).toBe(quarters),
  );

  it.each([
    ["1836", 1836],
    ["1,836", 1836],
    ["1.836", 1836],
    ["1 836", 1836],
    ["1836.5", 1837],
    ["1,836.5", 1837],
    ["1836 sqft", 1836],
    ["1,836 sq. ft.", 1836],
    ["1836 ft²", 1836],
    ["1836 square feet", 1836],
    ["1000000", 1_000_000],
    ["0", "notGiven"],
    ["1000001", null],
    ["18,36", null],
    ["135 m²", null],
    ["0.5 acres", null],
    ["big", null],
  ])("reads the area %j as %j", (text, sqft) => expect(readSqft(text)).toBe(sqft));
});
