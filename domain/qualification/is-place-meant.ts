// Decides whether a word that is the name of a place is meant as one.
import { CITY_NICKNAMES, COMMON_WORDS, type NamedCity } from "./gazetteer.ts";
import { type Mention, wantedPlaces } from "./place-mention.ts";
import { IN } from "./place-words.ts";
import { KNOWN, LARGE, MOST_WORDS, type ReadMention } from "./place-mention.ts";
import type { Topic } from "./slots.ts";

/** Whether a word that is a city's name was meant as one. */
export function isMeant(
  name: string,
  cities: readonly NamedCity[],
  before: string,
  { mention }: ReadMention,
  words: number,
  found: readonly Mention[],
  asked: Topic | null,
): boolean {
  if ("state" in mention && mention.state !== null) return true;
  if (/^\d|^.{1,2}$/.test(name) && !CITY_NICKNAMES.has(name)) return false;
  if (name === "la")
    return (
      asked === "location" &&
      (words <= 2 || /\b(?:in|near|around) $/.test(before)) &&
      !/\b(?:en|de|a|por) $/.test(before)
    );
  const [first] = cities;
  const isAfterIn = IN.test(before);
  if (
    asked === "location" &&
    (words <= 2
      ? (first?.zips ?? 0) >= KNOWN
      : (words <= MOST_WORDS || /^\W*(?:maybe )?$/.test(before)) &&
        (first?.zips ?? 0) > LARGE &&
        !/\b(?:a|un|el|la) $/.test(before))
  )
    return true;
  if (
    COMMON_WORDS.has(name) &&
    (asked === "location" || !OFTEN_WORDS.test(name)) &&
    found.some((one) => isBeside(one, cities)) &&
    BESIDE.test(before)
  )
    return true;
  if (COMMON_WORDS.has(name))
    return (
      isAfterIn &&
      /\b(?:in|near|en|outside|city of|(?:minutes?|mins?|miles?|minutos|millas) (?:from|de)) $/.test(
        before,
      ) &&
      (first?.zips ?? 0) >= KNOWN
    );
  if ((first?.zips ?? 0) >= LARGE) return true;
  if (asked === "location")
    return (
      (isAfterIn && !/\b(?:a|no|not) $/.test(before)) ||
      words <= MOST_WORDS ||
      (first?.zips ?? 0) >= KNOWN ||
      name.includes(" ") ||
      /[,/] ?$/.test(before)
    );
  return isAfterIn && ((first?.zips ?? 0) >= KNOWN || CERTAINLY_A_PLACE.test(before));
}

/** Also a small town is meant after these, and so is one that corrects another. */
const CERTAINLY_A_PLACE =
  /\b(?:in|near|en|outside|outside of|around|(?:i meant|i mean|its actually|its technically|its really|digo|quise decir|no wait)(?: in| en)?) $/;

/**
 * "Colorado Springs, pero si no hay pues Pueblo": a word that is a town of the same state as
 * another place.
 */
const BESIDE =
  /(?:[,/]| (?:or|and|o|y|pues|otherwise|else|maybe|even|then|tambien|then maybe)) (?:maybe |even |tal vez |hasta )?$/;

/** Words that follow a place in answers to other questions: "Houston, spring or summer". */
const OFTEN_WORDS =
  /^(?:spring|summer|fall|winter|may|march|april|june|july|august|home|house|price|cash|rent|ranch|land|lake|park|new|early|casa|best|big|good|sale|may|two|three|one|short|or|and)$/;

function isBeside(place: Mention, cities: readonly NamedCity[]): boolean {
  return cities.some(
    ({ state, zips }) =>
      zips > 1 && wantedPlaces(place).some((one) => "city" in one && one.state === state),
  );
}
