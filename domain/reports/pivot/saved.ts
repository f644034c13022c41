// Computes the days of saved reports, and when the weekly email of one is due.
import { localMoment } from "../../distribution/calendar.ts";
import { DAY_MS, MINUTE_MS } from "../../time.ts";
import { type Days, addDays } from "./days.ts";

export const MOST_SAVED_REPORTS = 50;
export const REPORT_FORMATS = ["csv", "page"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The first four move with the day on which a report is read; `custom` has days of its own. */
export const SAVED_PERIODS = ["today", "7d", "28d", "90d", "custom"] as const;
type SavedPeriod = (typeof SAVED_PERIODS)[number];

/** The period of a saved report: `days` where it is custom. */
export interface SavedDays {
  readonly period: SavedPeriod;
  readonly days?: Days;
}

const LENGTHS: Readonly<Record<Exclude<SavedPeriod, "custom">, number>> = {
  today: 1,
  "7d": 7,
  "28d": 28,
  "90d": 90,
};

/**
 * The days of a saved report, where the last day that it may cover is `last`; null for a custom
 * period without its days.
 */
export function savedDays({ period, days }: SavedDays, last: string): Days | null {
  if (period === "custom") return days ?? null;
  return { first: addDays(last, 1 - LENGTHS[period]), last };
}

export interface WeeklyTime {
  /** 0 is Monday. */
  readonly weekday: number;
  /** 0 to 23 by the wall clock. */
  readonly hour: number;
}

const WEEK_DAYS = 7;
const HOUR_MINUTES = 60;

/**
 * The next moment after `atMs` at which a zone's clock shows the hour on the weekday; where the
 * clock skips the hour, the same time after the start of that day.
 */
export function nextWeekly({ weekday, hour }: WeeklyTime, zone: string, atMs: number): number {
  // A day on which the clock changes is 23 to 25 hours long: noon is within it in any case.
  let noonMs = localMoment(zone, atMs).starts.day + DAY_MS / 2;
  for (let day = 0; day <= WEEK_DAYS; day += 1) {
    const moment = localMoment(zone, noonMs);
    const dueMs = atHour(zone, moment.starts.day, hour);
    if (moment.weekday === weekday && dueMs > atMs) return dueMs;
    noonMs = moment.nextDayMs + DAY_MS / 2;
  }
  throw new Error("each weekday comes within eight days");
}

/** The moment at which a day's clock shows the hour. */
function atHour(zone: string, dayStartMs: number, hour: number): number {
  const wanted = hour * HOUR_MINUTES;
  const guess = dayStartMs + wanted * MINUTE_MS;
  const shown = localMoment(zone, guess);
  // After a change of the clocks on this day, the guess is off by as much.
  const offMinutes = shown.starts.day === dayStartMs ? wanted - shown.minute : 0;
  return guess + offMinutes * MINUTE_MS;
}
