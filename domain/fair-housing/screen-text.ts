// Decides whether a text may be published: a statement that prefers, excludes or steers people by a
// protected trait is blocked and returned.
import { ALLOWED, OF_OLDER_PERSONS, OLDER_PERSONS } from "./allowed-statements.ts";
import { withoutLookAlikes } from "./harmless.ts";
import { type Mention, OVER_AN_AGE, type Trait, mentionsOf } from "./people.ts";
import { AFTERWARDS, EXCLUDES, SUITS, WANTS } from "./preferences.ts";
import { sentencesOf, without, words } from "./reading.ts";
import { PLACE_AFTER, PLACE_BEFORE, PLACE_WITHIN, TELLING_OF_A_PLACE } from "./residents.ts";
import { STATEMENTS } from "./statements.ts";
import type { StatementTopic } from "./statement-words.ts";
import { OF_LEADS, SORTS_ANYHOW, STEERS } from "./steering.ts";

export type BlockReason = Trait | StatementTopic;
export type TextVerdict =
  | { readonly verdict: "pass" }
  | { readonly verdict: "block"; readonly phrase: string; readonly about: BlockReason };

/**
 * Whether a text by an affiliate or a model states a preference, limitation or discrimination by a
 * protected trait (42 USC 3604(c), 24 CFR 100.75) or steers by it (24 CFR 100.70), in plain or
 * coded words. Descriptions of a home and its location are allowed; housing for older persons may
 * say so (42 USC 3607(b)). HUD's memorandum of January 9, 1995 on advertisements under 3604(c)
 * draws the same lines.
 */
export function screenText(text: string): TextVerdict {
  for (const sentence of sentencesOf(withoutLookAlikes(text))) {
    const read = without(sentence, ALLOWED);
    const found = stated(read) ?? saidOfPeople(read, OLDER_PERSONS.test(sentence));
    if (found !== null) return { verdict: "block", ...found };
  }
  return { verdict: "pass" };
}

interface Found {
  readonly phrase: string;
  readonly about: BlockReason;
}

function stated(sentence: string): Found | null {
  for (const { about, pattern } of STATEMENTS) {
    const match = pattern.exec(sentence);
    if (match !== null) return { phrase: match[0].trim(), about };
  }
  return null;
}

/** How many characters before and after a word for people are read for a statement about them. */
const BEFORE = 46;
const AFTER = 34;

/**
 * Mentioning these people in a listing or an answer about homes always states where they are or
 * should be.
 */
const PLURAL_SAYS_ALL: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "orientation",
  "sex",
  "marriage",
  "age",
  "military",
]);
const A_PEOPLE = /s$|people$|folks$|gente$|men$|women$| /;
const FOLK_AFTER =
  /^ (?:people|famil|folks|buyers?|tenants?|neighbors?|residents?|couples?|women|men|owners?|renters?|gente|familias|vecinos|inquilinos|personas|community|crowd)/;
const NO_PEOPLE = words(
  "adults?",
  "military",
  "youth",
  "genders?",
  "sex",
  "divorce",
  "(?:mayores|menores) de \\d+(?: anos)?",
  "ages? \\d+",
  "accents?",
  "acentos?",
  "races?",
  "citizens?",
  "citizenship",
  "speak\\w*",
  "habla\\w*",
  "language",
  "minority",
  "raza",
  "\\w+ (?:origin|status|color)",
  "skin \\w+",
);

function saidOfPeople(sentence: string, forOlderPersons: boolean): Found | null {
  const aged = OVER_AN_AGE.exec(sentence);
  if (aged !== null && !forOlderPersons) return { phrase: aged[0], about: "age" };
  for (const mention of mentionsOf(sentence)) {
    if (forOlderPersons && OF_OLDER_PERSONS.has(mention.trait)) continue;
    const phrase = framed(sentence, mention);
    if (phrase !== null) return { phrase, about: mention.trait };
  }
  return null;
}

/** The statement around a word for people; null if there is none. */
function framed(sentence: string, { trait, start, end }: Mention): string | null {
  const before = sentence.slice(Math.max(0, start - BEFORE), start);
  const after = sentence.slice(end, end + AFTER);
  const own = sentence.slice(start, end);
  if (
    SORTS_ANYHOW.test(own) ||
    (PLURAL_SAYS_ALL.has(trait) &&
      (A_PEOPLE.test(own) || FOLK_AFTER.test(after)) &&
      !NO_PEOPLE.test(own))
  )
    return own;
  const leading = [SUITS, EXCLUDES, WANTS]
    .map((frame) => lastOf(frame, before))
    .find((match) => match !== null);
  if (leading !== undefined && leading !== null) return `${before.slice(leading)}${own}`;
  const trailing = AFTERWARDS.exec(after);
  if (trailing !== null && trailing.index < 24)
    return `${own}${after.slice(0, trailing.index + trailing[0].length)}`;
  if (STEERS.test(sentence) || OF_LEADS.test(before)) return own;
  if (!TELLING_OF_A_PLACE.has(trait)) return null;
  if (PLACE_WITHIN.test(own)) return own;
  const place = PLACE_AFTER.exec(after);
  if (place !== null) return `${own}${place[0]}`;
  return PLACE_BEFORE.test(before) ? `${before.trimStart()}${own}` : null;
}

/** The start of a match that ends within a few words of the end; null if there is none. */
function lastOf(frame: RegExp, before: string): number | null {
  const match = frame.exec(before);
  if (match === null) return null;
  return before.slice(match.index + match[0].length).split(" ").length <= 5 ? match.index : null;
}
