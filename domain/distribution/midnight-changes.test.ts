// Tests that days, caps, pacing, schedules, daily emails, calling hours and reports keep one rule
// on days when a clock changes, in every zone of the runtime's table and where midnight itself is
// skipped or comes twice.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callingMoment } from "../calling/calling-hours.ts";
import { nextDigest, quietUntil } from "../notifications/when-to-send.ts";
import { bucketStarts } from "../reports/period.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import { isOpen, localMoment, openSeconds, zoneOffsetMinutes } from "./calendar.ts";

const QUARTER_MS = 15 * MINUTE_MS;
/** Zones that change at midnight, or did, and a year in which they do. */
const AT_MIDNIGHT: readonly (readonly [zone: string, year: number])[] = [
  ["America/Havana", 2026],
  ["Asia/Beirut", 2026],
  ["Africa/Cairo", 2026],
  ["America/Asuncion", 2023],
  ["America/Santiago", 2026],
  ["Pacific/Easter", 2026],
  ["Atlantic/Azores", 2026],
  ["Asia/Gaza", 2022],
  ["Asia/Gaza", 2026],
  ["Asia/Hebron", 2026],
  ["America/Sao_Paulo", 2017],
  ["Asia/Amman", 2021],
  ["Asia/Damascus", 2021],
  ["Asia/Tehran", 2021],
  ["America/Scoresbysund", 2026],
  ["America/Nuuk", 2026],
];
const offsetAt = (zone: string, atMs: number): number => zoneOffsetMinutes(zone, atMs);
const dateAt = (zone: string, atMs: number): number =>
  Math.floor((atMs + offsetAt(zone, atMs) * MINUTE_MS) / DAY_MS);

/** The instants of a year from which on the zone's offset is another. */
function changesIn(zone: string, year: number): number[] {
  const changes: number[] = [];
  for (let month = 0; month < 12; month += 1) {
    let from = Date.UTC(year, month, 1);
    const to = Date.UTC(year, month + 1, 1);
    // Morocco changes twice within a month: half months are bisected.
    for (const end of [from + 14 * DAY_MS, to]) {
      let [low, high] = [from, end];
      if (offsetAt(zone, low) !== offsetAt(zone, high)) {
        while (high - low > QUARTER_MS) {
          const middle = Math.floor((low + high) / 2 / QUARTER_MS) * QUARTER_MS;
          if (offsetAt(zone, middle) === offsetAt(zone, from)) low = middle;
          else high = middle;
        }
        changes.push(high);
      }
      from = end;
    }
  }
  return changes;
}

const CHANGES = [
  ...AT_MIDNIGHT,
  ...Intl.supportedValuesOf("timeZone").map((zone) => [zone, 2026] as const),
].flatMap(([zone, year]) => changesIn(zone, year).map((atMs) => ({ zone, atMs })));

const hours = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .filter(([open, close]) => open < close);

