// Formats money, numbers, dates and times, each in one place, in the reader's language and time
// zone.
import { type Language, localeOf } from "../../../domain/languages.ts";
import { type Display, useDisplay } from "../display/display.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time.ts";

export interface Formats {
  /** Whole cents as dollars; `whole` leaves the cents out. */
  readonly money: (cents: number, whole?: "whole") => string;
  readonly number: (value: number) => string;
  /** For a mark on a map: 940, 1.2K, 30K. */
  readonly short: (value: number) => string;
  /** Basis points as a percentage with at most one decimal. */
  readonly percent: (basisPoints: number) => string;
  /** Nov 21, 2026 */
  readonly date: (iso: string) => string;
  /** Nov 21, 2026, 2:46 PM */
  readonly dateTime: (iso: string) => string;
  readonly time: (iso: string) => string;
  /** Sat, Nov 21 */
  readonly day: (iso: string) => string;
  /** Nov 21 */
  readonly monthDay: (iso: string) => string;
  /** Nov 21: the day in a zone other than the reader's. */
  readonly monthDayIn: (iso: string, zone: string) => string;
  /** Sat */
  readonly weekday: (iso: string) => string;
  /** Oct 25 – Nov 21, 2026: the days from one instant until another. */
  readonly days: (fromIso: string, untilIso: string) => string;
  /** Whether both are on the same day in the reader's zone. `nowMs` in epoch milliseconds. */
  readonly isSameDay: (iso: string, nowMs: number) => boolean;
  /** 5 minutes ago; a date after a week. */
  readonly ago: (iso: string, nowMs: number) => string;
  /** A running clock: 4:09, 1 h 12 min, 3 d. */
  readonly clock: (ms: number) => string;
  /** A duration to the minute: 34 min, 2 h 10 min, 3 d. */
  readonly duration: (ms: number) => string;
  /** An age in one unit: 34 min, 2 h, 3 d. */
  readonly age: (ms: number) => string;
  /** A duration as short as it may be: 4 ms, 12 s, 34 min, 2 h 10 min. */
  readonly elapsed: (ms: number) => string;
  /** Minutes since midnight on a clock without a zone: 8:00 AM, or 8 AM in the short form. */
  readonly minuteOfDay: (minute: number, short?: "short") => string;
  /** 4:12 PM CST: the time in a zone other than the reader's. */
  readonly timeIn: (iso: string, zone: string) => string;
  /** 4:12 PM: the same without the zone's name. */
  readonly clockIn: (iso: string, zone: string) => string;
  /** "condo, townhouse, or land" */
  readonly oneOf: (words: readonly string[]) => string;
  /** The zone of all these times. */
  readonly timeZone: string;
  /** Its name in words: Pacific Time. */
  readonly zoneName: () => string;
}

/** Formatters made so far: making one takes milliseconds, and a screen needs them in every cell. */
const made = new Map<string, Formats>();

/** Returns the formats of one person. */
export function formatsFor({
  language,
  timeZone: chosen,
}: Pick<Display, "language" | "timeZone">): Formats {
  const key = `${language} ${chosen ?? ""}`;
  let formats = made.get(key);
  if (formats === undefined)
    made.set(
      key,
      (formats = makeFormats(
        language,
        chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
      )),
    );
  return formats;
}

