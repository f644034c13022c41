// Computes the deadlines of a return: the affiliate has some hours to answer, then the network
// three working days to decide.
import { isFederalHoliday } from "../calling/holidays.ts";
import { localMoment, zoneOffsetMinutes } from "../distribution/calendar.ts";
import { MINUTE_MS } from "../time.ts";

/** The network's time after the affiliate's answer, or after the time to answer. */
const WORKING_DAYS = 3;
/** Monday to Friday. */
const WORKING_WEEK = 5;

/**
 * The network's deadline for a return that reached it at `fromMs`: the end of the third working day
 * after that day in `zone`.
 */
export function decideUntilMs(fromMs: number, zone: string): number {
  let endMs = localMoment(zone, fromMs).nextDayMs;
  for (let left = WORKING_DAYS; left > 0;) {
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
