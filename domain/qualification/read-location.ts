// Where somebody looks: what a sentence says of places, together and with what was known before.
import type { Gazetteer, NamedCity } from "./gazetteer.ts";
import { type Mention, findMentions, placeOf } from "./read-places.ts";
import { AT_HOME } from "./place-words.ts";
import { ADDS, type Scan, TURNS } from "./scan.ts";
import { statesByLandmark } from "./state-names.ts";
import type { Slots, Topic, WantedPlace } from "./slots.ts";

const CORRECTS =
  /\b(?:sorry|sry|meant|no|not|nope|wrong|perdon|digo|actually|the one|la de|el de|quise decir|me equivoque)\b/;

/** Letters before a name that say something of it. */
const REACH = 80;
/** ZIPs of a city that everybody knows, and of one that few do. */
const LARGE = 12;
const SMALL = 3;
/** What is said around a name and is none. */
const ABOUT_A_NAME =
  /^(?:in|en|near|by|area|zone|zona|city|ciudad|somewhere|maybe|around|probably|please|pls|like|mostly|downtown|cerca|quiza|porfa|por|ahi|favor|think|just|only|solo|the|[a-z]{2}|[a-z])$/;
/** A name typed wrong within a sentence: "somewhere close to chatanooga so grandma can babysit". */
const NAMED_AFTER = /\b(?:in|near|nearby|close to|en|cerca de) ([a-z]{7,})\b/;
/** A word that begins a longer answer is a name typed wrong where it has so many. */
const LEAST_LETTERS = 7;

/** The places, or null where nothing was said of any. Their words are taken out. */
export function readLocation(
  scan: Scan,
  asked: Topic | null,
  known: Slots,
  gazetteer: Gazetteer,
): readonly WantedPlace[] | null {
  const before = known.location === undefined || known.location === "unsure" ? [] : known.location;
  const isAdded = ADDS.test(scan.text);
  const corrects = CORRECTS.test(scan.text) || asked === "location";
  const { text } = scan;
  const mentions = withoutTellers(findMentions(scan, asked, known, gazetteer), text);
  // "dallas dallas no": what is taken back later is not wanted, however often it was said.
  const unrefused = mentions.filter(({ isRefused }) => !isRefused);
  const left = mentions.filter(
    (mention, index) =>
      !mention.isRefused &&
      !mentions
        .slice(index + 1)
        .some(
          (one) =>
            one.isRefused &&
            placeOf(one).some((place) => placeOf(mention).some((other) => isSame(place, other))),
        ),
  );
  const wanted = left.length > 0 ? left : unrefused;
  // "ahorita ando en Ohio", said to another question.
  if (
    asked !== null &&
    asked !== "location" &&
    known.side !== "seller" &&
    known.side !== "investor_seller" &&
    mentions.length > 0 &&
    mentions.every((mention) => isHome(text, mention))
  )
    return null;
  const settled = settledBy(wanted, before, text, corrects, gazetteer);
  if (settled !== null) return settled;
  if (mentions.length === 0)
    return asked === "location" && before.length === 0 ? guess(scan, gazetteer) : null;
  const refused = mentions.filter(({ isRefused }) => isRefused).flatMap(placeOf);
  const kept = before.filter((place) => !refused.some((one) => isSame(one, place)));
  const places = dropped(joined(withoutSurroundings(wanted, scan.text)), before);
  if (places.length === 0) return kept.length < before.length ? kept : null;
  return isAdded
    ? [...kept, ...places.filter((place) => !kept.some((one) => isSame(one, place)))]
    : places;
}

/**
 * What was left open before, by the state that is said now, by what it is near, or by what
 * everybody knows to be there.
 */
function settledBy(
  wanted: readonly Mention[],
  before: readonly WantedPlace[],
  text: string,
  corrects: boolean,
  gazetteer: Gazetteer,
): readonly WantedPlace[] | null {
  const isOpen = before.some((place) => "state" in place && place.state === null);
  if (before.length === 0 || (!isOpen && !corrects)) return null;
  const states = wanted.flatMap((mention) => stateNamed(mention));
  if (
    states.length === 1 &&
    wanted.every((mention) => stateNamed(mention).length > 0 || mention.isNextTo)
  )
    return settle(before, states[0] ?? "", gazetteer);
  if (!isOpen || wanted.some((mention) => !mention.isNextTo) || states.length > 0) return null;
  const near = new Set([
    ...wanted
      .flatMap(placeOf)
      .flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])),
    ...statesByLandmark(text),
  ]);
  return near.size === 1 ? settle(before, [...near][0] ?? "", gazetteer) : null;
}

/** A state said alone; New York is one too where a state was asked for. */
function stateNamed(mention: Mention): readonly string[] {
  if ("states" in mention) return mention.states;
  return "cities" in mention && mention.cities[0]?.city === "New York" && mention.state === null
    ? ["NY"]
    : [];
}

