// Reads the wanted places of a sentence, combined with the known ones.
import type { Gazetteer, NamedCity } from "./gazetteer.ts";
import { type Mention, wantedPlaces } from "./place-mention.ts";
import { findMentions } from "./read-places.ts";
import { ADDS, type Scan } from "./scan.ts";
import type { Slots, Topic, WantedPlace } from "./slots.ts";
import { statesByLandmark } from "./state-names.ts";
import { isHome, joined, withoutSurroundings, withoutTellers } from "./told-places.ts";

const CORRECTS =
  /\b(?:sorry|sry|meant|no|not|nope|wrong|perdon|digo|actually|the one|la de|el de|quise decir|me equivoque)\b/;
/** Words around a name that are not part of it. */
const ABOUT_A_NAME =
  /^(?:in|en|near|by|area|zone|zona|city|ciudad|somewhere|maybe|around|probably|please|pls|like|mostly|downtown|cerca|quiza|porfa|por|ahi|favor|think|just|only|solo|the|[a-z]{2}|[a-z])$/;
/** A misspelled name within a sentence: "somewhere close to chatanooga so grandma can babysit". */
const NAMED_AFTER = /\b(?:in|near|nearby|close to|en|cerca de) ([a-z]{7,})\b/;
/**
 * A word at the start of a longer answer can be a misspelled name if it has at least this many
 * letters.
 */
const LEAST_LETTERS = 7;

/** The places; null if none are mentioned. Takes their words out of the scan. */
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
  // "dallas dallas no": a place that is taken back later is not wanted.
  const unrefused = mentions.filter(({ isRefused }) => !isRefused);
  const left = mentions.filter(
    (mention, index) =>
      !mention.isRefused &&
      !mentions
        .slice(index + 1)
        .some(
          (one) =>
            one.isRefused &&
            wantedPlaces(one).some((place) =>
              wantedPlaces(mention).some((other) => isSame(place, other)),
            ),
        ),
  );
  const wanted = left.length > 0 ? left : unrefused;
  // "ahorita ando en Ohio", in answer to another question.
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
  const refused = mentions.filter(({ isRefused }) => isRefused).flatMap(wantedPlaces);
  const kept = before.filter((place) => !refused.some((one) => isSame(one, place)));
  // "Fresno. oh wait, Clovis": a place that was taken back still tells the state of the other.
  const named = mentions.filter((mention) => "cities" in mention).flatMap(wantedPlaces);
  const places = dropped(joined(withoutSurroundings(wanted, scan.text)), [...before, ...named]);
  if (places.length === 0) return kept.length < before.length ? kept : null;
  return isAdded
    ? [...kept, ...places.filter((place) => !kept.some((one) => isSame(one, place)))]
    : places;
}

/**
 * A formerly ambiguous place, resolved by the state named now, by a place it is near, or by a
 * landmark.
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
      .flatMap(wantedPlaces)
      .flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])),
    ...statesByLandmark(text),
  ]);
  return near.size === 1 ? settle(before, [...near][0] ?? "", gazetteer) : null;
}

/** A state named alone; New York is one too if a state was asked for. */
function stateNamed(mention: Mention): readonly string[] {
  if ("states" in mention) return mention.states;
  return "cities" in mention && mention.cities[0]?.city === "New York" && mention.state === null
    ? ["NY"]
    : [];
}

/** The places of mentions, each once; a place without a state gets that of its neighbors. */
function dropped(mentions: readonly Mention[], before: readonly WantedPlace[]): WantedPlace[] {
  const clear = mentions.flatMap(wantedPlaces);
  const nearby = new Set(
    [...clear, ...before].flatMap((place) =>
      "state" in place && place.state !== null ? [place.state] : [],
    ),
  );
  const settled = mentions.flatMap((mention) => {
    const places = wantedPlaces(mention);
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

/** Applies the requested state, or replaces the city that was meant. */
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
 * A misspelled name with hardly any other words: "chigaco", "pheonix az", "kissimi, where my cousin
 * is".
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
