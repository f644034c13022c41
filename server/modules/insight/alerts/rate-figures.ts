// Divides what came of a source into the periods that a rate is judged over and the days that it is
// compared with.
import type { RateFigures, Trials } from "../../../../domain/alerts/rate-band.ts";
import { DAYS_COMPARED, RATE_PERIODS, USUAL_DAYS } from "../../../../domain/alerts/periods.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import type { Hours } from "./read-hours.ts";

const HOURS_PER_DAY = 24;

/** The rate of days in order, the last of which ended at a moment. */
export function ratesOfDays(days: readonly Trials[], untilMs: number): RateFigures {
  return {
    recent: RATE_PERIODS.map((span) => ({
      ...sumOf(days.slice(-span)),
      days: span,
      fromMs: untilMs - span * DAY_MS,
      untilMs,
    })),
    usual: days.slice(-DAYS_COMPARED, USUAL_DAYS - DAYS_COMPARED),
    usualFromMs: untilMs - DAYS_COMPARED * DAY_MS,
  };
}

/** How many leads were accepted, by 24 hours up to now. */
export function acceptedByDay(
  { counts, accepted }: Pick<Hours, "counts" | "accepted">,
  hourMs: number,
  atMs: number,
): RateFigures {
  const days: Trials[] = [];
  for (let back = DAYS_COMPARED - 1; back >= 0; back -= 1) {
    const from = back * HOURS_PER_DAY;
    days.push({
      count: sum(accepted, from, from + HOURS_PER_DAY),
      of: sum(counts, from, from + HOURS_PER_DAY),
    });
  }
  const figures = ratesOfDays(days, hourMs + HOUR_MS);
  // The present hour is not over.
  return { ...figures, recent: figures.recent.map((one) => ({ ...one, untilMs: atMs })) };
}

function sum(values: Float64Array, from: number, until: number): number {
  let total = 0;
  for (let place = from; place < until; place += 1) total += values[place] ?? 0;
  return total;
}

function sumOf(days: readonly Trials[]): Trials {
  return {
    count: days.reduce((total, { count }) => total + count, 0),
    of: days.reduce((total, { of }) => total + of, 0),
  };
}
