// Computes the network's deadline to decide a return, in working days.
import { isFederalHoliday } from "../calling/holidays.ts";
import { localMoment, zoneOffsetMinutes } from "../distribution/calendar.ts";
import { MINUTE_MS } from "../time.ts";

/** Monday to Friday. */
const WORKING_WEEK = 5;

/**
 * The network's deadline for a return that reached it at `fromMs`: the end of the last of
 * `workingDays` working days after that day in `zone`.
 */
export function decideUntilMs(fromMs: number, zone: string, workingDays: number): number {
  let endMs = localMoment(zone, fromMs).nextDayMs;
  for (let left = workingDays; left > 0;) {
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
