// Computes a report's period, the equal period just before it, and its buckets by the wall clock of
// a zone.
import { localMoment } from "../distribution/calendar.ts";
import { type Result, ok, refuse } from "../result.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";
import { MOST_DAYS } from "./longest-period.ts";

/**
 * From the start of a week to noon of the next week's first day, despite clock changes in between.
 */
const INTO_NEXT_WEEK_MS = 7.5 * DAY_MS;
const MOST_BUCKETS = 1_000;
/** There were no sales before; it keeps the previous period within the range of dates. */
const EARLIEST_MS = Date.parse("2000-01-01T00:00:00Z");

/** From `fromMs` up to, not including, `toMs`; compared with the same length before it. */
export interface Period {
  readonly previousFromMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

export const BUCKETS = ["hour", "day", "week"] as const;
export type Bucket = (typeof BUCKETS)[number];

export interface PeriodProblem {
  readonly field: "from" | "to" | "bucket";
  readonly message: string;
}

/** Reads a period from ISO instants. */
export function readPeriod(from: string, to: string): Result<Period, PeriodProblem> {
  const fromMs = Date.parse(from);
  const toMs = Date.parse(to);
  if (!(fromMs >= EARLIEST_MS))
    return refuse({
      field: "from",
      message: "Send a time, for example 2026-11-01T00:00:00Z, not before the year 2000.",
    });
  if (!(toMs > fromMs)) return refuse({ field: "to", message: "Send a time later than from." });
  if (toMs - fromMs > MOST_DAYS * DAY_MS)
    return refuse({ field: "to", message: `Request at most ${MOST_DAYS} days.` });
  return ok({ previousFromMs: fromMs - (toMs - fromMs), fromMs, toMs });
}

/**
 * The starts of the buckets between two moments: the first is `fromMs` itself, the others are the
 * hours, days or weeks (from Monday) of the zone that begin after it. A day is 23 to 25 hours long
 * when the clocks change. Refuses more than 1,000.
 */
export function bucketStarts(
  zone: string,
  bucket: Bucket,
  fromMs: number,
  toMs: number,
): Result<readonly number[], PeriodProblem> {
  const starts = [fromMs];
  // Hours follow each other if the clock changes by whole hours: the zone need not be read for
  // each.
  const after = (atMs: number): number =>
    bucket === "hour" ? atMs + HOUR_MS : nextStart(zone, bucket, atMs);
  for (let next = nextStart(zone, bucket, fromMs); next < toMs; next = after(next)) {
    if (starts.length === MOST_BUCKETS)
      return refuse({
        field: "bucket",
        message:
          `Request at most ${MOST_BUCKETS} points: choose a longer bucket or a shorter ` +
          "period.",
      });
    starts.push(next);
  }
  return ok(starts);
}

function nextStart(zone: string, bucket: Bucket, atMs: number): number {
  const { starts, nextDayMs } = localMoment(zone, atMs);
  if (bucket === "day") return nextDayMs;
  if (bucket === "week") return localMoment(zone, starts.week + INTO_NEXT_WEEK_MS).starts.week;
  return starts.hour + HOUR_MS;
}
