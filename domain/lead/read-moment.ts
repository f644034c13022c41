// Reads a moment as programs and spreadsheets write it.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../time.ts";
import { cleanFigures } from "./clean-figures.ts";

const MAX_LENGTH = 60;
const EPOCH = /^(\d{9,14})(?:\.(\d{1,9}))?$/;
/** From here on, 9 to 14 digits are milliseconds. */
const MILLISECONDS_DIGITS = 12;
/** Days since 1899-12-30, as spreadsheets count: 1982 to 2064. */
const SERIAL = /^([3-5]\d{4})(?:[.,](\d{1,12}))?$/;
const SERIAL_ZERO_MS = Date.UTC(1899, 11, 30);

const ZONE = "(z|utc|gmt|[+-]\\d\\d(?::?\\d\\d)?)";
const TIME = `(\\d\\d?):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9}))?)?\\s?([ap]\\.?m\\.?)?\\s?${ZONE}?`;
/** ISO 8601, and PostgreSQL's "2026-03-01 17:05:00+00". */
const ISO = new RegExp(`^(\\d{4})[-/](\\d\\d)[-/](\\d\\d)(?:[t ]${TIME})?$`);
/** RFC 2822: "Sun, 01 Mar 2026 17:05:00 +0000". */
const RFC = new RegExp(
  `^(?:[a-z]{3,9}, ?)?(\\d\\d?)[ -]([a-z]{3})[a-z]*[ -](\\d{4})[ ,]*(?:${TIME})?$`,
);
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A moment in epoch milliseconds; null if there is none: ISO 8601 (without a zone in UTC; a date
 * alone means its midnight), RFC 2822, epoch seconds (with a fraction) or milliseconds (12 digits
 * and more), or a spreadsheet's number of days. A date such as 10/11/2026 is refused, because
 * countries read it differently.
 */
export function readMoment(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const usual = readIso(text.toLowerCase());
  if (usual !== null) return usual;
  const moment = cleanFigures(text).toLowerCase();
  return readNumber(moment) ?? readIso(moment) ?? readRfc(moment);
}

function readNumber(text: string): number | null {
  const [, whole, fraction = ""] = EPOCH.exec(text) ?? [];
  if (whole !== undefined) {
    if (whole.length >= MILLISECONDS_DIGITS) return Number(whole);
    return Number(whole) * SECOND_MS + milliseconds(fraction);
  }
  const [, days, part = "0"] = SERIAL.exec(text) ?? [];
  return days === undefined
    ? null
    : SERIAL_ZERO_MS + Math.round(Number(`${days}.${part}`) * (DAY_MS / SECOND_MS)) * SECOND_MS;
}

function readIso(text: string): number | null {
  const match = ISO.exec(text);
  if (match === null) return null;
  const [, year, month, day, ...time] = match;
  return momentOf(Number(year), Number(month), Number(day), time);
}

function readRfc(text: string): number | null {
  const match = RFC.exec(text);
  if (match === null) return null;
  const [, day, month = "", year, ...time] = match;
  return momentOf(Number(year), MONTHS.indexOf(month) + 1, Number(day), time);
}

/** Null if the calendar has no such day, or the day no such time. */
function momentOf(
  year: number,
  month: number,
  day: number,
  [hours = "0", minutes = "0", seconds = "0", fraction = "", half, zone]: readonly (
    | string
    | undefined
  )[],
): number | null {
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  const ms = Date.UTC(year, month - 1, day);
  const written = new Date(ms);
  // Date.UTC turns February 31 into a day in March: an invalid date is refused.
  if (written.getUTCMonth() !== month - 1 || written.getUTCDate() !== day) return null;
  if (hour === null || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (
    ms +
    hour * HOUR_MS +
    Number(minutes) * MINUTE_MS +
    Number(seconds) * SECOND_MS +
    milliseconds(fraction) -
    offsetMs(zone)
  );
}

/** The hour of the day for an hour from 1 to 12 in its half: 12 am is 0. */
function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.startsWith("p") ? 12 : 0);
}

function offsetMs(zone: string | undefined): number {
  if (zone === undefined || !/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(":", "") || 0);
  return (zone.startsWith("-") ? -1 : 1) * minutes * MINUTE_MS;
}

function milliseconds(fraction: string): number {
  return Number(fraction.slice(0, 3).padEnd(3, "0"));
}
