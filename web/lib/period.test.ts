import { describe, expect, test } from "vitest";
import { addDays, dayOf, rangeOf, startOfDay } from "./period.ts";

const NOBODY = { from: null, to: null };

describe("days in a zone", () => {
  test("an instant is another day in another zone", () => {
    const ms = Date.parse("2026-11-21T03:00:00Z");
    expect([
      dayOf(ms, "UTC"),
      dayOf(ms, "America/Los_Angeles"),
      dayOf(ms, "Pacific/Kiritimati"),
    ]).toEqual(["2026-11-21", "2026-11-20", "2026-11-21"]);
  });
  test("a day begins at its midnight, on both sides of a clock change", () => {
    const start = (day: string, zone = "America/Chicago"): string =>
      new Date(startOfDay(day, zone)).toISOString();
    expect([
      start("2026-03-08"),
      start("2026-03-09"),
      start("2026-11-01"),
      start("2026-11-02"),
    ]).toEqual([
      "2026-03-08T06:00:00.000Z",
      "2026-03-09T05:00:00.000Z",
      "2026-11-01T05:00:00.000Z",
      "2026-11-02T06:00:00.000Z",
    ]);
  });
  test("if midnight is skipped, at the first instant after it", () =>
    expect(dayOf(startOfDay("2026-09-06", "America/Santiago"), "America/Santiago")).toBe(
      "2026-09-06",
    ));
  test("days are counted across months and years", () =>
    expect([addDays("2028-02-28", 1), addDays("2027-01-01", -1)]).toEqual([
      "2028-02-29",
      "2026-12-31",
    ]));
});

describe("rangeOf", () => {
  test("ends today, with as many days before it", () => {
    const range = rangeOf("7d", NOBODY, "2026-11-21", "UTC");
    expect([range.first, range.last, range.days.length, range.until]).toEqual([
      "2026-11-15",
      "2026-11-21",
      7,
      "2026-11-22T00:00:00.000Z",
    ]);
    expect(range.before).toEqual({
      first: "2026-11-08",
      last: "2026-11-14",
      from: "2026-11-08T00:00:00.000Z",
      until: "2026-11-15T00:00:00.000Z",
    });
  });
  test("today is one day", () =>
    expect(rangeOf("today", NOBODY, "2026-11-21", "UTC").days).toEqual(["2026-11-21"]));
  test("a reversed range is swapped, and missing ends get their defaults", () => {
    expect(
      rangeOf("custom", { from: "2026-11-05", to: "2026-11-01" }, "2026-11-21", "UTC"),
    ).toMatchObject({ first: "2026-11-01", last: "2026-11-05" });
    expect(rangeOf("custom", NOBODY, "2026-11-21", "UTC").days).toHaveLength(28);
    expect(rangeOf("custom", { from: null, to: "2026-10-28" }, "2026-11-21", "UTC")).toMatchObject({
      first: "2026-10-01",
      last: "2026-10-28",
    });
  });
  test("a range of years is cut to what can be shown", () =>
    expect(
      rangeOf("custom", { from: "1900-01-01", to: "2026-11-21" }, "2026-11-21", "UTC").days,
    ).toHaveLength(400));
});
