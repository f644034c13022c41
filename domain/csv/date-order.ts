// Finds out in which order a column writes day and month, and reads its moments accordingly.
import { wallToUtc } from "../distribution/calendar.ts";
import { readMoment } from "../lead/read-moment.ts";

export const DATE_ORDERS = ["month_first", "day_first"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** How the moments of a file are to be read. */
export interface MomentReading {
  /** Null reads only dates that have one order, such as 21/11/2026. */
  readonly dateOrder: DateOrder | null;
  /** IANA zone of moments without a zone; null is UTC. */
  readonly timeZone: string | null;
}

/** `11/21/2026 5:05 PM`, `21.11.2026`, `21-11-26 17:05:00`. */
const DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/.-])/;
const TIME = /^(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?)?$/i;
const MONTHS = 12;
const NOON = 12;
/** A zone after the time of a moment, or a number of seconds, which needs none. */
const HAS_ZONE =
  /:\d\d(?:[.,]\d+)?\s*(?:[ap]\.?m\.?\s*)?(?:z|utc|gmt|[+-]\d\d(?::?\d\d)?)$|^\d{9,14}(?:\.\d+)?$/i;

/** What the dates of a column show. */
export interface DateColumn {
  /** The only order in which all of them are dates; null if there are none, two orders, or none. */
  readonly order: DateOrder | null;
  /** Whether a person must say the order. */
  readonly isAmbiguous: boolean;
  /** Whether some moment has neither zone nor offset. */
  readonly lacksZone: boolean;
}

/**
 * Looks at all dates of a column: one with a day beyond 12 decides for the others. Dots mean day
 * first, because the countries that use them write so.
 */
export function lookAtDates(cells: Iterable<string>): DateColumn {
  let dates = 0;
  let isMonthFirst = true;
  let isDayFirst = true;
  let lacksZone = false;
  for (const cell of cells) {
    const text = cell.trim();
    if (text === "") continue;
    const [, first, mark, second] = DATE.exec(text) ?? [];
    if (first === undefined) {
      lacksZone ||= readMoment(text) !== null && !HAS_ZONE.test(text);
      continue;
    }
    dates += 1;
    lacksZone ||= !HAS_ZONE.test(text);
    if (Number(first) > MONTHS || mark === ".") isMonthFirst = false;
    if (Number(second) > MONTHS) isDayFirst = false;
  }
  const isSure = dates > 0 && isMonthFirst !== isDayFirst;
  return {
    order: isSure ? (isDayFirst ? "day_first" : "month_first") : null,
    isAmbiguous: dates > 0 && !isSure,
    lacksZone,
  };
}

/**
 * The moment as ISO 8601: 11/21/2026 5:05 PM becomes 2026-11-21T17:05:00 in the zone of the file,
 * written in UTC. A date that has two readings stays as it is, and so does what is no date.
 */
export function tidyMoment(cell: string, reading: MomentReading): string {
  const local = isoOf(cell, reading.dateOrder) ?? cell;
  const { timeZone } = reading;
  if (timeZone === null || HAS_ZONE.test(local)) return local;
  const wallMs = readMoment(local);
  return wallMs === null ? local : new Date(wallToUtc(timeZone, wallMs)).toISOString();
}

function isoOf(cell: string, order: DateOrder | null): string | null {
  const match = DATE.exec(cell);
  if (match === null) return null;
  const [whole, first = "", mark, second = "", year = ""] = match;
  const sure = order ?? orderOf(Number(first), Number(second), mark);
  const time = TIME.exec(cell.slice(whole.length));
  if (sure === null || time === null) return null;
  const [month, day] = sure === "day_first" ? [second, first] : [first, second];
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const [, hour, minute = "00", seconds = "00", half] = time;
  if (hour === undefined) return date;
  const hours =
    half === undefined
      ? Number(hour)
      : (Number(hour) % NOON) + (half.toLowerCase() === "p" ? NOON : 0);
  return `${date}T${two(String(hours))}:${minute}:${seconds}`;
}

/** The order in which one date alone can be read; null if both are possible. */
function orderOf(first: number, second: number, mark: string | undefined): DateOrder | null {
  if (mark === ".") return "day_first";
  if (first > MONTHS) return "day_first";
  // The same day in both orders.
  return second > MONTHS || first === second ? "month_first" : null;
}

function two(digits: string): string {
  return digits.padStart(2, "0");
}
