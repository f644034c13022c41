// Computes time in a campaign's zone: the local clock, and the UTC starts of its hour, day, week
// and month. One rule for days on which the clock changes: a moment that a local time names (the
// start of a day, the hour of a daily email) is the first instant at which the clock shows it, or,
// where the clock skips it, as long after the change as it would have been; hours (a schedule,
// quiet hours) hold while the clock shows a time within them.
import { DAY_MS, MINUTE_MS } from "../time.ts";

/**
 * Since 1972, zone offsets have only changed on quarter hours, so an offset is valid for the whole
 * quarter hour.
 */
const QUARTER_HOUR_MINUTES = 15;
const QUARTER_HOUR_MS = QUARTER_HOUR_MINUTES * MINUTE_MS;
/** Days whose offset is cached, per zone: more than any replayed period. */
const MOST_DAYS = 512;

/** The windows of a cap. `total` never restarts. */
export const CAP_WINDOWS = ["hour", "day", "week", "month", "total"] as const;
export type CapWindow = (typeof CAP_WINDOWS)[number];

/** UTC starts in epoch milliseconds; `total` is 0. The week starts on Monday. */
export type WindowStarts = Readonly<Record<CapWindow, number>>;

/** A moment on the wall clock of a zone. */
export interface LocalMoment {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes since local midnight by the wall clock, 0–1,439. */
  readonly minute: number;
  readonly starts: WindowStarts;
  /** UTC start of the next local day; a day is 23 to 25 hours long when the clocks change. */
  readonly nextDayMs: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/**
 * By zone and UTC day: the offset of the whole day, or by quarter hour if it changes that day. Intl
 * costs a hundred times as much.
 */
const dayOffsets = new Map<string, Map<number, number | Map<number, number>>>();
/**
 * The last minute computed, per zone, and the start of its quarter hour: a cache of a pure
 * function, bounded by the number of zones.
 */
const moments = new Map<
  string,
  {
    readonly minuteOfEpoch: number;
    readonly moment: LocalMoment;
    readonly quarterStart: LocalMoment;
  }
>();

/** True if `zone` is an IANA zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatFor(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Minutes that `zone`'s wall clock is ahead of UTC at `atMs`. Throws a RangeError for an unknown
 * zone.
 */
export function zoneOffsetMinutes(zone: string, atMs: number): number {
  const day = Math.floor(atMs / DAY_MS);
  const days = dayOffsets.get(zone) ?? new Map<number, number | Map<number, number>>();
  let offset = days.get(day);
  if (offset === undefined) {
    const first = readOffset(zone, day * DAY_MS);
    offset = readOffset(zone, (day + 1) * DAY_MS) === first ? first : new Map<number, number>();
    if (days.size === MOST_DAYS) days.clear();
    dayOffsets.set(zone, days.set(day, offset));
  }
  return typeof offset === "number" ? offset : offsetOfQuarter(zone, atMs, offset);
}

function offsetOfQuarter(zone: string, atMs: number, quarters: Map<number, number>): number {
  const quarter = Math.floor(atMs / QUARTER_HOUR_MS);
  const offset = quarters.get(quarter) ?? readOffset(zone, quarter * QUARTER_HOUR_MS);
  quarters.set(quarter, offset);
  return offset;
}

function readOffset(zone: string, atMs: number): number {
  const parts = formatFor(zone).formatToParts(atMs);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
  return Math.round((wall - Math.floor(atMs / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** The wall clock and the window starts of `zone` at `atMs`. */
export function localMoment(zone: string, atMs: number): LocalMoment {
  const minuteOfEpoch = Math.floor(atMs / MINUTE_MS);
  const known = moments.get(zone);
  if (known?.minuteOfEpoch === minuteOfEpoch) return known.moment;
  const quarter = Math.floor(minuteOfEpoch / QUARTER_HOUR_MINUTES);
  const quarterStart =
    known !== undefined && Math.floor(known.minuteOfEpoch / QUARTER_HOUR_MINUTES) === quarter
      ? known.quarterStart
      : momentAt(zone, quarter * QUARTER_HOUR_MS);
  const moment = {
    ...quarterStart,
    minute: quarterStart.minute + minuteOfEpoch - quarter * QUARTER_HOUR_MINUTES,
  };
  moments.set(zone, { minuteOfEpoch, moment, quarterStart });
  return moment;
}

/**
 * The UTC instant at which `zone`'s wall clock shows the local time, which is given as if it were
 * UTC. A time that comes twice is the first of the two; one that the clock skips is as long after
 * the change as it would have been: 2:30 is 3:30 where 2:00 becomes 3:00.
 */
export function wallToUtc(zone: string, wallMs: number): number {
  // No zone is a day from UTC, and none changes its clock twice within two days.
  const before = wallMs - zoneOffsetMinutes(zone, wallMs - DAY_MS) * MINUTE_MS;
  const after = wallMs - zoneOffsetMinutes(zone, wallMs + DAY_MS) * MINUTE_MS;
  if (before === after || wallAt(zone, before) === wallMs) return before;
  return wallAt(zone, after) === wallMs ? after : before;
}

/** "2026-11-20". */
const DATE_LETTERS = 10;

/** The day of a moment in a zone, such as 2026-11-28. */
export function dayIn(zone: string, atMs: number): string {
  return new Date(wallAt(zone, atMs)).toISOString().slice(0, DATE_LETTERS);
}

/** What the wall clock shows, as if it were UTC. */
function wallAt(zone: string, atMs: number): number {
  return atMs + zoneOffsetMinutes(zone, atMs) * MINUTE_MS;
}

function momentAt(zone: string, atMs: number): LocalMoment {
  const wall = new Date(atMs + zoneOffsetMinutes(zone, atMs) * MINUTE_MS);
  const year = wall.getUTCFullYear();
  const month = wall.getUTCMonth();
  const day = wall.getUTCDate();
  const weekday = (wall.getUTCDay() + 6) % 7;
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const starts = {
    hour: atMs - (minute % 60) * MINUTE_MS,
    day: wallToUtc(zone, Date.UTC(year, month, day)),
    week: wallToUtc(zone, Date.UTC(year, month, day - weekday)),
    month: wallToUtc(zone, Date.UTC(year, month, 1)),
    total: 0,
  };
  return { weekday, minute, starts, nextDayMs: wallToUtc(zone, Date.UTC(year, month, day + 1)) };
}

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Open from `openMinute` up to, not including, `closeMinute` by the local wall clock, on `weekday`
 * (0 is Monday).
 */
export interface OpenHours {
  readonly weekday: number;
  readonly openMinute: number;
  readonly closeMinute: number;
}

/** A campaign's weekly hours. No hours means always open. */
export interface Schedule {
  readonly timeZone: string;
  readonly hours: readonly OpenHours[];
}

/** True if the schedule is open at the moment. */
export function isOpen(schedule: Schedule, moment: LocalMoment): boolean {
  if (schedule.hours.length === 0) return true;
  for (const hours of schedule.hours) {
    if (
      hours.weekday === moment.weekday &&
      moment.minute >= hours.openMinute &&
      moment.minute < hours.closeMinute
    )
      return true;
  }
  return false;
}

/** Whether the schedule is open at `atMs`, and until when at least that stays true. */
export function openUntil(
  schedule: Schedule,
  atMs: number,
): { readonly isOpen: boolean; readonly untilMs: number } {
  const moment = localMoment(schedule.timeZone, atMs);
  const minuteStartMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  let untilMs = quarterEndMs(atMs);
  for (const { openMinute, closeMinute } of schedule.hours) {
    for (const edge of [openMinute, closeMinute])
      if (edge > moment.minute)
        untilMs = Math.min(untilMs, minuteStartMs + (edge - moment.minute) * MINUTE_MS);
  }
  return { isOpen: isOpen(schedule, moment), untilMs };
}

/** The end of the quarter hour: until then only the minute of a `LocalMoment` changes. */
export function quarterEndMs(atMs: number): number {
  return (Math.floor(atMs / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
}

/**
 * Seconds that the schedule is open in the local day of `atMs`, and how many of them have passed. A
 * day on which the clocks change counts with its true length: a time that the clock skips is not
 * open, one that it shows twice is open twice, as `isOpen` says.
 */
export function openSeconds(
  schedule: Schedule,
  moment: LocalMoment,
  atMs: number,
): { readonly open: number; readonly elapsed: number } {
  if (schedule.hours.length === 0) {
    return {
      open: (moment.nextDayMs - moment.starts.day) / 1_000,
      elapsed: (atMs - moment.starts.day) / 1_000,
    };
  }
  const isChangeDay = moment.nextDayMs - moment.starts.day !== DAY_MS;
  let open = 0;
  let elapsed = 0;
  for (const hours of schedule.hours) {
    if (hours.weekday !== moment.weekday) continue;
    for (const { fromMs, toMs } of isChangeDay
      ? shownSpans(schedule.timeZone, hours, moment)
      : [spanOfDay(hours, moment.starts.day)]) {
      open += (toMs - fromMs) / 1_000;
      elapsed += Math.min(Math.max(atMs - fromMs, 0), toMs - fromMs) / 1_000;
    }
  }
  return { open, elapsed };
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

function spanOfDay({ openMinute, closeMinute }: OpenHours, dayMs: number): Span {
  return { fromMs: dayMs + openMinute * MINUTE_MS, toMs: dayMs + closeMinute * MINUTE_MS };
}

/** The parts of a day's quarter hours in which the clock shows a time within the hours. */
function* shownSpans(
  zone: string,
  { openMinute, closeMinute }: OpenHours,
  { starts, nextDayMs }: LocalMoment,
): Generator<Span> {
  for (let ms = starts.day; ms < nextDayMs; ms = quarterEndMs(ms)) {
    const { minute } = localMoment(zone, ms);
    const fromMs = ms + Math.max(0, openMinute - minute) * MINUTE_MS;
    const toMs = Math.min(quarterEndMs(ms), ms + (closeMinute - minute) * MINUTE_MS);
    if (fromMs < toMs) yield { fromMs, toMs };
  }
}
