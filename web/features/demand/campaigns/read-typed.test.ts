// Tests that typed values are read as people mean them.
import { expect, test } from "vitest";
import {
  citiesOf,
  readMiles,
  readNumber,
  readShare,
  readZip,
  wordsOf,
  writeCity,
  writeShare,
} from "./read-typed.ts";

test("words and cities are read with any separator", () => {
  expect(wordsOf(" ca, NV;or\nca ")).toEqual(["CA", "NV", "OR"]);
  expect(citiesOf("Sacramento , ca\n\n los  Angeles,CA; davis")).toEqual([
    "sacramento, CA",
    "los angeles, CA",
    "davis",
  ]);
  expect(writeCity("winston-salem, NC")).toBe("Winston-Salem, NC");
});

test("numbers and shares are read with the symbols that people type", () => {
  expect(["$1,250.50", "7", "-1", "1e3", ""].map(readNumber)).toEqual([
    1_250.5,
    7,
    null,
    null,
    null,
  ]);
  expect(["+15", "-10 %", "−2.5", "12", "a lot", ""].map(readShare)).toEqual([
    1_500,
    -1_000,
    -250,
    1_200,
    null,
    null,
  ]);
  expect([1_500, -1_250, 0, 1].map(writeShare)).toEqual(["+15", "-12.5", "0", "+0.01"]);
  for (const points of [1_500, -1_250, 0, 1, 30_000, -9_000, 29])
    expect(readShare(writeShare(points))).toBe(points);
});

test("a circle's ZIP has five digits, and its miles stay within the limits", () => {
  expect(["95838", " 95838 ", "9583", "95838-1234", "٩٥٨٣٨", ""].map(readZip)).toEqual([
    "95838",
    "95838",
    null,
    null,
    null,
    null,
  ]);
  expect(["5", "25", "12.5", "250", "4.9", "250.1", "near", ""].map(readMiles)).toEqual([
    5,
    25,
    12.5,
    250,
    null,
    null,
    null,
    null,
  ]);
});
