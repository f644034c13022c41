// Tests periods and their buckets, including days when the clocks change.
import { describe, expect, it } from "vitest";
import { averageCents, basisPointsOf } from "./metrics.ts";
import { type Bucket, bucketStarts, readPeriod } from "./period.ts";

const NEW_YORK = "America/New_York";
const starts = (bucket: Bucket, from: string, to: string, zone = NEW_YORK): string[] => {
  const made = bucketStarts(zone, bucket, Date.parse(from), Date.parse(to));
  if (!made.ok) throw new Error(made.error.message);
  return made.value.map((ms) => new Date(ms).toISOString().slice(0, 16));
};

describe("readPeriod", () => {
  it("compares with the period of the same length just before", () => {
    expect(readPeriod("2026-11-01T00:00:00Z", "2026-11-08T00:00:00+00:00")).toEqual({
      ok: true,
      value: {
        previousFromMs: Date.parse("2026-10-25T00:00:00Z"),
        fromMs: Date.parse("2026-11-01T00:00:00Z"),
        toMs: Date.parse("2026-11-08T00:00:00Z"),
      },
    });
  });

  it.each([
    ["2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z", "to"],
    ["2026-11-02T00:00:00Z", "2026-11-01T00:00:00Z", "to"],
    ["2025-01-01T00:00:00Z", "2026-02-06T00:00:00Z", "to"],
    ["1999-12-31T23:59:59Z", "2000-02-01T00:00:00Z", "from"],
    ["yesterday", "2026-02-06T00:00:00Z", "from"],
    ["2026-02-06T00:00:00Z", "later", "to"],
  ])("refuses %s to %s", (from, to, field) => {
    expect(readPeriod(from, to)).toMatchObject({ ok: false, error: { field } });
  });

  it("accepts 400 days", () => {
    expect(readPeriod("2025-01-01T00:00:00Z", "2026-02-05T00:00:00Z").ok).toBe(true);
  });
});

describe("bucketStarts", () => {
  it("makes a day of 25 hours as long, and starts the next day after it", () => {
    expect(starts("hour", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z")).toHaveLength(25);
    expect(starts("day", "2026-10-31T04:00:00Z", "2026-11-03T05:00:00Z")).toEqual([
      "2026-10-31T04:00",
      "2026-11-01T04:00",
      "2026-11-02T05:00",
    ]);
  });

  it("makes a day of 23 hours as long", () => {
    expect(starts("hour", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z")).toHaveLength(23);
    expect(starts("day", "2026-03-08T05:00:00Z", "2026-03-10T04:00:00Z")).toEqual([
      "2026-03-08T05:00",
      "2026-03-09T04:00",
    ]);
  });

  it("begins weeks on Monday across a clock change", () => {
    expect(starts("week", "2026-10-28T12:00:00Z", "2026-11-10T00:00:00Z")).toEqual([
      "2026-10-28T12:00",
      "2026-11-02T05:00",
      "2026-11-09T05:00",
    ]);
  });

  it("begins hours by the zone's clock", () => {
    expect(starts("hour", "2026-11-01T04:10:00Z", "2026-11-01T06:00:00Z", "Asia/Kolkata")).toEqual([
      "2026-11-01T04:10",
      "2026-11-01T04:30",
      "2026-11-01T05:30",
    ]);
  });

  it("always advances, in every zone and week of a year", () => {
    for (const zone of [
      "America/Los_Angeles",
      "Australia/Lord_Howe",
      "America/Santiago",
      "Africa/Cairo",
      "UTC",
    ]) {
      for (const bucket of ["day", "week"] as const) {
        const made = starts(bucket, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z", zone);
        expect(made).toEqual([...new Set(made)].toSorted());
        expect(made.length).toBeGreaterThanOrEqual(bucket === "day" ? 365 : 52);
        expect(made.length).toBeLessThanOrEqual(bucket === "day" ? 366 : 54);
      }
    }
  });

  it("refuses more than 1,000", () => {
    expect(bucketStarts("UTC", "hour", 0, 1_000 * 3_600_000).ok).toBe(true);
    expect(bucketStarts("UTC", "hour", 0, 1_001 * 3_600_000)).toMatchObject({
      ok: false,
      error: { field: "bucket" },
    });
  });
});

describe("shares and averages", () => {
  it("round half up, and are null if the divisor is 0", () => {
    expect([
      basisPointsOf(1n, 3n),
      basisPointsOf(2n, 3n),
      basisPointsOf(1n, 20_000n),
      basisPointsOf(0n, 0n),
    ]).toEqual([3_333, 6_667, 1, null]);
    expect([averageCents(100n, 3n), averageCents(5n, 2n), averageCents(1n, 0n)]).toEqual([
      33n,
      3n,
      null,
    ]);
  });
});
