// Computes periods of whole days in the reader's time zone, and the previous period of the same
// length.
import { DAY_MS } from "../../domain/time.ts";

export const PERIODS = ["today", "7d", "28d", "90d", "custom"] as const;
export type Period = (typeof PERIODS)[number];

/** Calendar days as YYYY-MM-DD, and the instants that bound them. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
  /** The first instant, ISO 8601. */
  readonly from: string;
  /** The instant after the last one. */
  readonly until: string;
}

export interface PeriodRange extends DayRange {
  /** Every day of it, in order. */
  readonly days: readonly string[];
  readonly before: DayRange;
}

const LENGTHS: Readonly<Record<Period, number>> = {
  today: 1,
  "7d": 7,
  "28d": 28,
  "90d": 90,
  custom: 28,
};
/** More days than this cannot be distinguished on a chart. */
const LONGEST = 400;

/** Returns the day of an instant in a zone. */
export function dayOf(ms: number, timeZone: string): string {
  const { year, month, day } = partsOf(ms, timeZone);
  return toDay(Date.UTC(year, month - 1, day));
}

/**
 * Returns the instant at which a day begins in a zone; if clocks jump over midnight, the first
 * instant that exists.
 */
export function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const guess = wanted - offsetAt(wanted, timeZone);
  const start = wanted - offsetAt(guess, timeZone);
  return dayOf(start, timeZone) === day ? start : Math.max(guess, start);
}

/** Returns the day some days later, or earlier with a negative number. */
export function addDays(day: string, count: number): string {
  return toDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/**
 * Returns the days of a period that ends today, or of a chosen one; reversed ends are swapped,
 * missing ones get their defaults.
 */
export function rangeOf(
  period: Period,
  chosen: { readonly from: string | null; readonly to: string | null },
  today: string,
  timeZone: string,
): PeriodRange {
  const [one, other] =
    period === "custom"
      ? [chosen.from ?? addDays(chosen.to ?? today, 1 - LENGTHS.custom), chosen.to ?? today]
      : [addDays(today, 1 - LENGTHS[period]), today];
  const last = one < other ? other : one;
  const earliest = one < other ? one : other;
  const wanted = countDays(earliest, last);
  const count = Math.min(wanted, LONGEST);
  const first = addDays(last, 1 - count);
  return {
    ...between(first, last, timeZone),
    days: Array.from({ length: count }, (_, index) => addDays(first, index)),
    before: between(addDays(first, -count), addDays(first, -1), timeZone),
  };
}

function between(first: string, last: string, timeZone: string): DayRange {
  return {
    first,
    last,
    from: new Date(startOfDay(first, timeZone)).toISOString(),
    until: new Date(startOfDay(addDays(last, 1), timeZone)).toISOString(),
  };
}

function countDays(first: string, last: string): number {
  return (
    Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS) + 1
  );
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function offsetAt(ms: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(ms, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function partsOf(ms: number, timeZone: string) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
}
