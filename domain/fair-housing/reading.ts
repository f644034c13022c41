// Normalizes a text before it is screened: plain lower-case letters, corrected misspellings,
// separated figures and sentences.
import { anyOf } from "../qualification/phrases.ts";
import { GAP, plainText } from "../qualification/scan.ts";

/** A pattern that matches one of the phrases as whole words, the first that fits. */
export function words(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(...phrases)}\\b`);
}

/** The same with the global flag, for all matches. */
export function allWords(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b${anyOf(...phrases)}\\b`, "g");
}

/** Frequently misspelled words, in their correct spelling. */
const OFTEN_MISTYPED = [
  "neighborhood",
  "neighborhoods",
  "neighbourhood",
  "neighbors",
  "dangerous",
  "families",
  "children",
  "schools",
  "school",
  "district",
  "safe",
  "safest",
  "crime",
  "hispanic",
  "mexican",
  "muslims",
  "catholic",
  "immigrants",
  "foreigners",
  "students",
  "retirees",
  "disabled",
  "handicapped",
  "exclusive",
  "community",
  "christian",
  "professionals",
  "segura",
  "seguro",
  "barrio",
  "vecindario",
  "peligroso",
  "peligrosa",
  "escuelas",
  "escuela",
  "delincuencia",
  "familias",
  "extranjeros",
  "inmigrantes",
  "vecinos",
  "colonia",
] as const;
/**
 * A missing, doubled or wrong letter is only tolerated in words of at least this length, and never
 * as the last letter: short words and endings are often other words.
 */
const LONG = 8;

const inOrder = (word: string): string => `${word.slice(0, 1)}${[...word].sort().join("")}`;
const withoutOneLetter = (word: string): string[] =>
  [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

const KNOWN: ReadonlySet<string> = new Set(OFTEN_MISTYPED);
const SWAPPED: ReadonlyMap<string, string> = new Map(
  OFTEN_MISTYPED.map((word) => [inOrder(word), word]),
);
const SHORTENED: ReadonlyMap<string, string> = new Map(
  OFTEN_MISTYPED.filter((word) => word.length >= LONG).flatMap((word) =>
    [word, ...withoutOneLetter(word)].map((short) => [short, word] as const),
  ),
);
const LONGEST = Math.max(...OFTEN_MISTYPED.map((word) => word.length)) + 1;

function setRight(word: string): string {
  if (KNOWN.has(word) || word.length < 4 || word.length > LONGEST) return word;
  const swapped = SWAPPED.get(inOrder(word));
  if (swapped !== undefined || word.length < LONG - 1) return swapped ?? word;
  const shortened = [word, ...(word.length > LONG ? withoutOneLetter(word) : [])]
    .map((short) => SHORTENED.get(short))
    .find((known) => known !== undefined && known.at(-1) === word.at(-1));
  return shortened ?? word;
}

const ABBREVIATED =
  /\b(st|mt|ft|sec|mr|mrs|ms|dr|ave|blvd|rd|apt|jr|sr|sq|vs|no|bldg|min|u|s)\. ?(?=[a-z0-9])/g;
/** Letters that sound alike and are confused in writing. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/\bskool/g, "school"],
  [/\bvarrio/g, "barrio"],
  [/\bbecin(?=o|a|dario)/g, "vecin"],
  [/\bnay?bor(?=s|hood)/g, "neighbor"],
  [/\bsequr/g, "segur"],
  [/\beskuela/g, "escuela"],
];

/** The text in the letters that the screens' patterns expect. Never throws. */
export function readable(text: string): string {
  const plain = plainText(text.normalize("NFKC").replaceAll(/\p{Cf}/gu, ""))
    .replaceAll(/[\u00BF\u00A1]/g, " ")
    .replaceAll(ABBREVIATED, "$1 ")
    .replaceAll(/(\d)[.,](?=\d)/g, "$1")
    .replaceAll(/[-/_*()[\]]/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const heard = BY_EAR.reduce((sofar, [sound, letters]) => sofar.replaceAll(sound, letters), plain);
  return heard.replaceAll(/\b[a-z]{4,}\b/g, setRight);
}

/**
 * The text with a gap in place of the patterns' matches, so that the words around them do not join.
 */
export function without(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((left, pattern) => left.replaceAll(pattern, GAP), text);
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/[.!?;\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
