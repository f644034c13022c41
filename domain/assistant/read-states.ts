// Reads the states that a question about data names: by name, nickname or USPS code.
import { US_STATES } from "../lead/us-states.ts";
import { STATE_NICKNAMES, placeName } from "../qualification/gazetteer.ts";
import { plainText } from "../qualification/scan.ts";

const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ...US_STATES.filter(({ fips }) => fips !== null).map(
    ({ code, name }): [string, readonly string[]] => [placeName(name.toLowerCase()), [code]],
  ),
  ...STATE_NICKNAMES,
  ["nueva york", ["NY"]],
  ["washington dc", ["DC"]],
  ["washington d c", ["DC"]],
]);
const LONGEST_NAME = 3;
const CODES: ReadonlySet<string> = new Set(
  US_STATES.filter(({ fips }) => fips !== null).map(({ code }) => code),
);
/** Codes that are words in lower case. */
const WORDS: ReadonlySet<string> = new Set(
  "in or me hi ok la de al id mi oh pa ma va as co".split(" "),
);
/** Words that can precede a code in lower case. */
const BEFORE: ReadonlySet<string> = new Set(
  "in en for from de and y or o across para state estado".split(" "),
);

/**
 * USPS codes in order of mention, each once. Takes the sentence as typed: capital letters
 * distinguish codes from words.
 */
export function readStates(said: string): readonly string[] {
  const typed = said.match(/[\p{L}\p{M}\p{N}.'\u2019]+/gu) ?? [];
  const plain = typed.map((word) => placeName(plainText(word)));
  const isShouted = said === said.toUpperCase();
  const found: string[] = [];
  let isAfterState = false;
  for (let at = 0; at < plain.length; at += 1) {
    const named = nameAt(plain, at);
    const word = plain[at] ?? "";
    const code: readonly string[] =
      named === null &&
      !/^loans?$/.test(plain[at + 1] ?? "") &&
      isCode(typed[at] ?? "", word, at, isShouted, isAfterState || BEFORE.has(plain[at - 1] ?? ""))
        ? [word.toUpperCase()]
        : [];
    found.push(...(named?.codes ?? code));
    isAfterState = named !== null || code.length > 0;
    at += (named?.words ?? 1) - 1;
  }
  return [...new Set(found)];
}

function nameAt(
  plain: readonly string[],
  at: number,
): { readonly codes: readonly string[]; readonly words: number } | null {
  for (let words = LONGEST_NAME; words > 0; words -= 1) {
    const codes =
      at + words <= plain.length ? NAMES.get(plain.slice(at, at + words).join(" ")) : undefined;
    // Kansas City is mostly in Missouri.
    if (codes !== undefined && !(plain[at + words] === "city" && codes[0] === "KS"))
      return { codes, words };
  }
  return null;
}

function isCode(
  typed: string,
  word: string,
  at: number,
  isShouted: boolean,
  isAfterPlaceWord: boolean,
): boolean {
  const code = word.toUpperCase();
  if (!CODES.has(code)) return false;
  const bare = typed.replaceAll(/[^\p{L}]/gu, "");
  if (bare === code && !isShouted) return at > 0 || !WORDS.has(word);
  return isAfterPlaceWord && !WORDS.has(word);
}
