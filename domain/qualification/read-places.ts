// Finds the places in a sentence: ZIPs, counties, states, cities with or without their state,
// refused and added ones.
import { type Word, type ReadMention, MOST_WORDS, LARGE } from "./place-mention.ts";
import {
  CITY_NICKNAMES,
  COMMON_WORDS,
  type Gazetteer,
  type NamedCity,
  placeName,
} from "./gazetteer.ts";
import { isMeant } from "./is-place-meant.ts";
import { NEIGHBOURHOODS } from "./neighbourhoods.ts";
import type { Mention } from "./place-mention.ts";
import { DIRECTION, IN, NEXT_TO, PAST, REFUSED, TAIL } from "./place-words.ts";
import { countyBefore, countyOf, nextCounty, onlyCounty } from "./read-counties.ts";
import { GAP, type Scan } from "./scan.ts";
import type { Slots, Topic } from "./slots.ts";
import { CODES, STATES, isSaidState, isStateAfter, statesOf, withState } from "./state-of-place.ts";
/** Characters before a name that are read for its context. */
const REACH = 80;
/** "silver lake in L.A.": the city, not the Spanish article. */
const IN_LA = /\bl\.a\b|\b(?:in|near|of|en) la ?(?:$|[,.;!?-])/;
const ZIP =
  /(?<![\d$.,#-])\d{5}(?:-\d{4})?(?!\d|[.,]\d| ?(?:k|mil|dollars|dolares|sq|miles|square|acres)\b)/;

/** All mentions of places in a sentence, in order. Takes their words out of the scan. */
export function findMentions(
  scan: Scan,
  asked: Topic | null,
  known: Slots,
  gazetteer: Gazetteer,
): Mention[] {
  const { text } = scan;
  const zips = findZips(scan, asked, gazetteer);
  const words = wordsOf(scan.text);
  const named = largeCities(scan.text, words, known, gazetteer);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read =
      readPart(scan.text, words, at, named, asked) ??
      readAt(scan.text, words, at, found, asked, gazetteer);
    if (read === null) continue;
    const before =
      "counties" in read.mention ? countyBefore(scan.text, read.mention, gazetteer) : null;
    if (before !== null) {
      if ((found.at(-1)?.end ?? -1) > before.start) found.pop();
      found.push(before);
    }
    found.push(read.mention);
    at += read.words - 1;
  }
  for (const { start, end } of found) scan.blank(start, end);
  const wanted = besideNearPlaces(found, text).filter(
    (mention) =>
      !(zips.length > 0 && "isPart" in mention) &&
      !isPast(text, mention) &&
      !zips.some((zip) => isOfZip(text, mention, zip)),
  );
  return [...zips, ...wanted].toSorted((a, b) => a.start - b.start);
}

/** "Memphis TN 38116": the place before its ZIP adds nothing to it. */
function isOfZip(text: string, { start, end }: Mention, zip: Mention): boolean {
  return (
    (end <= zip.start &&
      /^[ ,]*(?:(?!or\b)[a-z]{2}[ ,.]*)?(?:zip(?: ?code)?:? )?$/.test(
        text.slice(end, zip.start),
      )) ||
    (zip.end <= start && /^[ ,(]*(?:in |thats |that is |is )?$/.test(text.slice(zip.end, start)))
  );
}

/** "near Boise or Meridian": the words before a list stand for each place of it. */
function besideNearPlaces(found: readonly Mention[], text: string): readonly Mention[] {
  return found.reduce<readonly Mention[]>((sofar, mention) => {
    const last = sofar.at(-1);
    const isListed =
      last !== undefined && /^,? ?(?:or|and|o|y|\/|,) ?$/.test(text.slice(last.end, mention.start));
    return [
      ...sofar,
      isListed && last.isNextTo && !mention.isRefused ? { ...mention, isNextTo: true } : mention,
    ];
  }, []);
}

/** "I grew up in Ohio", unless they want to go back there. */
function isPast(text: string, { start, end }: Mention): boolean {
  return (
    PAST.test(text.slice(Math.max(0, start - 60), start)) &&
    !/\b(?:back(?! (?:to|in)\b)|there|ahi|alli|alla|regres\w+|volver)\b/.test(text.slice(end))
  );
}

/**
 * The large cities in a sentence, and those already known: their neighborhoods are not read as
 * places of other states.
 */
function largeCities(
  text: string,
  words: readonly Word[],
  { location }: Slots,
  gazetteer: Gazetteer,
): ReadonlySet<string> {
  const before =
    location === undefined || location === "unsure"
      ? []
      : location.flatMap((place) => ("city" in place ? [`${place.city}, ${place.state}`] : []));
  const named = words.flatMap((word, at) =>
    [1, 2, 3].flatMap((length) => {
      const last = words[at + length - 1];
      if (last === undefined) return [];
      const name = placeName(text.slice(word.start, last.end));
      const nickname = CITY_NICKNAMES.get(name);
      const city =
        nickname === undefined ? gazetteer.cities(name)[0] : { ...nickname, zips: LARGE };
      return city === undefined ||
        city.zips < LARGE ||
        (COMMON_WORDS.has(name) && !(name === "la" && IN_LA.test(text)))
        ? []
        : [`${city.city}, ${city.state}`];
    }),
  );
  return new Set([...before, ...named]);
}

/** "Brickell", "Ballard or Fremont, those parts of Seattle": the city of a neighborhood. */
function readPart(
  text: string,
  words: readonly Word[],
  at: number,
  named: ReadonlySet<string>,
  asked: Topic | null,
): ReadMention | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const [first, last] = [words[at], words[at + length - 1]];
    if (first === undefined || last === undefined) continue;
    const phrase = text.slice(first.start, last.end);
    const name = placeName(phrase);
    const parts = /[,;:!?/]/.test(phrase) ? undefined : NEIGHBOURHOODS.get(name);
    if (parts === undefined) continue;
    const before = text.slice(Math.max(0, first.start - REACH), first.start);
    const inNamed = parts.find(({ city, state }) => named.has(`${city}, ${state}`));
    const part =
      inNamed ??
      parts.find(
        ({ isAlone }) => isAlone && (asked === "location" || length > 1 || IN.test(before)),
      );
    const next = words[at + length]?.text ?? "";
    if (
      part === undefined ||
      (STATES.has(next) && STATES.get(next) !== part.state) ||
      (next.length === 2 &&
        CODES.has(next) &&
        isSaidState(text, last.end) &&
        next.toUpperCase() !== part.state)
    )
      continue;
    return {
      mention: {
        start: first.start,
        end: last.end,
        isRefused: REFUSED.test(before),
        isNextTo: NEXT_TO.test(before) && inNamed !== undefined,
        cities: [{ city: part.city, state: part.state, zips: LARGE }],
        state: part.state,
        isPart: true,
      },
      words: length,
    };
  }
  return null;
}

