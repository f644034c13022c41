// Blurs counts over other accounts' leads, so that no single lead can be read from them or from the
// difference of two.
import { MIN_SHOWN_COUNT } from "../access/mask-small-count.ts";

/**
 * A number from 0 up to, not including, 1 that depends on the text alone and that no account can
 * compute: it is drawn with a secret of the network, for one account.
 */
export type Draw = (text: string) => number;

/** How far a count below 20 may be off. Above it, up to `MOST_SHARE` of the count. */
const MOST_OFF = 3;
const MOST_SHARE = 0.15;
const SMALL_BELOW = 20;
/** How far the question alone may move a count. */
const QUESTION_STEPS = 3;
/** How far one value that the question names may move it. */
const VALUE_STEPS = 3;

/** What the noise of a count depends on. */
export interface NoiseSeed {
  readonly draw: Draw;
  /**
   * The values that the question names, each with its field: "zip_code 95838". The noise of a value
   * is the same in every question and on every day, so that asking in many ways does not average it
   * away, and two questions that differ by one value differ by its noise too.
   */
  readonly values: readonly string[];
  /** The question and its day: the same question is answered the same. */
  readonly question: string;
}

/** The noise of each part of an answer: whole numbers around 0, the same for the same seed. */
export function noiseFor({ draw, values, question }: NoiseSeed): (part: string) => number {
  const step = (text: string, steps: number): number =>
    Math.floor(draw(text) * steps) - (steps - 1) / 2;
  const named = values.reduce((sum, value) => sum + step(`value ${value}`, VALUE_STEPS), 0);
  return (part) => named + step(`question ${question} ${part}`, QUESTION_STEPS);
}

/**
 * The count as others may read it: null for "fewer than 5", which zero is too; else about the
 * count. From 100 on it has two significant digits. A count just above 5 may read "fewer than 5":
 * otherwise the fifth lead could be watched.
 */
export function aboutCount(count: number, noise: number): number | null {
  if (count < MIN_SHOWN_COUNT) return null;
  const most = count < SMALL_BELOW ? MOST_OFF : Math.max(MOST_OFF, Math.floor(count * MOST_SHARE));
  const about = count + Math.max(-most, Math.min(most, noise));
  return about < MIN_SHOWN_COUNT ? null : roundAbout(about);
}

/** An amount in cents as two significant digits tell it. */
export function aboutCents(cents: number): number {
  return roundTo(cents, 2);
}

function roundAbout(count: number): number {
  return count < 100 ? count : roundTo(count, 2);
}

function roundTo(amount: number, digits: number): number {
  if (amount === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(amount))) + 1 - digits);
  return Math.round(amount / step) * step;
}
