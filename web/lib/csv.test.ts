import { describe, expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const line = (...cells: Parameters<typeof csvOf>[1][number]): string =>
  csvOf([], [cells]).replace(/^\r\n/, "").replace(/\r\n$/, "");

test("a file has a head and a line for each row", () =>
  expect(csvOf(["When", "What"], [["today", "sale"]])).toBe("When,What\r\ntoday,sale\r\n"));

describe("text that a spreadsheet would run", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\uFF1D"])
    test(`stays text after ${JSON.stringify(start)}`, () =>
      expect(line(`${start}1+1`)).toBe(`'${start}1+1`));
  test("also if it must be quoted", () => {
    expect(line('=HYPERLINK("https://example.com","x")')).toBe(
      `"'=HYPERLINK(""https://example.com"",""x"")"`,
    );
    expect(line("\r=1")).toBe('"\'\r=1"');
  });
  test("is left alone if the sign is elsewhere", () => expect(line("a-b@c")).toBe("a-b@c"));
});

test("commas, quotes and line ends are quoted", () =>
  expect(line("Folsom, CA", 'the "big" one', "a\nb")).toBe(
    '"Folsom, CA","the ""big"" one","a\nb"',
  ));

test("amounts are exact, and negative ones are still numbers", () =>
  expect(
    line({ cents: -10_507 }, { cents: 5 }, { cents: -5 }, { cents: 0 }, { cents: 123_456_789_012 }),
  ).toBe("-105.07,0.05,-0.05,0.00,1234567890.12"));

test("times are in their zone", () =>
  expect(line({ at: "2026-11-21T03:04:05.678Z", timeZone: "America/New_York" })).toBe(
    "2026-11-20 22:04:05",
  ));
