// Reads what owners say of their home that no question asks for: what they owe on it, who lives in
// it, how they came to it. None of it is a price or a kind of home.
import { findAmounts } from "./amounts.ts";
import { anyOf } from "./phrases.ts";

/** Each absent until it is said. */
export interface Circumstances {
  /** Whole dollars still owed on the home; null if no sum was named, 0 if it is paid off. */
  readonly owed?: number | null;
  readonly isTenanted?: boolean;
  readonly isVacant?: boolean;
  readonly isInherited?: boolean;
  readonly needsRepairs?: boolean;
}

const PAID_OFF =
  /\b(?:paid off|(?:own|have) it (?:free and clear|outright)|free and clear|no mortgage|(?:dont|do not) owe (?:anything|a dime|a thing|nothing)|owe nothing|(?:ya )?(?:esta )?pagada|no debo nada|no debemos nada)\b/;
const OWES = new RegExp(
  `\\b(?:${anyOf(
    "owe[sd]?",
    "owing",
    "(?:mortgage|loan|payoff|balance)(?: balance)?(?: left)? (?:is|of|at|around|about)",
    "(?:debo|debemos|debe|se debe|se deben)",
  )})(?: (?!per|month|tax)[a-z]+){0,4} ?\\$?(?=\\d)`,
);
const OWED_AFTER =
  /(?=\d)[\d.,]+ ?(?:k|mil|thousand|grand)?(?: \w+){0,2} (?:left )?(?:owed|owing|left (?:on|to pay)|(?:still )?on the (?:mortgage|loan))\b/;
const OWES_SOMETHING =
  /\b(?:(?:i|we|she|he|they|still) (?:still )?owe\b|(?:have|has|with|theres|there is) (?:still )?a mortgage\b|tiene hipoteca|(?:todavia )?deb(?:o|emos) )/;
const NOT =
  "(?<!\\b(?:no|not|never|without|wont be|sin|dont have|do not have|former|previous|" +
  "ex) (?:any |more )?)";
const TENANTED = new RegExp(
  `${NOT}\\b(?:tenants?(?! (?:left|moved|is gone|are gone|rights|law))|renters? (?:in|living|` +
    `there)|tenant occupied|inquilin[oa]s?|renteros?|(?:its|it is|house is|currently|` +
    `both units|units are|esta) rent(?:ed|ad[oa])(?: out)?)\\b`,
);
const VACANT =
  /(?<!\b(?:not|no) )\b(?:(?:its|it is|is|been|house is|sits?|sitting|currently) (?:\w+ )?(?:vacant|empty)|nobody (?:lives|is living) (?:there|in it)|(?:esta|sigue) (?:vacia|desocupada)|nadie vive)\b/;
const INHERITED =
  /\b(?:inherit(?:ed|ing)|probate|(?:mom|dad|mother|father|grandma|grandpa|grandmother|grandfather|aunt|uncle|parents?|she|he|husband|wife)s? (?:just |recently |had )?(?:passed(?: away)?|died)|heredamos|herede|heredada|(?:mi|nuestr[oa]) (?:mama|papa|madre|padre|abuel[oa]|espos[oa]) (?:fallecio|murio))\b/;
const REPAIRS =
  /\b(?:needs? (?:a (?:lot|ton|bit) of |some |lots of |about |around |like )?(?:\$?[\d.,]+ ?k? (?:of|in) )?(?:work|repairs?|tlc|fixing(?: up)?|updating|a new roof|roof|everything)|fixer(?:[ -]?upper)?|as is|bad roof|roof leaks?|foundation (?:issues?|problems?)|needs? to be gutted|necesita (?:arreglos?|reparaci\w+|trabajo))\b/;

const BARE_THOUSANDS = 10_000;
const BARE_MILLIONS = 10;

/** Reads a statement as `plainText` writes it, with numbers as digits. */
export function readCircumstances(text: string): Circumstances {
  const owed = PAID_OFF.test(text) ? 0 : owedIn(text);
  return {
    ...(owed === undefined ? {} : { owed }),
    ...(TENANTED.test(text) ? { isTenanted: true } : {}),
    ...(VACANT.test(text) ? { isVacant: true } : {}),
    ...(INHERITED.test(text) ? { isInherited: true } : {}),
    ...(REPAIRS.test(text) ? { needsRepairs: true } : {}),
  };
}

function owedIn(text: string): number | null | undefined {
  const before = OWES.exec(text);
  const from = before === null ? OWED_AFTER.exec(text)?.index : before.index + before[0].length - 1;
  const sum =
    from === undefined
      ? undefined
      : findAmounts(text, false).find(({ end }) => end > from && end > 0);
  if (sum === undefined) return OWES_SOMETHING.test(text) ? null : undefined;
  const { value, scale } = sum;
  // People leave out the thousands, and the millions: "we owe 187", "owe 1.2".
  const unit =
    scale > 1 || value >= BARE_THOUSANDS ? scale : value < BARE_MILLIONS ? 1_000_000 : 1_000;
  return Math.round(value * unit);
}
