// The places in a sentence: ZIPs, counties, states, cities with or without their state, the ones
// taken back, the ones added.
import { US_STATES } from "../lead/us-states.ts";
import {
  CITY_NICKNAMES,
  COMMON_WORDS,
  type Gazetteer,
  type NamedCity,
  type NamedCounty,
  STATE_NICKNAMES,
  isClear,
  placeName,
} from "./gazetteer.ts";
import { NEIGHBOURHOODS } from "./neighbourhoods.ts";
import { DIRECTION, IN, NEXT_TO, PAST, REFUSED, TAIL } from "./place-words.ts";
import { countyBefore, countyOf, nextCounty, onlyCounty } from "./read-counties.ts";
import { GAP, type Scan } from "./scan.ts";
import type { Slots, Topic, WantedPlace } from "./slots.ts";
import { stateTypedWrong } from "./state-names.ts";

/** A place as it was said, before it is clear which one is meant. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** "not illinois", "forget Dallas". */
  readonly isRefused: boolean;
  /** "next to Denver": says where another place is. */
  readonly isNextTo: boolean;
} & (
  | { readonly zip: string }
  | { readonly states: readonly string[] }
  | {
      readonly cities: readonly NamedCity[];
      readonly state: string | null;
      readonly isPart?: boolean;
    }
  | { readonly counties: readonly NamedCounty[]; readonly state: string | null }
);

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MOST_WORDS = 4;
/** Letters before a name that say something of it. */
const REACH = 80;
/** A city of so many ZIPs counts as a place wherever it is said. */
const LARGE = 8;
/** One of so many ZIPs where something else says that a place is named. */
const KNOWN = 3;
/** "silver lake in L.A.": the city, and no Spanish article. */
const IN_LA = /\bl\.a\b|\b(?:in|near|of|en) la ?(?:$|[,.;!?-])/;
const ZIP =
  /(?<![\d$.,#-])\d{5}(?:-\d{4})?(?!\d|[.,]\d| ?(?:k|mil|dollars|dolares|sq|miles|square|acres)\b)/;
const CODES: ReadonlySet<string> = new Set(US_STATES.map(({ code }) => code.toLowerCase()));
const STATES: ReadonlyMap<string, string> = new Map(
  US_STATES.map(({ code, name }) => [placeName(name.toLowerCase()), code]),
);

/** All that a sentence says of places, in its order; their words are taken out. */
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
  const wanted = found.filter(
    (mention) => !(zips.length > 0 && "isPart" in mention) && !isPast(text, mention),
  );
  return [...zips, ...wanted].toSorted((a, b) => a.start - b.start);
}

/** "I grew up in Ohio", unless they want to go back there. */
function isPast(text: string, { start, end }: Mention): boolean {
  return (
    PAST.test(text.slice(Math.max(0, start - 60), start)) &&
    !/\b(?:back(?! (?:to|in)\b)|there|ahi|alli|alla|regres\w+|volver)\b/.test(text.slice(end))
  );
}

/**
 * The cities of note in a sentence, and those known before: their parts are not taken for places of
 * other states.
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

/** "Brickell", "Ballard or Fremont, those parts of Seattle": the city that a part of it is in. */
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

/** Whether two letters behind a name are set off as a state's are. */
const isSaidState = (text: string, end: number): boolean =>
  /^,? [a-z]{2}\.? ?(?:$|[,;.!?])/.test(text.slice(end));

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

interface ReadMention {
  readonly mention: Mention;
  /** How many words it takes. */
  readonly words: number;
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

/** "west TX" is a part of Texas. */
const isStateAfter = (words: readonly Word[], at: number): boolean =>
  CODES.has(words[at]?.text ?? "") || STATES.has(words[at]?.text ?? "");

/**
 * A state by its name; by its code alone only where that is the whole answer, or behind a
 * direction.
 */
function statesOf(
  name: string,
  before: string,
  text: string,
  words: readonly Word[],
  at: number,
  length: number,
  asked: Topic | null,
): readonly string[] | null {
  const nickname = STATE_NICKNAMES.get(name);
  if (nickname !== undefined) return nickname;
  const code = STATES.get(name);
  // "Washington DC", "Kansas City", "New York": longer names come first, and a city goes before its
  // state.
  if (code !== undefined)
    return name === "new york" && !/\b(?:upstate|state) ?(?:of )?$/.test(before) ? null : [code];
  const isAlone =
    text.includes(GAP) || CITY_NICKNAMES.has(name)
      ? false
      : words.length === length ||
        (words.length - length === 1 && /^(?:in|en)$/.test(words[at - 1]?.text ?? ""));
  if (
    CODES.has(name) &&
    ((asked === "location" && isAlone) ||
      (DIRECTION.test(before) && !/^(?:in|or|me|de|la|hi|ok|oh|ma|pa|id)$/.test(name)))
  )
    return [name.toUpperCase()];
  const typed = asked === "location" || IN.test(before) ? stateTypedWrong(name) : null;
  return typed === null ? null : [typed];
}

function citiesOf(name: string, gazetteer: Gazetteer): readonly NamedCity[] {
  const nickname = CITY_NICKNAMES.get(name);
  if (nickname !== undefined) return [{ ...nickname, zips: LARGE }];
  const named = gazetteer.cities(name);
  // "huston" is a hamlet in Idaho, and a city in Texas typed in a hurry.
  return (named[0]?.zips ?? 0) === 1 && named.length === 1
    ? [...gazetteer.similar(name), ...named]
    : named;
}

/** Takes in the state that follows: "tampa, fl", "Cobb county, Georgia", "portland in oregon". */
function withState<Place extends Mention & { readonly state: string | null }>(
  mention: Place,
  text: string,
  words: readonly Word[],
  next: number,
  length: number,
): ReadMention {
  for (const skipped of [0, 1]) {
    if (skipped === 1 && !/^(?:in|the|en|el)$/.test(words[next]?.text ?? "")) break;
    for (let more = 3; more > 0; more -= 1) {
      const part = words.slice(next + skipped, next + skipped + more);
      const last = part.at(-1);
      if (part.length < more || last === undefined) continue;
      const name = placeName(part.map(({ text }) => text).join(" "));
      const code =
        STATES.get(name) ??
        (more === 1 &&
        skipped === 0 &&
        CODES.has(name) &&
        (isCode(name, mention) || isSetOff(text, mention, last))
          ? name.toUpperCase()
          : undefined) ??
        onlyOne(STATE_NICKNAMES.get(name));
      if (code !== undefined && hasIn(mention, code))
        return {
          mention: { ...mention, state: code, end: last.end },
          words: length + skipped + more,
        };
    }
  }
  return { mention, words: length };
}

const onlyOne = (codes: readonly string[] | undefined): string | undefined =>
  codes?.length === 1 ? codes[0] : undefined;

/**
 * "Portland, ME." and "Springfield in": what is set off behind a place, or all that was said
 * besides it, is no word of the sentence.
 */
function isSetOff(text: string, { start, end }: Mention, code: Word): boolean {
  const between = text.slice(end, code.start);
  return (
    /^,? ?$/.test(between) &&
    /^\.? ?(?:$|[,;!?])/.test(text.slice(code.end)) &&
    (between.startsWith(",") || text.slice(0, start).trim() === "")
  );
}

/** "or", "in", "me", "la", "de" and the like are words, unless the place is in that state. */
function isCode(code: string, mention: Mention): boolean {
  return (
    !/^(?:or|in|me|la|de|co|hi|ok|oh|pa|ma|id|al|mi)$/.test(code) ||
    ("cities" in mention && mention.cities[0]?.state === code.toUpperCase()) ||
    (code !== "or" &&
      code !== "in" &&
      code !== "la" &&
      code !== "de" &&
      code !== "me" &&
      hasIn(mention, code.toUpperCase()))
  );
}

function hasIn(mention: Mention, state: string): boolean {
  if ("cities" in mention) return mention.cities.some((one) => one.state === state);
  return "counties" in mention && mention.counties.some((one) => one.state === state);
}

/** Whether a word that is a city's name was meant as one. */
function isMeant(
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
      isAfterIn && /\b(?:in|near|en|outside|city of) $/.test(before) && (first?.zips ?? 0) >= KNOWN
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
  return (
    isAfterIn &&
    ((first?.zips ?? 0) >= KNOWN || /\b(?:in|near|en|outside|outside of|around) $/.test(before))
  );
}

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
      zips > 1 && placeOf(place).some((one) => "city" in one && one.state === state),
  );
}

/** A mention whose place is clear by itself. */
export function placeOf(mention: Mention): readonly WantedPlace[] {
  if ("zip" in mention) return [{ zip: mention.zip }];
  if ("states" in mention) return mention.states.map((state) => ({ state }));
  if ("counties" in mention) {
    const [first] = mention.counties;
    const state =
      mention.state ??
      (new Set(mention.counties.map((one) => one.state)).size === 1
        ? (first?.state ?? null)
        : null);
    return [{ county: first?.county ?? "", state }];
  }
  const [first] = mention.cities;
  return [
    {
      city: first?.city ?? "",
      state: mention.state ?? (isClear(mention.cities) ? (first?.state ?? null) : null),
    },
  ];
}
