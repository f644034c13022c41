// Tests named periods as days: inclusive, weeks from Monday, across the ends of months and years.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../qualification/days.ts";
import { periodOf } from "./period.ts";
import { NAMED_PERIODS } from "./turns.ts";

describe("the days of a named period", () => {
  it.each([
    ["today", "2026-11-23", "2026-11-23", "2026-11-23"],
    ["yesterday", "2026-03-01", "2026-02-28", "2026-02-28"],
    ["this_week", "2026-11-23", "2026-11-23", "2026-11-23"],
    ["this_week", "2026-11-29", "2026-11-23", "2026-11-29"],
    ["last_week", "2026-11-23", "2026-11-16", "2026-11-22"],
    ["last_week", "2027-01-01", "2026-12-21", "2026-12-27"],
    ["last_7_days", "2026-11-23", "2026-11-17", "2026-11-23"],
    ["this_month", "2026-11-23", "2026-11-01", "2026-11-23"],
    ["last_month", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["last_month", "2027-01-15", "2026-12-01", "2026-12-31"],
    ["last_30_days", "2026-11-23", "2026-10-25", "2026-11-23"],
    ["last_90_days", "2026-11-23", "2026-08-26", "2026-11-23"],
    ["this_year", "2026-11-23", "2026-01-01", "2026-11-23"],
  ] as const)("%s on %s", (named, today, from, until) => {
    expect(periodOf(named, today)).toEqual({ from, until });
  });

  it("never ends before it begins, nor after today", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMED_PERIODS),
        fc.integer({ min: 0, max: 20_000 }),
        (named, days) => {
          const today = addDays("2000-01-01", days);
          const { from, until } = periodOf(named, today);
          expect(daysBetween(from, until)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(until, today)).toBeGreaterThanOrEqual(0);
          expect([addDays(from, 0), addDays(until, 0)]).toEqual([from, until]);
        },
      ),
    );
  });
});
