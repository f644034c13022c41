// Computes the legal public holidays of the United States (5 U.S.C. 6103).
import { DAY_MS } from "../time.ts";

const [SATURDAY, SUNDAY] = [6, 0];
const MONDAY = 1;
const THURSDAY = 4;

/**
 * Month (0 is January) and day. Inauguration Day is a holiday only in Washington, so it is left
 * out.
 */
const FIXED: readonly (readonly [month: number, day: number])[] = [
  [0, 1],
  [5, 19],
  [6, 4],
  [10, 11],
  [11, 25],
];
/** The nth weekday (0 is Sunday) of a month; nth 0 means the last one. */
const MOVING: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [0, MONDAY, 3],
  [1, MONDAY, 3],
  [4, MONDAY, 0],
  [8, MONDAY, 1],
  [9, MONDAY, 2],
  [10, THURSDAY, 4],
];

/**
 * Whether a date is a federal holiday: the day itself, or the Friday or Monday on which a weekend
 * holiday is observed. Both count, because the states' rules differ on which one they mean. `month`
 * 0 is January.
 */
export function isFederalHoliday(year: number, month: number, day: number): boolean {
  const dateMs = Date.UTC(year, month, day);
  // New Year's Day of the next year may be observed on the last day of this one.
  return [year, year + 1].some((one) => holidaysOf(one).includes(dateMs));
}

function holidaysOf(year: number): number[] {
  const fixed = FIXED.flatMap(([month, day]) => {
    const dateMs = Date.UTC(year, month, day);
    const weekday = new Date(dateMs).getUTCDay();
    return weekday === SATURDAY
      ? [dateMs, dateMs - DAY_MS]
      : weekday === SUNDAY
        ? [dateMs, dateMs + DAY_MS]
        : [dateMs];
  });
  return [
    ...fixed,
    ...MOVING.map(([month, weekday, nth]) => nthWeekday(year, month, weekday, nth)),
  ];
}

/**
 * The nth weekday (0 is Sunday) of a month (0 is January), or the last one if `nth` is 0; midnight
 * of that day in UTC, epoch milliseconds.
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth === 0) {
    const lastMs = Date.UTC(year, month + 1, 0);
    return lastMs - ((new Date(lastMs).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  }
  const firstMs = Date.UTC(year, month, 1);
  return firstMs + (((weekday - new Date(firstMs).getUTCDay() + 7) % 7) + (nth - 1) * 7) * DAY_MS;
}
