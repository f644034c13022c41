// Tests the weeks of the calendar of pending earnings: first and last week, and the amount of each
// day.
import { describe, expect, test } from "vitest";
import { weeksOf } from "./calendar-weeks.ts";

describe("weeks of a calendar", () => {
  test("begin on Sunday, with null for the days before today", () => {
    const weeks = weeksOf([{ date: "2026-11-25", amount_cents: 4_200 }], "2026-11-25");
    expect(weeks).toEqual([
      [
        null,
        null,
        null,
        { date: "2026-11-25", cents: 4_200 },
        { date: "2026-11-26", cents: null },
        { date: "2026-11-27", cents: null },
        { date: "2026-11-28", cents: null },
      ],
    ]);
  });

  test("extend to the week of the last amount, across a new year", () => {
    const weeks = weeksOf(
      [
        { date: "2027-01-04", amount_cents: 100 },
        { date: "2026-12-27", amount_cents: 200 },
      ],
      "2026-12-26",
    );
    expect(weeks.map((week) => week.at(-1)?.date)).toEqual([
      "2026-12-26",
      "2027-01-02",
      "2027-01-09",
    ]);
    expect(
      weeks.flat().flatMap((day) => (day === null || day.cents === null ? [] : [day])),
    ).toEqual([
      { date: "2026-12-27", cents: 200 },
      { date: "2027-01-04", cents: 100 },
    ]);
  });

  test("put a Sunday first", () => {
    expect(weeksOf([], "2026-11-22")[0]?.[0]).toEqual({ date: "2026-11-22", cents: null });
  });
});
