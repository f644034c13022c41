// Applies a calling rule to a moment: whether it is within the hours, when that changes, and how
// long the hours have been open.
import { localMoment, wallToUtc, zoneOffsetMinutes } from "../distribution/calendar.ts";
import type { CallingRule, CallingSpan } from "./calling-rules.ts";
import { isFederalHoliday } from "./holidays.ts";
import { DAY_MS, MINUTE_MS } from "../time.ts";

/** Hours open again within a week of any moment; a holiday may delay that by one more day. */
const DAYS_AHEAD = 9;
const [SATURDAY, SUNDAY] = [5, 6];

/** If the person's zone is unknown, the hours must be open at both ends of the country. */
const ALL_ZONES = ["America/New_York", "Pacific/Honolulu"] as const;

export interface CallingMoment {
  /**
   * Within the hours. This is not a permission: consent, do-not-call lists and suppression are
   * separate.
   */
  readonly isWithin: boolean;
  /** When they close, or next open; null if they never open. */
  readonly changesAtMs: number | null;
  /** Today's hours in the person's time zone; null on a day without hours. */
  readonly today: CallingSpan | null;
}

/**
 * The state of the rule at `atMs` for a person in `zone`, an IANA zone; null if the zone is
 * unknown.
 */
export function callingMoment(rule: CallingRule, zone: string | null, atMs: number): CallingMoment {
  const today = spanOf(rule, zone ?? ALL_ZONES[0], atMs);
  for (const { fromMs, untilMs } of openSpans(rule, zone, atMs, atMs + DAYS_AHEAD * DAY_MS)) {
    if (untilMs <= atMs) continue;
    const isWithin = fromMs <= atMs;
    return { isWithin, changesAtMs: isWithin ? untilMs : fromMs, today };
  }
  return { isWithin: false, changesAtMs: null, today };
}

/** Milliseconds between two moments during which the hours were open. */
export function callableMs(
  rule: CallingRule,
  zone: string | null,
  fromMs: number,
  untilMs: number,
): number {
  let sum = 0;
  for (const span of openSpans(rule, zone, fromMs, untilMs))
    sum += Math.max(0, Math.min(span.untilMs, untilMs) - Math.max(span.fromMs, fromMs));
  return sum;
}

interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The open spans of every local day that touches the interval, in order. */
function openSpans(
  rule: CallingRule,
  zone: string | null,
  fromMs: number,
  untilMs: number,
): Iterable<Span> {
  return zone === null
    ? spansEverywhere(rule, fromMs, untilMs)
    : spansIn(rule, zone, fromMs, untilMs);
}

/** The spans in which both ends of the country are open. */
function spansEverywhere(rule: CallingRule, fromMs: number, untilMs: number): Span[] {
  const [first = [], second = []] = ALL_ZONES.map((zone) => [
    ...spansIn(rule, zone, fromMs, untilMs),
  ]);
  return first
    .flatMap((a) =>
      second.map((b): Span => ({
        fromMs: Math.max(a.fromMs, b.fromMs),
        untilMs: Math.min(a.untilMs, b.untilMs),
      })),
    )
    .filter((span) => span.fromMs < span.untilMs)
    .toSorted((a, b) => a.fromMs - b.fromMs);
}

function* spansIn(
  rule: CallingRule,
  zone: string,
  fromMs: number,
  untilMs: number,
): Generator<Span> {
  for (
    let dayMs = localMoment(zone, fromMs).starts.day;
    dayMs <= untilMs;
    dayMs = localMoment(zone, dayMs).nextDayMs
  ) {
    const span = spanOf(rule, zone, dayMs);
    if (span === null) continue;
    // Where the clock skips midnight, the day begins later than 0:00.
    const shownMs = dayMs + zoneOffsetMinutes(zone, dayMs) * MINUTE_MS;
    const midnightWallMs = Math.floor(shownMs / DAY_MS) * DAY_MS;
    yield {
      fromMs: wallToUtc(zone, midnightWallMs + span.from * MINUTE_MS),
      untilMs: wallToUtc(zone, midnightWallMs + span.until * MINUTE_MS),
    };
  }
}

/** The rule's hours on the local day of the moment. */
function spanOf(rule: CallingRule, zone: string, atMs: number): CallingSpan | null {
  const { weekday } = localMoment(zone, atMs);
  const wall = new Date(atMs + zoneOffsetMinutes(zone, atMs) * MINUTE_MS);
  if (
    !rule.holidays &&
    isFederalHoliday(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  )
    return null;
  return weekday === SATURDAY ? rule.saturday : weekday === SUNDAY ? rule.sunday : rule.weekdays;
}
