// Tests the windows of caps in a time zone, across clock changes too.
import { describe, expect, test } from "vitest";
import { windowSpan } from "./periods.ts";

const fromOf = (window: "day" | "week" | "month", zone: string, now: string): string =>
  windowSpan(window, zone, Date.parse(now)).from;

describe("windowSpan", () => {
  test("begins the day at the zone's midnight", () =>
    expect(fromOf("day", "America/Los_Angeles", "2026-11-21T05:30:00Z")).toBe(
      "2026-11-20T08:00:00.000Z",
    ));
  test("begins the week on Monday", () =>
    expect(fromOf("week", "America/New_York", "2026-11-21T15:00:00Z")).toBe(
      "2026-11-16T05:00:00.000Z",
    ));
  test("begins the month on its first day, with that day's UTC offset", () =>
    expect(fromOf("month", "America/New_York", "2026-11-21T15:00:00Z")).toBe(
      "2026-11-01T04:00:00.000Z",
    ));
  test("begins the hour in a zone with a half-hour offset", () =>
    expect(windowSpan("hour", "Asia/Kolkata", Date.parse("2026-11-21T15:10:20Z"))).toEqual({
      from: "2026-11-21T14:30:00.000Z",
      to: "2026-11-21T15:30:00.000Z",
    }));
  test("ends when tomorrow begins", () =>
    expect(windowSpan("day", "UTC", Date.parse("2026-11-21T15:00:00Z")).to).toBe(
      "2026-11-22T00:00:00.000Z",
    ));
});
