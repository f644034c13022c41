// Tests windows by the wall clock of the campaign's zone, including days when the clocks change.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isOpen,
  isTimeZone,
  localMoment,
  openSeconds,
  openUntil,
  wallToUtc,
  zoneOffsetMinutes,
} from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, capRefusal, countPurchase, paceRefusal } from "./caps.ts";
import { cents } from "../money/money.ts";
import { HOUR_MS } from "../time.ts";

const iso = (ms: number): string => new Date(ms).toISOString();

describe("zoneOffsetMinutes", () => {
  it("equals the zone's own clock, including days when it changes", () => {
    const aroundChanges = fc
      .tuple(
        fc.constantFrom(
          Date.parse("2026-03-08T00:00:00Z"),
          Date.parse("2026-11-01T00:00:00Z"),
          Date.parse("2026-10-04T00:00:00Z"),
        ),
        fc.integer({ min: -HOUR_MS, max: 30 * HOUR_MS }),
      )
      .map(([day, ms]) => day + ms);
    const any = fc.integer({ min: 1_577_836_800_000, max: 1_893_456_000_000 });
    fc.assert(
      fc.property(
        fc.oneof(any, aroundChanges),
        fc.constantFrom(
          "America/New_York",
          "America/Phoenix",
          "Asia/Kathmandu",
          "Australia/Lord_Howe",
          "UTC",
        ),
        (at, zone) => {
          const parts = new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hourCycle: "h23",
            year: "numeric",
            month: "numeric",
            day: "numeric",
            hour: "numeric",
            minute: "numeric",
          }).formatToParts(at);
          const read = (type: string): number =>
            Number(parts.find((part) => part.type === type)?.value);
          const wall = Date.UTC(
            read("year"),
            read("month") - 1,
            read("day"),
            read("hour"),
            read("minute"),
          );
          expect(zoneOffsetMinutes(zone, at)).toBe(
            (wall - Math.floor(at / 60_000) * 60_000) / 60_000,
          );
        },
      ),
    );
  });
});

