// Computes the windows of a campaign's caps as periods for the reports.
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

/** The range that a report covers, ISO 8601. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * From the beginning of the current window to the beginning of tomorrow, in the zone; a week begins
 * on Monday. `total` is the longest range that reports allow.
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

/** Computed in the zone, because some zones have a half-hour offset. */
function startOfHour(zone: string, nowMs: number): number {
  const minute = Number(
    new Intl.DateTimeFormat("en-US", { timeZone: zone, minute: "numeric" }).format(nowMs),
  );
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS - minute * MINUTE_MS;
}
