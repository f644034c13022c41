// Ages a lead's answers: engagement fades, and "in three months" comes nearer.
import type { Timing } from "../lead/vocabulary.ts";
import { DAY_MS } from "../time.ts";

/**
 * Engagement halves every 14 days. Our value; lead-scoring tools publish decay without a figure.
 */
export const HALF_LIFE_DAYS = 14;

/**
 * round(1000 × 2^(−day/14)) for the days of one half-life, as constants so that every machine
 * agrees to the last digit.
 */
const FADE_THOUSANDTHS = [
  1000, 952, 906, 862, 820, 781, 743, 707, 673, 640, 610, 580, 552, 525,
] as const;

/** Whole days from `sinceMs` to `nowMs`, both epoch milliseconds; never below 0. */
export function daysSince(sinceMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - sinceMs) / DAY_MS));
}

/** The points after `days`, rounded half up to whole hundredths. */
export function fade(points: number, days: number): number {
  const halvings = Math.floor(days / HALF_LIFE_DAYS);
  if (halvings > 10) return 0;
  const divisor = 1_000 * 2 ** halvings;
  return Math.floor(
    (points * (FADE_THOUSANDTHS[days % HALF_LIFE_DAYS] ?? 0) * 2 + divisor) / (divisor * 2),
  );
}

/**
 * The days from now that each timing means; a month is 30 days, the open end counts as two years.
 */
const WINDOWS: readonly {
  readonly timing: Timing;
  readonly fromDays: number;
  readonly toDays: number;
}[] = [
  { timing: "asap_0_30d", fromDays: 0, toDays: 30 },
  { timing: "m1_3", fromDays: 30, toDays: 90 },
  { timing: "m3_6", fromDays: 90, toDays: 180 },
  { timing: "m6_12", fromDays: 180, toDays: 365 },
  { timing: "m12_plus", fromDays: 365, toDays: 730 },
];

/**
 * The timing `days` after it was given: that of the middle of its window, moved nearer. Once the
 * whole window has passed it is `unknown`; `browsing` and `unknown` do not age.
 */
export function ageTiming(timing: Timing, days: number): Timing {
  const said = WINDOWS.find((window) => window.timing === timing);
  if (said === undefined || days <= 0) return timing;
  if (days > said.toDays) return "unknown";
  const middleDays = Math.max(0, (said.fromDays + said.toDays) / 2 - days);
  return WINDOWS.find((window) => middleDays <= window.toDays)?.timing ?? timing;
}
