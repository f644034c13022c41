// Compares a rate with the band in which its own past lies: binomial, with the spread that its days
// had beyond that.
import { type Evidence, type Judgment, NO_EVIDENCE, WELL } from "./alert-rule.ts";

/** So many of so many. */
export interface Trials {
  readonly count: number;
  readonly of: number;
}

/** A rate of a period, and of the days before it. */
export interface RateFigures {
  /** The shorter period first. */
  readonly recent: readonly RecentTrials[];
  /** The days that are compared with, which end before the longest of the periods. */
  readonly usual: readonly Trials[];
  readonly usualFromMs: number;
}

export interface RecentTrials extends Trials {
  /** The days of the period. */
  readonly days: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface RateLimits {
  /** Fewer trials in the period are not judged. */
  readonly least: number;
  /** How many standard deviations wide the band is to each side. */
  readonly deviations: number;
  /** No narrower than so many percentage points to each side. */
  readonly points: number;
}

/** Which sides of the band are alarms. */
export type Sides = "both" | "above" | "below";

/** The past must have so many times the trials that a period needs. */
const TIMES_THE_TRIALS = 3;
/** Days from which the spread between days is estimated; smaller ones say nothing of it. */
const LEAST_DAYS = 7;
const LEAST_OF_A_DAY = 10;
/** Four weeks show the spread between days only so well: it may be twice as much (χ², 99 %). */
const SPREAD_IN_DOUBT = 2;
/** From this many deviations of chance on, days differ by more than chance. */
const CLEAR_SPREAD = 2;
/** An alert ends once its rate is within this part of the band. */
const INNER = 0.75;
const BASIS_POINTS = 10_000;
const BASIS_POINTS_PER_POINT = 100;

/**
 * Anscombe's transformation of a binomial rate: its variance is 1 / (4n + 2), whatever the rate is,
 * also for rates of a few percent, where a normal band would alarm too often.
 */
const angleOf = ({ count, of }: Trials): number =>
  Math.asin(Math.sqrt((count + 0.375) / (of + 0.75)));
const varianceOf = ({ of }: Pick<Trials, "of">): number => 1 / (4 * of + 2);
const rateOfAngle = (angle: number): number =>
  Math.sin(Math.min(Math.max(angle, 0), Math.PI / 2)) ** 2;

/**
 * Judges each period that has enough trials: the last day finds a large shift soon, the last week a
 * small one. Null if no period has enough, or if the past has too few to say what is usual.
 */
export function judgeRate(figures: RateFigures, limits: RateLimits, sides: Sides): Judgment | null {
  const enough = figures.recent.filter(({ of }) => of >= limits.least);
  const usual = sumOf(figures.usual);
  if (enough.length === 0 || usual.of < limits.least * TIMES_THE_TRIALS) return null;
  const spread = spreadBetween(figures.usual);
  if (spread === null) return null;
  const judged = enough.map((recent) =>
    judgePeriod(recent, { ...figures, sum: usual, spread }, limits, sides),
  );
  return (
    judged.find(({ state }) => state === "alarm") ??
    judged.find(({ state }) => state === "between") ??
    WELL
  );
}

interface Usual extends Pick<RateFigures, "usual" | "usualFromMs"> {
  readonly sum: Trials;
  /** The variance of the angle between days, beyond chance. */
  readonly spread: number;
}

function judgePeriod(
  recent: RecentTrials,
  { usual, usualFromMs, sum, spread }: Usual,
  limits: RateLimits,
  sides: Sides,
): Judgment {
  const ofDays = spread / recent.days + spread / usual.length;
  const deviation = Math.sqrt(varianceOf(recent) + varianceOf(sum) + ofDays);
  const center = rateOf(sum);
  const points = (limits.points * BASIS_POINTS_PER_POINT) / BASIS_POINTS;
  const angle = angleOf(sum);
  const low = Math.min(rateOfAngle(angle - limits.deviations * deviation), center - points);
  const high = Math.max(rateOfAngle(angle + limits.deviations * deviation), center + points);
  const rate = rateOf(recent);
  // How far it is from the center: 1 at the band's edge.
  const distance =
    rate < center ? (center - rate) / (center - low) : (rate - center) / (high - center);
  const isWatched = sides === "both" || rate < center === (sides === "below");
  if (!isWatched || distance <= INNER) return WELL;
  const evidence: Evidence = {
    ...NO_EVIDENCE,
    value: toBasisPoints(rate),
    low: sides === "above" ? null : toBasisPoints(low),
    high: sides === "below" ? null : toBasisPoints(high),
    count: recent.count,
    of: recent.of,
    usualCount: sum.count,
    usualOf: sum.of,
    fromMs: recent.fromMs,
    untilMs: recent.untilMs,
    usualFromMs,
  };
  return { state: distance > 1 ? "alarm" : "between", evidence };
}

const rateOf = ({ count, of }: Trials): number => count / of;
const toBasisPoints = (rate: number): number =>
  Math.round(Math.min(Math.max(rate, 0), 1) * BASIS_POINTS);

function sumOf(days: readonly Trials[]): Trials {
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    of: days.reduce((sum, { of }) => sum + of, 0),
  };
}

/**
 * The variance of the angle between days beyond the binomial one; null with too few days to know
 * it.
 */
function spreadBetween(days: readonly Trials[]): number | null {
  const large = days.filter(({ of }) => of >= LEAST_OF_A_DAY);
  // Small days alone: a week of them is one large one, and their spread is next to nothing.
  if (large.length < LEAST_DAYS)
    return days.filter(({ of }) => of > 0).length < LEAST_DAYS ? null : 0;
  const angles = large.map(angleOf);
  const mean = angles.reduce((sum, angle) => sum + angle, 0) / angles.length;
  const squares = angles.reduce((sum, angle) => sum + (angle - mean) ** 2, 0);
  const binomial = large.reduce((sum, day) => sum + varianceOf(day), 0) / large.length;
  const more = Math.max(0, squares / (angles.length - 1) - binomial);
  const byChance = binomial * Math.sqrt(2 / (angles.length - 1));
  return more > byChance * CLEAR_SPREAD ? more * SPREAD_IN_DOUBT : more;
}
