// The windows that a campaign's caps count in, as spans of time for the reports.
import { addDays, dayOf, startOfDay } from "../../lib/period.ts";

export type CapWindow = "day" | "week" | "month" | "total";
export const CAP_WINDOWS: readonly CapWindow[] = ["day", "week", "month", "total"];

/** As far as a report looks back. */
const LONGEST_DAYS = 399;
const MONDAY_FIRST = 6;
const DAYS_A_WEEK = 7;

/** From the beginning of the window that is now until tomorrow begins, by the zone's clock, as a query; a week begins on Monday. `total` is as far as reports go. */
export function windowQuery(window: CapWindow, zone: string, nowMs: number): string {
  const today = dayOf(nowMs, zone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK;
  const first = { day: today, week: addDays(today, -weekday), month: `${today.slice(0, 8)}01`, total: addDays(today, 1 - LONGEST_DAYS) }[window];
  return spanQuery(new Date(startOfDay(first, zone)).toISOString(), new Date(startOfDay(addDays(today, 1), zone)).toISOString());
}

export function spanQuery(from: string, to: string): string {
  return new URLSearchParams({ from, to }).toString();
}
