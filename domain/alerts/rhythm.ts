// Judges whether something that came in its own rhythm has stopped: leads of a source, or purchases
// of a buyer. Silence is measured in what would usually have come in it, so that nights and Sundays
// of a source that posts on weekdays are no silence.
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { type Judgment, NO_EVIDENCE, WELL } from "./alert-rule.ts";

export const HOURS_OF_WEEK = 168;
/** The weeks before the silence from which the rhythm is read. */
export const WEEKS_OF_RHYTHM = 4;
/** After so long a silence there is no rhythm left to compare with. */
export const LONGEST_SILENCE_MS = 14 * 24 * HOUR_MS;
/** What came by the hour is needed of so many hours before the present one. */
export const HOURS_KEPT = WEEKS_OF_RHYTHM * HOURS_OF_WEEK + LONGEST_SILENCE_MS / HOUR_MS;
/** A rhythm shows only after so many hours since the first one, and so many of what comes. */
const LEAST_HOURS = 14 * 24;
const LEAST_CAME = 30;
/** How much longer than the longest of its own silences before. */
const LONGER_THAN_BEFORE = 1.5;

export interface RhythmFigures {
  /**
   * What came, by the hour: at 0 in the present hour so far, at 1 in the hour before, and so on for
   * `HOURS_KEPT` hours.
   */
  readonly hours: ArrayLike<number>;
  /** When the last one came; null if that is longer ago than the hours. */
  readonly lastMs: number | null;
  /** When the present hour began. */
  readonly hourMs: number;
}

export interface QuietLimits {
  /** So many must be missing, compared with what usually comes. */
  readonly missing: number;
  readonly minutes: number;
}

/** Judges the silence since the last one; null without a rhythm to compare with. */
export function judgeSilence(
  { hours, lastMs, hourMs }: RhythmFigures,
  limits: QuietLimits,
  atMs: number,
): Judgment | null {
  if (lastMs === null || atMs - lastMs > LONGEST_SILENCE_MS) return null;
  const silentMs = Math.max(0, atMs - lastMs);
  const lastPlace = Math.max(0, Math.ceil((hourMs - lastMs) / HOUR_MS));
  const rhythm = rhythmBefore(hours, lastPlace);
  if (rhythm === null) return null;
  const { usual, longest } = rhythm;
  let missing = 0;
  for (let place = 0; place <= lastPlace; place += 1) {
    const startMs = hourMs - place * HOUR_MS;
    const silentPart = Math.min(atMs, startMs + HOUR_MS) - Math.max(lastMs, startMs);
    missing += (usual[place % HOURS_OF_WEEK] ?? 0) * (Math.max(0, silentPart) / HOUR_MS);
  }
  // Four weeks are a sample: their sum strays by a deviation of half its root, so that two
  // deviations are left out.
  const surely = missing - Math.sqrt(missing);
  const needed = Math.max(limits.missing, longest * LONGER_THAN_BEFORE);
  const isLong = silentMs >= limits.minutes * MINUTE_MS;
  if (surely < needed / 2) return WELL;
  return {
    state: surely >= needed && isLong ? "alarm" : "between",
    evidence: {
      ...NO_EVIDENCE,
      value: Math.floor(silentMs / MINUTE_MS),
      high: limits.minutes,
      count: 0,
      of: Math.round(missing),
      usualOf: Math.round(longest),
      fromMs: lastMs,
      untilMs: atMs,
      usualFromMs: hourMs - (lastPlace + WEEKS_OF_RHYTHM * HOURS_OF_WEEK) * HOUR_MS,
    },
  };
}

interface Rhythm {
  /** What usually comes in an hour, by its distance from the present one, modulo a week. */
  readonly usual: readonly number[];
  /** What would usually have come in the longest silence. */
  readonly longest: number;
}

/** The rhythm of the weeks before a place; null where too little came. */
function rhythmBefore(hours: ArrayLike<number>, lastPlace: number): Rhythm | null {
  const from = lastPlace;
  const to = Math.min(hours.length, lastPlace + WEEKS_OF_RHYTHM * HOURS_OF_WEEK);
  let came = 0;
  let firstPlace = from;
  for (let place = from; place < to; place += 1) {
    const count = hours[place] ?? 0;
    if (count > 0) firstPlace = place;
    came += count;
  }
  const known = firstPlace - from + 1;
  if (came < LEAST_CAME || known < LEAST_HOURS) return null;
  const usual = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  const seen = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  for (let place = from; place <= firstPlace; place += 1) {
    const slot = place % HOURS_OF_WEEK;
    usual[slot] = (usual[slot] ?? 0) + (hours[place] ?? 0);
    seen[slot] = (seen[slot] ?? 0) + 1;
  }
  for (let slot = 0; slot < HOURS_OF_WEEK; slot += 1)
    usual[slot] = (usual[slot] ?? 0) / Math.max(1, seen[slot] ?? 1);
  return { usual, longest: longestSilence(hours, usual, from, firstPlace) };
}

function longestSilence(
  hours: ArrayLike<number>,
  usual: readonly number[],
  from: number,
  to: number,
): number {
  let longest = 0;
  let silence = 0;
  for (let place = from; place <= to; place += 1) {
    silence = (hours[place] ?? 0) > 0 ? 0 : silence + (usual[place % HOURS_OF_WEEK] ?? 0);
    longest = Math.max(longest, silence);
  }
  return longest;
}
