// Computes with calendar days, which the database places in a time zone: the days of a report, and
// the same number of days before.
import { type Result, ok, refuse } from "../../result.ts";
import { DAY_MS } from "../../time.ts";
import { MOST_DAYS } from "../longest-period.ts";

const EARLIEST = "2000-01-01";
const LATEST = "2999-12-31";
/** 1970-01-01 was a Thursday. */
const DAYS_FROM_MONDAY = 3;
const WEEK_DAYS = 7;

/** Calendar days as YYYY-MM-DD, both included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** The days of a report, and those that it is compared with: as many, just before. */
export interface ComparedDays extends Days {
  readonly previous: Days;
  readonly count: number;
}

export interface DaysProblem {
  readonly field: "first" | "last";
  readonly message: string;
}

/** Whether a text is a calendar day as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the day some days later, or earlier with a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one to another: 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (daysBetween("1970-01-01", day) + DAYS_FROM_MONDAY) % WEEK_DAYS;
  return addDays(day, -((sinceMonday + WEEK_DAYS) % WEEK_DAYS));
}

/** Reads the days of a report. Refuses what are no days, or too many. */
export function readDays(first: string, last: string): Result<ComparedDays, DaysProblem> {
  const isKnown = (day: string): boolean => isDay(day) && day >= EARLIEST && day <= LATEST;
  if (!isKnown(first))
    return refuse({
      field: "first",
      message: "Send a day as YYYY-MM-DD, not before the year 2000.",
    });
  if (!isKnown(last) || last < first)
    return refuse({ field: "last", message: "Send a day as YYYY-MM-DD, not before first." });
  const count = daysBetween(first, last) + 1;
  if (count > MOST_DAYS)
    return refuse({ field: "last", message: `Request at most ${MOST_DAYS} days.` });
  return ok({
    first,
    last,
    previous: { first: addDays(first, -count), last: addDays(first, -1) },
    count,
  });
}
