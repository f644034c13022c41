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

test.each([
  ["2026-11-21T03:04:05.678Z", "America/New_York", "2026-11-20T22:04:05-05:00"],
  ["2026-07-21T03:04:05.678Z", "America/New_York", "2026-07-20T23:04:05-04:00"],
  ["2026-11-01T05:30:00Z", "America/New_York", "2026-11-01T01:30:00-04:00"],
  ["2026-11-01T06:30:00Z", "America/New_York", "2026-11-01T01:30:00-05:00"],
  ["2026-11-21T03:04:05Z", "Asia/Kathmandu", "2026-11-21T08:49:05+05:45"],
  ["2026-11-21T03:04:05Z", "UTC", "2026-11-21T03:04:05+00:00"],
])("the time %s in %s has its offset", (at, timeZone, cell) => {
  expect(line({ at, timeZone })).toBe(cell);
  expect(Math.abs(Date.parse(cell) - Date.parse(at))).toBeLessThan(1_000);
});

test("a phone number is plain E.164", () =>
  expect(line("+19165550123", "+1 916")).toBe("+19165550123,'+1 916"));
