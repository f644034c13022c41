// The windows that a campaign's caps count in, as spans of time for the reports.
import { LONGEST_WINDOW_DAYS } from "../../../../domain/reports/longest-period.ts";
import { addDays, dayOf, startOfDay } from "../../../lib/period.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";

export type CapWindow = "day" | "week" | "month" | "total";
/** Every window that a limit can be set on. */
export const LIMIT_WINDOWS = ["hour", "day", "week", "month", "total"] as const;
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];
export const CAP_WINDOWS: readonly CapWindow[] = ["day", "week", "month", "total"];

const MONDAY_FIRST = 6;
const DAYS_A_WEEK = 7;

/** The instants between which a report counts, ISO 8601. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * From the beginning of the window that is now until tomorrow begins, by the zone's clock; a week
 * begins on Monday. `total` is as far as reports go.
 */
export function windowSpan(window: LimitWindow, zone: string, nowMs: number): ReportSpan {
  if (window === "hour") {
    const from = startOfHour(zone, nowMs);
    return { from: new Date(from).toISOString(), to: new Date(from + HOUR_MS).toISOString() };
  }
  const today = dayOf(nowMs, zone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + MONDAY_FIRST) % DAYS_A_WEEK;
  const first = {
    day: today,
    week: addDays(today, -weekday),
    month: `${today.slice(0, 8)}01`,
    total: addDays(today, 1 - LONGEST_WINDOW_DAYS),
  }[window];
  return {
    from: new Date(startOfDay(first, zone)).toISOString(),
    to: new Date(startOfDay(addDays(today, 1), zone)).toISOString(),
  };
}

/** By the zone's clock: some zones are half an hour apart from the others. */
function startOfHour(zone: string, nowMs: number): number {
  const minute = Number(
    new Intl.DateTimeFormat("en-US", { timeZone: zone, minute: "numeric" }).format(nowMs),
  );
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS - minute * MINUTE_MS;
}
