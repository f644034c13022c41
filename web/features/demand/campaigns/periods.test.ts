// Windows of caps by a zone's clock, also where the clock is set.
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
  test("begins the month on its first, by the clock of that day", () =>
    expect(fromOf("month", "America/New_York", "2026-11-21T15:00:00Z")).toBe(
      "2026-11-01T04:00:00.000Z",
    ));
  test("begins the hour by the clock of a zone that is half an hour apart", () =>
    expect(windowSpan("hour", "Asia/Kolkata", Date.parse("2026-11-21T15:10:20Z"))).toEqual({
      from: "2026-11-21T14:30:00.000Z",
      to: "2026-11-21T15:30:00.000Z",
    }));
  test("ends where tomorrow begins", () =>
    expect(windowSpan("day", "UTC", Date.parse("2026-11-21T15:00:00Z")).to).toBe(
      "2026-11-22T00:00:00.000Z",
    ));
});
