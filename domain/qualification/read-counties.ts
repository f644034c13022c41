// Reads counties by name: with the word for a county, next to another county, or if nothing else
// has that name.
import { COMMON_WORDS, type Gazetteer, type NamedCounty, placeName } from "./gazetteer.ts";
import { IN, REFUSED } from "./place-words.ts";
import type { Mention } from "./place-mention.ts";
import type { Topic } from "./slots.ts";

type Counties = readonly NamedCounty[];

/** The most words of an answer; a county's name in a longer sentence may be a person's. */
const MOST_WORDS = 4;
const LEAST_LETTERS = 4;

/** "Travis county", "county of Travis", "condado de Travis". */
export function countyOf(name: string, gazetteer: Gazetteer): Counties | null {
  const short = /^(.+) co$/.exec(name)?.[1];
  // "aurora CO" is in Colorado.
  if (short !== undefined && gazetteer.cities(short).some(({ state }) => state === "CO"))
    return null;
  const bare =
    /^(.+) (?:county|counties|parish|co)$/.exec(name)?.[1] ??
    /^(?:county of|condado de|condado) (.+)$/.exec(name)?.[1];
  const found = bare === undefined ? [] : gazetteer.counties(bare);
  return found.length === 0 ? null : found;
}

/** "condado de Miami-Dade o Broward", "Broward or Palm Beach counties": a county after a county. */
export function nextCounty(
  name: string,
  text: string,
  start: number,
  last: Mention | undefined,
  gazetteer: Gazetteer,
): Counties | null {
  if (
    last === undefined ||
    !("counties" in last) ||
    !/^,? ?(?:or|o|y|and|\/)?,? ?(?:en su defecto,? )?(?:el de |in )?$/.test(
      text.slice(last.end, start),
    )
  )
    return null;
  const found = gazetteer
    .counties(name)
    .filter(({ state }) => last.counties.some((one) => one.state === state));
  return found.length === 0 ? null : found;
}

/** "Travis or Hays county": the county before a county, if they can be in one state. */
export function countyBefore(
  text: string,
  { start: until, ...mention }: Mention,
  gazetteer: Gazetteer,
): Mention | null {
  const [whole, joint = ""] =
    /((?:^|[\s,])[a-z]+(?:[ -][a-z]+)?(?:,| or| and| o| y| ?\/)) ?$/.exec(
      text.slice(Math.max(0, until - 40), until),
    ) ?? [];
  if (whole === undefined || !("counties" in mention)) return null;
  const named = joint.replace(/(?:,| or| and| o| y| ?\/)$/, "").trim();
  for (const name of [named, named.split(" ").at(-1) ?? ""]) {
    const counties = gazetteer
      .counties(placeName(name))
      .filter(({ state }) => mention.counties.some((one) => one.state === state));
    const start = text.lastIndexOf(name, until - 1);
    if (counties.length > 0 && name.length > 2)
      return {
        start,
        end: start + name.length,
        isRefused: REFUSED.test(text.slice(0, start)),
        isNextTo: false,
        counties,
        state: null,
      };
  }
  return null;
}

/** "gwinnett", "Miami-Dade": the name of a county and of no city, as an answer or in two words. */
export function onlyCounty(
  name: string,
  phrase: string,
  before: string,
  words: number,
  asked: Topic | null,
  gazetteer: Gazetteer,
): Counties | null {
  const counties = gazetteer.counties(name);
  if (
    counties.length !== 1 ||
    COMMON_WORDS.has(name) ||
    name.length < LEAST_LETTERS ||
    gazetteer.cities(name).length > 0
  )
    return null;
  const isShort = words <= MOST_WORDS || /, ?$/.test(before);
  return asked === "location" && (isShort || IN.test(before) || phrase.includes("-"))
    ? counties
    : phrase.includes("-") || (name.includes(" ") && /\b(?:in|en|near) $/.test(before))
      ? counties
      : null;
}