describe("a day on which the clock changes", () => {
  it("is found in many zones, also at midnight", () => {
    expect(CHANGES.length).toBeGreaterThan(250);
    const skipped = CHANGES.filter(
      ({ zone, atMs }) =>
        localMoment(zone, atMs).starts.day === atMs && localMoment(zone, atMs).minute > 0,
    );
    expect(new Set(skipped.map(({ zone }) => zone)).size).toBeGreaterThan(7);
  });

  it("is the instants with one date, without a gap, in every zone", () => {
    const wrong: string[] = [];
    for (const { zone, atMs } of CHANGES)
      for (let ms = atMs - 26 * HOUR_MS; ms < atMs + 26 * HOUR_MS; ms += QUARTER_MS) {
        const { starts, nextDayMs, weekday } = localMoment(zone, ms);
        const date = dateAt(zone, ms);
        const isRight =
          starts.day <= ms &&
          ms < nextDayMs &&
          [starts.day, nextDayMs - 1].every((edge) => dateAt(zone, edge) === date) &&
          [starts.day - 1, nextDayMs].every((edge) => dateAt(zone, edge) !== date) &&
          localMoment(zone, nextDayMs).starts.day === nextDayMs &&
          (((date + 3) % 7) + 7) % 7 === weekday &&
          starts.hour <= ms &&
          ms - starts.hour < HOUR_MS &&
          starts.week <= starts.day &&
          localMoment(zone, starts.week).weekday === 0 &&
          localMoment(zone, starts.week).starts.day === starts.week &&
          localMoment(zone, starts.month).starts.day === starts.month;
        if (!isRight) wrong.push(`${zone} at ${new Date(ms).toISOString()}`);
      }
    expect(wrong).toEqual([]);
  });

  it("has the open seconds in which its schedule is open, minute by minute", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGES),
        hours,
        fc.integer({ min: -2, max: 2 }),
        ({ zone, atMs }, [openMinute, closeMinute], days) => {
          const day = localMoment(zone, atMs + days * 12 * HOUR_MS);
          const schedule = {
            timeZone: zone,
            hours: [{ weekday: day.weekday, openMinute, closeMinute }],
          };
          let open = 0;
          const middle = Math.floor((day.starts.day + day.nextDayMs) / 2 / MINUTE_MS) * MINUTE_MS;
          let before = 0;
          for (let ms = day.starts.day; ms < day.nextDayMs; ms += MINUTE_MS) {
            if (!isOpen(schedule, localMoment(zone, ms))) continue;
            open += 60;
            if (ms < middle) before += 60;
          }
          expect(openSeconds(schedule, localMoment(zone, middle), middle)).toEqual({
            open,
            elapsed: before,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("has one daily email, and one bucket of a report", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGES),
        fc.integer({ min: 0, max: 23 }),
        ({ zone, atMs }, digestHour) => {
          const [fromMs, toMs] = [atMs - 3 * DAY_MS, atMs + 3 * DAY_MS];
          const sent: number[] = [];
          for (let ms = fromMs; ms < toMs;) {
            ms = nextDigest({ digestHour, timeZone: zone }, ms);
            sent.push(ms);
          }
          // An hour that the clock skips is as long after the change, maybe on the next date. Where
          // the clock changes by two hours (Troll), both edges of the six days may have an email.
          expect([6, 7, 8]).toContain(sent.length);
          for (const [index, ms] of sent.slice(1).entries())
            expect(Math.abs(ms - (sent[index] ?? 0) - DAY_MS)).toBeLessThanOrEqual(2 * HOUR_MS);
          const starts = bucketStarts(zone, "day", fromMs, toMs);
          if (!starts.ok) throw new Error("six days are few");
          const dates = starts.value.map((ms) => dateAt(zone, ms));
          expect(dates).toEqual(dates.map((_, index) => (dates[0] ?? 0) + index));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("has quiet hours that end when the clock shows a time outside them", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGES),
        fc.integer({ min: -20, max: 20 }),
        (change, half) => {
          const { zone } = change;
          const atMs = change.atMs + half * 30 * MINUTE_MS;
          const endMs = quietUntil(
            { quietHours: { from: "22:00", until: "07:30" }, timeZone: zone },
            atMs,
          );
          const isQuiet = (ms: number): boolean => {
            const { minute } = localMoment(zone, ms);
            return minute >= 22 * 60 || minute < 7 * 60 + 30;
          };
          expect(endMs === null).toBe(!isQuiet(atMs));
          if (endMs === null) return;
          expect(isQuiet(endMs)).toBe(false);
          for (let ms = atMs; ms < endMs; ms += 5 * MINUTE_MS) expect(isQuiet(ms)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("has calling hours by its own clock, where midnight is skipped too", () => {
    const span = { from: 8 * 60, until: 21 * 60 };
    const rule = {
      state: "US",
      weekdays: span,
      saturday: span,
      sunday: span,
      holidays: true,
      mostCalls: null,
      source: "",
      checkedOn: "2026-11-25",
    };
    for (const { zone, atMs } of CHANGES.slice(0, 60))
      for (let ms = atMs - 20 * HOUR_MS; ms < atMs + 20 * HOUR_MS; ms += HOUR_MS) {
        const { minute } = localMoment(zone, ms);
        const isWithin = minute >= span.from && minute < span.until;
        expect([zone, ms, callingMoment(rule, zone, ms).isWithin]).toEqual([zone, ms, isWithin]);
      }
  });
});
