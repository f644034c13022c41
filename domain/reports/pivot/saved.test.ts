// Tests when weekly emails are due, by the clock of any zone and across its changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localMoment } from "../../distribution/calendar.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { nextWeekly, savedDays } from "./saved.ts";

const ZONES = ["America/New_York", "America/Phoenix", "Asia/Kolkata", "UTC", "Pacific/Auckland"];

describe("a weekly email", () => {
  it("is due at the hour of the weekday, within eight days, whatever the clocks do", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.nat(6),
        fc.nat(23),
        fc.integer({ min: Date.parse("2025-01-01"), max: Date.parse("2028-01-01") }),
        (zone, weekday, hour, atMs) => {
          const dueMs = nextWeekly({ weekday, hour }, zone, atMs);
          expect(dueMs).toBeGreaterThan(atMs);
          expect(dueMs - atMs).toBeLessThanOrEqual(7 * DAY_MS + 2 * HOUR_MS);
          const shown = localMoment(zone, dueMs);
          expect(shown.weekday).toBe(weekday);
          // Only an hour that the clock skips is shown as another one.
          if (hour > 3) expect(shown.minute).toBe(hour * 60);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("keeps its hour when the clocks change in between", () => {
    // Clocks go back on November 1, 2026 in New York.
    const monday = Date.parse("2026-10-26T12:00:00Z");
    expect(
      new Date(nextWeekly({ weekday: 0, hour: 8 }, "America/New_York", monday)).toISOString(),
    ).toBe("2026-11-02T13:00:00.000Z");
    expect(
      new Date(nextWeekly({ weekday: 6, hour: 8 }, "America/New_York", monday)).toISOString(),
    ).toBe("2026-11-01T13:00:00.000Z");
  });
});

describe("a saved report", () => {
  it("covers as many days as its period says, the last one included", () => {
    expect(savedDays({ period: "7d" }, "2026-11-28")).toEqual({
      first: "2026-11-22",
      last: "2026-11-28",
    });
    expect(savedDays({ period: "today" }, "2026-03-01")).toEqual({
      first: "2026-03-01",
      last: "2026-03-01",
    });
  });

  it("keeps the days of a custom period, whenever it is read", () => {
    const days = { first: "2026-07-01", last: "2026-09-30" };
    expect(savedDays({ period: "custom", days }, "2026-11-28")).toEqual(days);
    expect(savedDays({ period: "custom" }, "2026-11-28")).toBeNull();
  });
});