/**
 * "Clark County, the Vegas one", "Rochester, where the Mayo Clinic is": what tells which one is
 * meant is not looked for itself.
 */
function withoutTellers(mentions: readonly Mention[], text: string): readonly Mention[] {
  return mentions.flatMap((mention, index): readonly Mention[] => {
    const last = mentions[index - 1];
    if (last !== undefined && tells(last, mention, text)) return [];
    const next = mentions[index + 1];
    if (
      "zip" in mention ||
      "states" in mention ||
      mention.state !== null ||
      placeOf(mention).every((place) => !("state" in place) || place.state !== null)
    )
      return [mention];
    const told =
      next !== undefined && tells(mention, next, text)
        ? placeOf(next).flatMap((place) =>
            "state" in place && place.state !== null ? [place.state] : [],
          )
        : statesByLandmark(text);
    const [state] = told;
    return [
      told.length === 1 && state !== undefined && isIn(mention, state)
        ? { ...mention, state }
        : mention,
    ];
  });
}

/** Whether a place tells which one another is, as in "the Vegas one", "where Vegas is". */
function tells(place: Mention, teller: Mention, text: string): boolean {
  if (!("counties" in place) && !("cities" in place)) return false;
  if (!("cities" in teller) || (place.state !== null && !teller.isNextTo)) return false;
  const between = text.slice(place.end, teller.start);
  return (
    /^,? ?\(?(?:the one (?:with|in|by|near|around) |where |with |donde esta |la de |el de )(?:the )?$/.test(
      between,
    ) ||
    (/^,? ?\(?(?:the )$/.test(between) && /^ (?:one|1|side|area)\b/.test(text.slice(teller.end)))
  );
}

/**
 * Without the places that only say where another one is, and without those taken back: "did i say
 * tampa i meant orlando".
 */
function withoutSurroundings(mentions: readonly Mention[], text: string): readonly Mention[] {
  const turn = TURNS.exec(text)?.index ?? -1;
  const after = mentions.filter(({ start }) => start > turn);
  const counted = after.length > 0 ? after : mentions;
  const named = counted
    .filter(({ isNextTo }) => !isNextTo)
    .filter((mention, _, all) => !isSmallElsewhere(mention, all))
    .map((mention) => inStateOf(mention, counted));
  const isClear = joined(named).some(
    (mention) =>
      placeOf(mention).every((place) => !("state" in place) || place.state !== null) &&
      !("states" in mention),
  );
  if (isClear) return named;
  // "I work in Denver but live in Aurora": nothing else is said of where they want to be.
  const homes = counted.filter((mention) => isHome(text, mention));
  return named.length === 0 && homes.length > 0
    ? homes.map((mention) => inStateOf(mention, counted))
    : counted;
}

/**
 * "a town near Fresno, like Selma": a place of which several states have one is in the state of
 * what it is near.
 */
function inStateOf(mention: Mention, others: readonly Mention[]): Mention {
  if (
    !("cities" in mention) ||
    mention.state !== null ||
    placeOf(mention).every((place) => !("state" in place) || place.state !== null)
  )
    return mention;
  const near = new Set(
    others
      .filter(({ isNextTo }) => isNextTo)
      .flatMap(placeOf)
      .flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])),
  );
  const [state] = near;
  return near.size === 1 && state !== undefined && isIn(mention, state)
    ? { ...mention, state }
    : mention;
}

/** Whether a place is said as the one where somebody lives now. */
function isHome(text: string, { start }: Mention): boolean {
  return AT_HOME.test(text.slice(Math.max(0, start - REACH), start));
}

/**
 * "Avondale, Chicago": a small place of a name that no place of that state has is a part of the
 * city.
 */
function isSmallElsewhere(mention: Mention, all: readonly Mention[]): boolean {
  if (!("cities" in mention) || mention.state !== null || (mention.cities[0]?.zips ?? 0) >= SMALL)
    return false;
  return (
    all.some(
      (one) =>
        one !== mention &&
        "cities" in one &&
        (one.cities[0]?.zips ?? 0) >= LARGE &&
        placeOf(one).every(
          (place) => "state" in place && place.state !== null && !isIn(mention, place.state),
        ),
    ) && all.every((one) => one === mention || !("states" in one))
  );
}

/**
 * A state said alone belongs to the city before it, as in "boise, like the idaho boise"; other
 * cities are in the states of their neighbours.
 */
