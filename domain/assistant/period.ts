// Converts a named period to days, relative to a day.
import { addDays, addMonths } from "../qualification/days.ts";
import type { NamedPeriod } from "./turns.ts";

/** Days as YYYY-MM-DD, inclusive. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/**
 * The days of a period as of `todayIso`. Weeks begin on Monday; current periods, and "the last 7
 * days", end today.
 */
export function periodOf(named: NamedPeriod, todayIso: string): Days {
  const back = (days: number): string => addDays(todayIso, -days);
  const monday = back((new Date(todayIso).getUTCDay() + 6) % 7);
  const firstOfMonth = `${todayIso.slice(0, 7)}-01`;
  switch (named) {
    case "today":
      return { from: todayIso, until: todayIso };
    case "yesterday":
      return { from: back(1), until: back(1) };
    case "this_week":
      return { from: monday, until: todayIso };
    case "last_week":
      return { from: addDays(monday, -7), until: addDays(monday, -1) };
    case "last_7_days":
      return { from: back(6), until: todayIso };
    case "this_month":
      return { from: firstOfMonth, until: todayIso };
    case "last_month":
      return { from: addMonths(firstOfMonth, -1), until: addDays(firstOfMonth, -1) };
    case "last_30_days":
      return { from: back(29), until: todayIso };
    case "last_90_days":
      return { from: back(89), until: todayIso };
    case "this_year":
      return { from: `${todayIso.slice(0, 4)}-01-01`, until: todayIso };
  }
}