/** Makes a formatter on first use. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function makeFormats(language: Language, timeZone: string): Formats {
  const locale = localeOf(language);
  const inZone = dateFormats(locale, timeZone);
  // English is short: in other languages, table texts have to fit.
  const style = language === "en" ? "long" : "short";
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto", style }));
  const minuteClock = dates(locale, { timeStyle: "short", timeZone: "UTC" });
  const hourClock = dates(locale, { hour: "numeric", timeZone: "UTC" });
  return {
    ...numberFormats(locale),
    ...inZone,
    monthDayIn: inZones(locale, { month: "short", day: "numeric" }),
    isSameDay: (iso, nowMs) => inZone.date(iso) === inZone.date(new Date(nowMs).toISOString()),
    ago: (iso, nowMs) => {
      const ms = Date.parse(iso) - nowMs;
      const size = Math.abs(ms);
      if (size >= 7 * DAY_MS) return inZone.date(iso);
      if (size < MINUTE_MS) return relative().format(0, "second");
      if (size < HOUR_MS) return relative().format(Math.trunc(ms / MINUTE_MS), "minute");
      if (size < DAY_MS) return relative().format(Math.trunc(ms / HOUR_MS), "hour");
      return relative().format(Math.trunc(ms / DAY_MS), "day");
    },
    clock: (ms) => {
      const whole = Math.max(0, ms);
      if (whole >= DAY_MS) return `${Math.floor(whole / DAY_MS)} d`;
      if (whole >= HOUR_MS)
        return `${Math.floor(whole / HOUR_MS)} h ${Math.floor((whole % HOUR_MS) / MINUTE_MS)} min`;
      const seconds = String(Math.floor((whole % MINUTE_MS) / 1000)).padStart(2, "0");
      return `${Math.floor(whole / MINUTE_MS)}:${seconds}`;
    },
    duration: durationOf,
    age: (ms) =>
      durationOf(ms < HOUR_MS || ms >= DAY_MS ? ms : Math.floor(ms / HOUR_MS) * HOUR_MS).replace(
        " 0 min",
        "",
      ),
    elapsed: (ms) =>
      ms < SECOND_MS
        ? `${Math.round(ms)} ms`
        : ms < MINUTE_MS
          ? `${Math.round(ms / SECOND_MS)} s`
          : durationOf(ms),
    minuteOfDay: (minute, short) =>
      (short === undefined || minute % 60 !== 0 ? minuteClock : hourClock)(minute * MINUTE_MS),
    clockIn: inZones(locale, { hour: "numeric", minute: "2-digit" }),
    timeIn: inZones(locale, { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
    timeZone,
    zoneName: once(() => nameOfZone(locale, timeZone)),
  };
}

function nameOfZone(locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  const part = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return part?.value ?? timeZone;
}

function durationOf(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  return ms >= DAY_MS
    ? `${Math.floor(ms / DAY_MS)} d`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Formats numbers, and lists of words. */
function numberFormats(
  locale: string,
): Pick<Formats, "money" | "number" | "short" | "percent" | "oneOf"> {
  const numbers = (options?: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = once(() => new Intl.NumberFormat(locale, options));
    return (value) => format().format(value);
  };
  const currency = { style: "currency", currency: "USD" } as const;
  const exact = numbers(currency);
  const round = numbers({ ...currency, maximumFractionDigits: 0 });
  const share = numbers({ style: "percent", maximumFractionDigits: 1 });
  const either = once(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  return {
    money: (cents, whole) => (whole === "whole" ? round : exact)(cents / 100),
    number: numbers(),
    short: numbers({ notation: "compact", maximumSignificantDigits: 2 }),
    percent: (basisPoints) => share(basisPoints / 10_000),
    oneOf: (words) => either().format(words),
  };
}

/** Formats days and times in the reader's zone. */
function dateFormats(
  locale: string,
  timeZone: string,
): Pick<Formats, "date" | "dateTime" | "time" | "day" | "monthDay" | "weekday" | "days"> {
  const medium = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }));
  return {
    date: (iso) => medium().format(new Date(iso)),
    dateTime: dates(locale, { dateStyle: "medium", timeStyle: "short", timeZone }),
    time: dates(locale, { timeStyle: "short", timeZone }),
    day: dates(locale, { weekday: "short", month: "short", day: "numeric", timeZone }),
    monthDay: dates(locale, { month: "short", day: "numeric", timeZone }),
    weekday: dates(locale, { weekday: "short", timeZone }),
    days: (fromIso, untilIso) =>
      medium().formatRange(new Date(fromIso), new Date(Date.parse(untilIso) - 1)),
  };
}

/** Formats instants in one way. */
function dates(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: string | number) => string {
  const format = once(() => new Intl.DateTimeFormat(locale, options));
  return (instant) => format().format(new Date(instant));
}

/** Formats instants in zones other than the reader's, with one formatter per zone. */
function inZones(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (iso: string, zone: string) => string {
  const zones = new Map<string, (iso: string) => string>();
  return (iso, zone) => {
    const write = zones.get(zone) ?? dates(locale, { ...options, timeZone: zone });
    zones.set(zone, write);
    return write(iso);
  };
}

/** Returns the formats of the current person. */
export function useFormats(): Formats {
  return formatsFor(useDisplay());
}