function joined(mentions: readonly Mention[]): readonly Mention[] {
  const rest: Mention[] = [];
  for (const [index, mention] of mentions.entries()) {
    const state =
      "states" in mention && mention.states.length === 1 ? (mention.states[0] ?? "") : null;
    const at =
      state === null
        ? -1
        : ([...rest.keys()].toReversed().find((place) => isIn(rest[place], state)) ?? -1);
    const found = rest[at];
    if (found !== undefined && state !== null && "state" in found) rest[at] = { ...found, state };
    else if ("cities" in mention && isStateOf(rest.at(-1), mention))
      rest[rest.length - 1] = { ...mention, state: stateIn(rest.at(-1)) };
    else if (
      mention.isNextTo &&
      "cities" in mention &&
      rest.some(
        (one) =>
          "cities" in one &&
          one.state === null &&
          placeOf(one).some((place) => "city" in place && place.state === null),
      )
    ) {
      for (const [place, one] of rest.entries())
        if ("cities" in one && isIn(one, mention.cities[0]?.state ?? ""))
          rest[place] = { ...one, state: mention.cities[0]?.state ?? null };
    } else rest[index === 0 ? 0 : rest.length] = mention;
  }
  return rest;
}

/** The one state of a mention that names nothing else. */
function stateIn(mention: Mention | undefined): string | null {
  return mention !== undefined && "states" in mention && mention.states.length === 1
    ? (mention.states[0] ?? null)
    : null;
}

/** "We winter in Florida, near Ocala". */
function isStateOf(before: Mention | undefined, city: Mention): boolean {
  const state = stateIn(before);
  return (
    state !== null &&
    "state" in city &&
    (city.state === null || city.state === state) &&
    isIn(city, state)
  );
}

function isIn(mention: Mention | undefined, state: string): boolean {
  if (mention === undefined) return false;
  if ("cities" in mention)
    return (
      (mention.state === null || mention.state === state) &&
      mention.cities.some((one) => one.state === state)
    );
  return "counties" in mention && mention.counties.some((one) => one.state === state);
}

/** The places of mentions, each once; one whose state is open takes that of its neighbours. */
function dropped(mentions: readonly Mention[], before: readonly WantedPlace[]): WantedPlace[] {
  const clear = mentions.flatMap(placeOf);
  const nearby = new Set(
    [...clear, ...before].flatMap((place) =>
      "state" in place && place.state !== null ? [place.state] : [],
    ),
  );
  const settled = mentions.flatMap((mention) => {
    const places = placeOf(mention);
    const [place] = places;
    if (place === undefined || !("state" in place) || place.state !== null) return places;
    const here = candidatesOf(mention).filter((state) => nearby.has(state));
    const [state = null] = here;
    if (new Set(here).size !== 1) return places;
    return "city" in place
      ? [{ city: place.city, state }]
      : "county" in place
        ? [{ county: place.county, state }]
        : places;
  });
  return settled.filter((place, index) => settled.findIndex((one) => isSame(one, place)) === index);
}

const candidatesOf = (mention: Mention): readonly string[] =>
  ("cities" in mention ? mention.cities : "counties" in mention ? mention.counties : []).map(
    ({ state }) => state,
  );

/** The state that was asked for, or another one for the city that was meant. */
function settle(
  before: readonly WantedPlace[],
  state: string,
  gazetteer: Gazetteer,
): readonly WantedPlace[] | null {
  const open = before.findIndex((place) => "state" in place && place.state === null);
  const at = open !== -1 ? open : before.length === 1 ? 0 : -1;
  const place = before[at];
  if (place === undefined) return null;
  if (
    "city" in place &&
    gazetteer.cities(place.city.toLowerCase()).some((one) => one.state === state)
  )
    return before.with(at, { city: place.city, state });
  return "county" in place &&
    gazetteer.counties(place.county.toLowerCase()).some((one) => one.state === state)
    ? before.with(at, { county: place.county, state })
    : null;
}

function isSame(a: WantedPlace, b: WantedPlace): boolean {
  if ("zip" in a || "zip" in b) return "zip" in a && "zip" in b && a.zip === b.zip;
  if ("city" in a)
    return (
      "city" in b &&
      a.city === b.city &&
      (a.state === b.state || a.state === null || b.state === null)
    );
  if ("county" in a) return "county" in b && a.county === b.county && a.state === b.state;
  return !("city" in b) && !("county" in b) && a.state === b.state;
}

/**
 * A name that was typed wrong, where hardly anything else was said: "chigaco", "pheonix az",
 * "kissimi, where my cousin is".
 */
function guess(scan: Scan, gazetteer: Gazetteer): readonly WantedPlace[] | null {
  const [first = "", ...rest] = scan.text.split(/[,;!]/);
  const words = (first.match(/[a-z]+/g) ?? []).filter((word) => !ABOUT_A_NAME.test(word));
  const [word = ""] = words;
  const found: readonly NamedCity[] =
    words.length === 1 && (rest.length === 0 || word.length >= LEAST_LETTERS)
      ? gazetteer.similar(word)
      : [];
  const near = NAMED_AFTER.exec(scan.text)?.[1];
  const [city] = found.length > 0 || near === undefined ? found : gazetteer.similar(near);
  return city === undefined ? null : [{ city: city.city, state: city.state }];
}