function findZips(scan: Scan, asked: Topic | null, gazetteer: Gazetteer): Mention[] {
  const saysZip = /\b(?:zip|zips|zipcode|postal|codigo)\b/.test(scan.text);
  const found = scan
    .findAll(ZIP)
    .filter(
      ([zip]) =>
        gazetteer.hasZip(zip.slice(0, 5)) && (saysZip || asked !== "price" || !zip.endsWith("00")),
    );
  return found.map(({ 0: zip, index }) => {
    const before = scan.text.slice(0, index);
    scan.blank(index, index + zip.length);
    return {
      zip: zip.slice(0, 5),
      start: index,
      end: index + zip.length,
      isRefused: REFUSED.test(before),
      isNextTo: false,
    };
  });
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[a-z0-9]+(?:\.[a-z])*\.?(?=[^a-z0-9]|$)/g)].map(
    ({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.replace(/\.$/, "").length,
    }),
  );
}

function readAt(
  text: string,
  words: readonly Word[],
  at: number,
  found: readonly Mention[],
  asked: Topic | null,
  gazetteer: Gazetteer,
): ReadMention | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const [first, last] = [words[at], words[at + length - 1]];
    if (first === undefined || last === undefined) continue;
    const phrase = text.slice(first.start, last.end);
    if (phrase.includes(GAP) || /[,;:!?/]|(?<!\b(?:st|ft|mt))\. /.test(phrase)) continue;
    const before = text.slice(Math.max(0, first.start - REACH), first.start);
    const after = text.slice(last.end);
    const isRefused =
      REFUSED.test(before) ||
      TOO_MUCH.test(after) ||
      /^ (?:no|tampoco|is out|is too|off (?:the|my) list|off)\b|^,? ya no\b(?! (?:se|importa|tengo))/.test(
        after,
      );
    const base = { start: first.start, end: last.end, isRefused, isNextTo: NEXT_TO.test(before) };
    const name = placeName(phrase);
    const county =
      countyOf(name, gazetteer) ?? nextCounty(name, text, first.start, found.at(-1), gazetteer);
    if (county !== null)
      return withState(
        { ...base, counties: county, state: null },
        text,
        words,
        at + length,
        length,
      );
    const states =
      TAIL.test(after) && !after.startsWith(" lake")
        ? null
        : statesOf(name, before, text, words, at, length, asked);
    if (states !== null) return { mention: { ...base, states }, words: length };
    const only = CITY_NICKNAMES.has(name)
      ? null
      : onlyCounty(name, phrase, before, words.length, asked, gazetteer);
    if (only !== null)
      return withState({ ...base, counties: only, state: null }, text, words, at + length, length);
    const cities =
      DIRECTION.test(before) && isStateAfter(words, at + length) ? [] : citiesOf(name, gazetteer);
    if (cities.length > 0) {
      const read = withState({ ...base, cities, state: null }, text, words, at + length, length);
      const isPartOfName = TAIL.test(after) && (cities[0]?.zips ?? 0) < LARGE;
      if (!isPartOfName && isMeant(name, cities, before, read, words.length, found, asked))
        return read;
    }
  }
  return null;
}

/** "we love Bozeman but its too expensive". */
const TOO_MUCH =
  /^,? (?:but |pero )?(?:its|it is|thats|is|esta|es|got|gets) (?:way |just |a bit |much |getting |already |ya )*(?:too (?:much|expensive|far|pricey|big|hot|cold|crowded|high|rich)|out of (?:our|my|the) (?:range|budget|reach)|muy (?:car[oa]|lejos)|demasiado|overpriced)/;

function citiesOf(name: string, gazetteer: Gazetteer): readonly NamedCity[] {
  const nickname = CITY_NICKNAMES.get(name);
  if (nickname !== undefined) return [{ ...nickname, zips: LARGE }];
  const named = gazetteer.cities(name);
  // "huston" is a hamlet in Idaho, but usually a misspelled city in Texas.
  return (named[0]?.zips ?? 0) === 1 && named.length === 1
    ? [...gazetteer.similar(name), ...named]
    : named;
}