describe("openUntil", () => {
  it("agrees with isOpen up to the returned moment", () => {
    const hours = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      openMinute: fc.integer({ min: 0, max: 1_439 }),
      closeMinute: fc.integer({ min: 1, max: 1_440 }),
    });
    const schedule = fc.record({
      timeZone: fc.constantFrom("America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"),
      hours: fc.array(hours, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(
        schedule,
        fc.integer({
          min: Date.parse("2026-10-30T00:00:00Z"),
          max: Date.parse("2026-11-08T00:00:00Z"),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, atMs, share) => {
          const { isOpen: isOpenNow, untilMs } = openUntil(one, atMs);
          expect(untilMs).toBeGreaterThan(atMs);
          for (const ms of [atMs, atMs + Math.floor(share * (untilMs - 1 - atMs)), untilMs - 1])
            expect(isOpen(one, localMoment(one.timeZone, ms))).toBe(isOpenNow);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("localMoment", () => {
  it("starts the windows by the local clock", () => {
    const moment = localMoment("America/Los_Angeles", Date.parse("2026-06-03T05:37:20Z"));
    expect(moment).toMatchObject({ weekday: 1, minute: 22 * 60 + 37 });
    expect(iso(moment.starts.hour)).toBe("2026-06-03T05:00:00.000Z");
    expect(iso(moment.starts.day)).toBe("2026-06-02T07:00:00.000Z");
    expect(iso(moment.starts.week)).toBe("2026-06-01T07:00:00.000Z");
    expect(iso(moment.starts.month)).toBe("2026-06-01T07:00:00.000Z");
  });

  it.each([
    ["2026-03-08T18:00:00Z", 23],
    ["2026-11-01T18:00:00Z", 25],
    ["2026-06-03T18:00:00Z", 24],
  ])("a day at %s has %i hours", (at, hours) => {
    const moment = localMoment("America/New_York", Date.parse(at));
    expect((moment.nextDayMs - moment.starts.day) / HOUR_MS).toBe(hours);
  });

  it("starts a month that began before the clocks changed", () => {
    expect(
      iso(localMoment("America/New_York", Date.parse("2026-03-20T12:00:00Z")).starts.month),
    ).toBe("2026-03-01T05:00:00.000Z");
  });

  it("reads zones with odd offsets", () => {
    const moment = localMoment("Asia/Kathmandu", Date.parse("2026-06-03T18:20:00Z"));
    expect(moment.minute).toBe(5);
    expect(iso(moment.starts.hour)).toBe("2026-06-03T18:15:00.000Z");
  });

  it("is always within its own day, hour and week", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_577_836_800_000, max: 1_893_456_000_000 }),
        fc.constantFrom(
          "America/New_York",
          "America/Denver",
          "America/Phoenix",
          "Pacific/Honolulu",
          "UTC",
        ),
        (at, zone) => {
          const { starts, nextDayMs } = localMoment(zone, at);
          expect(starts.hour).toBeLessThanOrEqual(at);
          expect(at - starts.hour).toBeLessThan(HOUR_MS);
          expect(starts.day).toBeLessThanOrEqual(starts.hour);
          expect(nextDayMs).toBeGreaterThan(at);
          expect(at - starts.week).toBeLessThan(7 * 25 * HOUR_MS);
          expect(localMoment(zone, starts.day).minute).toBe(0);
        },
      ),
    );
  });

  it("recognizes time zones", () => {
    expect(isTimeZone("America/Boise")).toBe(true);
    expect(isTimeZone("America/Nowhere")).toBe(false);
  });

  it.each([
    ["America/Chicago", "2026-07-04T09:30", "2026-07-04T14:30:00.000Z", "an ordinary time"],
    ["America/New_York", "2028-03-12T02:00", "2028-03-12T07:00:00.000Z", "skipped"],
    ["America/New_York", "2028-03-12T02:30", "2028-03-12T07:30:00.000Z", "skipped"],
    ["America/New_York", "2028-03-12T03:00", "2028-03-12T07:00:00.000Z", "after the change"],
    ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00.000Z", "twice"],
    ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z", "skipped"],
    ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z", "twice"],
    ["America/Havana", "2026-03-08T00:00", "2026-03-08T05:00:00.000Z", "a skipped midnight"],
    ["America/Havana", "2026-11-01T00:30", "2026-11-01T04:30:00.000Z", "twice"],
    ["Africa/Cairo", "2026-04-24T00:00", "2026-04-23T22:00:00.000Z", "a skipped midnight"],
  ])("in %s at %s is %s: %s", (zone, wall, instant) => {
    expect(iso(wallToUtc(zone, Date.parse(`${wall}Z`)))).toBe(instant);
  });

  it("is the first instant that shows the time, or one after the change that skips it", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const minutes = fc.integer({
      min: Date.parse("2024-01-01T00:00Z") / 60_000,
      max: Date.parse("2032-01-01T00:00Z") / 60_000,
    });
    const shown = (zone: string, atMs: number): number =>
      atMs + zoneOffsetMinutes(zone, atMs) * 60_000;
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const wallMs = minute * 60_000;
        const atMs = wallToUtc(zone, wallMs);
        expect(shown(zone, atMs)).toBeGreaterThanOrEqual(wallMs);
        for (let ms = atMs - 3 * HOUR_MS; ms < atMs; ms += HOUR_MS / 4)
          expect(shown(zone, ms)).not.toBe(wallMs);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("schedules and pacing", () => {
  const schedule = {
    timeZone: "America/Los_Angeles",
    hours: [{ weekday: 2, openMinute: 540, closeMinute: 1_020 }],
  };
  const at = (text: string) => ({
    ms: Date.parse(text),
    moment: localMoment("America/Los_Angeles", Date.parse(text)),
  });

  it.each([
    ["2026-06-03T15:59:00Z", false],
    ["2026-06-03T16:00:00Z", true],
    ["2026-06-03T23:59:00Z", true],
    ["2026-06-04T00:00:00Z", false],
    ["2026-06-04T17:00:00Z", false],
  ])("is open at %s: %s", (text, open) => {
    expect(isOpen(schedule, at(text).moment)).toBe(open);
  });

  it("counts the open seconds of the day", () => {
    const { ms, moment } = at("2026-06-03T18:00:00Z");
    expect(openSeconds(schedule, moment, ms)).toEqual({ open: 8 * 3_600, elapsed: 2 * 3_600 });
  });

  it("spreads a day's cap over its open hours, at least one lead", () => {
    const limits = { leads: { day: 16 }, cents: {} };
    const refusalAfter = (text: string, leads: number): string | null => {
      const { ms, moment } = at(text);
      const counters: Counters = {
        ...EMPTY_COUNTERS,
        day: { startMs: moment.starts.day, leads, cents: 0n },
      };
      return paceRefusal(limits, counters, schedule, moment, ms, 100n);
    };
    expect(refusalAfter("2026-06-03T16:00:01Z", 0)).toBeNull();
    expect(refusalAfter("2026-06-03T16:00:01Z", 1)).toBe("cap_reached");
    expect(refusalAfter("2026-06-03T20:00:00Z", 7)).toBeNull();
    expect(refusalAfter("2026-06-03T20:00:00Z", 8)).toBe("cap_reached");
  });

  it("reads a window with an old start as empty", () => {
    const today = at("2026-06-03T18:00:00Z");
    const taken = countPurchase(EMPTY_COUNTERS, today.moment, 500n);
    const limits = { leads: { day: 1, total: 2 }, cents: { day: cents(500) } };
    expect(capRefusal(limits, taken, today.moment, 100n)).toBe("cap_reached");
    const tomorrow = at("2026-06-04T18:00:00Z");
    expect(capRefusal(limits, taken, tomorrow.moment, 500n)).toBeNull();
    expect(capRefusal(limits, taken, tomorrow.moment, 501n)).toBe("budget_exhausted");
    expect(
      capRefusal(
        limits,
        countPurchase(taken, tomorrow.moment, 1n),
        at("2026-06-05T18:00:00Z").moment,
        1n,
      ),
    ).toBe("cap_reached");
  });
});
