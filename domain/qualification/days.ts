// Computes with calendar days as YYYY-MM-DD, without a clock or a time zone.
import { DAY_MS } from "../time.ts";

export interface Day {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
}

export function readDay(written: string): Day {
  const [year = 0, month = 1, day = 1] = written.split("-").map(Number);
  return { year, month, day };
}

/**
 * The day as YYYY-MM-DD. A day past the end of its month becomes the last one; a month past
 * December is in the next year.
 */
export function writeDay({ year, month, day }: Day): string {
  const date = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString().slice(0, 10);
}

export function addDays(written: string, days: number): string {
  return new Date(Date.parse(written) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day that the client claims as today, if possible: no place on Earth is more than a day from
 * UTC's date. Otherwise the day of `nowMs` in UTC.
 */
export function dayNear(said: string | undefined, nowMs: number): string {
  const ours = new Date(nowMs).toISOString().slice(0, 10);
  return said !== undefined && said >= addDays(ours, -1) && said <= addDays(ours, 1) ? said : ours;
}

export function addMonths(written: string, months: number): string {
  const { year, month, day } = readDay(written);
  return writeDay({ year, month: month + months, day });
}

/** Whole days between two days, negative if `until` is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}
