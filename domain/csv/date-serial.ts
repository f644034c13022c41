// Turns the day numbers of spreadsheets into dates.
import { DAY_MS, SECOND_MS } from "../time.ts";

/** The year that a workbook counts days from. */
export type DateSystem = 1900 | 1904;

const DAY_S = DAY_MS / SECOND_MS;
/** December 31, 9999, in each system: the last day that spreadsheets know. */
const LAST_DAY: Readonly<Record<DateSystem, number>> = { 1900: 2_958_465, 1904: 2_957_003 };
/** Day 60 of the system of 1900 is February 29, 1900, a day that never was. */
const LEAP_FAULT = 60;

/**
 * The moment of a day number, to the second and without a zone: `2026-11-10`, or
 * `2026-11-10T14:05:00` if the number or its format has a time. A time alone is `14:05:00`. Null
 * for numbers that are no moment. ECMA-376 Part 1, 18.17.4.1.
 */
export function isoOfSerial(
  serial: number,
  { hasDay, hasTime }: { readonly hasDay: boolean; readonly hasTime: boolean },
  system: DateSystem,
): string | null {
  // Rounded, because a second is no finite binary fraction of a day.
  const seconds = Math.round(serial * DAY_S);
  const day = Math.floor(seconds / DAY_S);
  if (!(day >= 0 && day <= LAST_DAY[system])) return null;
  const rest = seconds - day * DAY_S;
  const time = new Date(rest * SECOND_MS).toISOString().slice(11, 19);
  // The system of 1900 begins with day 1.
  if (day === 0 && (system === 1900 || !hasDay)) return rest > 0 || !hasDay ? time : null;
  const date = dateOf(day, system);
  return rest > 0 || hasTime ? `${date}T${time}` : date;
}

function dateOf(day: number, system: DateSystem): string {
  if (system === 1900 && day === LEAP_FAULT) return "1900-02-29";
  const start =
    system === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < LEAP_FAULT ? 31 : 30);
  return new Date(start + day * DAY_MS).toISOString().slice(0, 10);
}
