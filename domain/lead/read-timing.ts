// Reads when a person wants to move from a length of time in a field, such as "6+ months" or "in
// the next two years". Sentences, with their dates and seasons, are read by domain/qualification.
import { cleanFigures } from "./clean-figures.ts";
import type { Timing } from "./vocabulary.ts";

const MAX_LENGTH = 80;
const MONTHS_IN: Readonly<Record<string, number>> = {
  d: 1 / 30,
  w: 7 / 30,
  m: 1,
  y: 12,
};
const NUMBER_WORDS = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, count) => [word, count] as const),
);
for (const [word, count] of [
  ["a", 1],
  ["an", 1],
  ["couple", 2],
] as const)
  NUMBER_WORDS.set(word, count);
const NUMBER = `(\\d{1,3}(?:\\.\\d)?|${[...NUMBER_WORDS.keys()].join("|")})`;
const UNIT = "(days?|d|weeks?|wks?|w|months?|mths?|mos?|m|years?|yrs?|y)\\b\\.?";
/** "3-6 months", "90 days to 6 months". */
const RANGE = new RegExp(
  `\\b${NUMBER}\\s*(?:${UNIT})?\\s*(?:-|\u2013|to|or)\\s*${NUMBER}\\s*(\\+)?\\s*${UNIT}`,
);
/** "6+ months", "two years", "a couple of weeks". */
const SINGLE = new RegExp(`\\b${NUMBER}(?: of)?\\s*(\\+)?[\\s-]*${UNIT}`);
const OPEN_BEFORE = /\b(?:over|more than|at least|after|beyond|later than)\b/;
const OPEN_AFTER = /^\s*(?:\+|or more|or longer|or later|and up|plus)/;

/**
 * The timing that a length of time means; null if the text has none. A range belongs to the word of
 * its later end ("0-3 months" is m1_3), an open one to the word that begins with it ("6+ months" is
 * m6_12).
 */
export function readLengthOfTime(text: string): Timing | null {
  if (text.length > MAX_LENGTH) return null;
  const words = cleanFigures(text).toLowerCase();
  const range = RANGE.exec(words);
  const match = range ?? SINGLE.exec(words);
  if (match === null) return null;
  const [number = "", plus, unit = ""] = match.slice(range === null ? 1 : 3);
  const isOpen =
    plus !== undefined ||
    OPEN_BEFORE.test(words.slice(0, match.index)) ||
    OPEN_AFTER.test(words.slice(match.index + match[0].length));
  const months = (NUMBER_WORDS.get(number) ?? Number(number)) * (MONTHS_IN[unit.charAt(0)] ?? 0);
  return timingOf(months, isOpen);
}

/** The word of a length in months: the one that ends with it, or begins with it if it is open. */
function timingOf(months: number, isOpen: boolean): Timing {
  const isWithin = (limit: number): boolean => (isOpen ? months < limit : months <= limit);
  if (isWithin(1)) return "asap_0_30d";
  if (isWithin(3)) return "m1_3";
  if (isWithin(6)) return "m3_6";
  return isWithin(12) ? "m6_12" : "m12_plus";
}
