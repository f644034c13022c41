// Counts working days: Monday to Friday, without federal holidays.
import { localMoment, zoneOffsetMinutes } from "../distribution/calendar.ts";
import { MINUTE_MS } from "../time.ts";
import { isFederalHoliday } from "./holidays.ts";

/** Monday to Friday. */
const WORKING_WEEK = 5;

/**
 * The end of the last of `days` working days after the day of `fromMs` in `zone`, in epoch
 * milliseconds. The day of `fromMs` itself does not count.
 */
export function endOfWorkingDays(fromMs: number, zone: string, days: number): number {
  let endMs = localMoment(zone, fromMs).nextDayMs;
  for (let left = days; left > 0;) {
    const day = localMoment(zone, endMs);
    if (day.weekday < WORKING_WEEK && !isHoliday(zone, endMs)) left -= 1;
    endMs = day.nextDayMs;
  }
  return endMs;
}

function isHoliday(zone: string, atMs: number): boolean {
  const wall = new Date(atMs + zoneOffsetMinutes(zone, atMs) * MINUTE_MS);
  return isFederalHoliday(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
}
