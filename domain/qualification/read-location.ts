// Where somebody looks: what a sentence says of places, together and with what was known before.
import type { Gazetteer, NamedCity } from "./gazetteer.ts";
import { type Mention, findMentions, placeOf } from "./read-places.ts";
import { ADDS, type Scan, TURNS } from "./scan.ts";
import type { Slots, Topic, WantedPlace } from "./slots.ts";

const CORRECTS = /\b(?:sorry|sry|meant|no|not|nope|wrong|perdon|digo|actually|the one|la de|el de|quise decir|me equivoque)\b/;

/** The places, or null where nothing was said of any. Their words are taken out. */
export function readLocation(scan: Scan, asked: Topic | null, known: Slots, gazetteer: Gazetteer): readonly WantedPlace[] | null {
  const before = known.location === undefined || known.location === "unsure" ? [] : known.location;
  const isAdded = ADDS.test(scan.text);
  const corrects = CORRECTS.test(scan.text) || asked === "location";
  const mentions = findMentions(scan, asked, gazetteer);
  const wanted = mentions.filter(({ isRefused }) => !isRefused);
  if (mentions.length === 0) return asked === "location" && before.length === 0 ? guess(scan, gazetteer) : null;
  const states = wanted.flatMap((mention) => ("states" in mention ? mention.states : []));
  if (before.length > 0 && states.length === 1 && wanted.every((mention) => "states" in mention) && corrects) {
    const settled = settle(before, states[0] ?? "", gazetteer);
    if (settled !== null) return settled;
  }
  const refused = mentions.filter(({ isRefused }) => isRefused).flatMap(placeOf);
  const kept = before.filter((place) => !refused.some((one) => isSame(one, place)));
  const places = dropped(joined(withoutSurroundings(wanted, scan.text)), before);
  if (places.length === 0) return kept.length < before.length ? kept : null;
  return isAdded ? [...kept, ...places.filter((place) => !kept.some((one) => isSame(one, place)))] : places;
}

/** Without the places that only say where another one is, and without those taken back: "did i say tampa i meant orlando". */
function withoutSurroundings(mentions: readonly Mention[], text: string): readonly Mention[] {
  const turn = TURNS.exec(text)?.index ?? -1;
  const after = mentions.filter(({ start }) => start > turn);
  const counted = after.length > 0 ? after : mentions;
  const named = counted.filter(({ isNextTo }) => !isNextTo);
  const isClear = named.some((mention) => placeOf(mention).every((place) => !("state" in place) || place.state !== null) && !("states" in mention));
  return isClear ? named : counted;
}

/** A state said alone belongs to the city before it, as in "boise, like the idaho boise"; other cities are in the states of their neighbours. */
function joined(mentions: readonly Mention[]): readonly Mention[] {
  const rest: Mention[] = [];
  for (const [index, mention] of mentions.entries()) {
    const state = "states" in mention && mention.states.length === 1 ? (mention.states[0] ?? "") : null;
    const at = state === null ? -1 : [...rest.keys()].toReversed().find((place) => isIn(rest[place], state)) ?? -1;
    const found = rest[at];
    if (found !== undefined && state !== null && "state" in found) rest[at] = { ...found, state };
    else if ("cities" in mention && isStateOf(rest.at(-1), mention)) rest[rest.length - 1] = { ...mention, state: stateIn(rest.at(-1)) };
    else if (mention.isNextTo && "cities" in mention && rest.some((one) => "cities" in one && one.state === null && placeOf(one).some((place) => "city" in place && place.state === null))) {
      for (const [place, one] of rest.entries()) if ("cities" in one && isIn(one, mention.cities[0]?.state ?? "")) rest[place] = { ...one, state: mention.cities[0]?.state ?? null };
    } else rest[index === 0 ? 0 : rest.length] = mention;
  }
  return rest;
}

/** The one state of a mention that names nothing else. */
function stateIn(mention: Mention | undefined): string | null {
  return mention !== undefined && "states" in mention && mention.states.length === 1 ? (mention.states[0] ?? null) : null;
}

/** "We winter in Florida, near Ocala". */
function isStateOf(before: Mention | undefined, city: Mention): boolean {
  const state = stateIn(before);
  return state !== null && "state" in city && (city.state === null || city.state === state) && isIn(city, state);
}

function isIn(mention: Mention | undefined, state: string): boolean {
  if (mention === undefined) return false;
  if ("cities" in mention) return (mention.state === null || mention.state === state) && mention.cities.some((one) => one.state === state);
  return "counties" in mention && mention.counties.some((one) => one.state === state);
}

/** The places of mentions, each once; one whose state is open takes that of its neighbours. */
function dropped(mentions: readonly Mention[], before: readonly WantedPlace[]): WantedPlace[] {
  const clear = mentions.flatMap(placeOf);
  const nearby = new Set([...clear, ...before].flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])));
  const settled = mentions.flatMap((mention) => {
    const places = placeOf(mention);
    const [place] = places;
    if (place === undefined || !("state" in place) || place.state !== null) return places;
    const here = candidatesOf(mention).filter((state) => nearby.has(state));
    return here.length === 1 && "city" in place ? [{ city: place.city, state: here[0] ?? null }] : places;
  });
  return settled.filter((place, index) => settled.findIndex((one) => isSame(one, place)) === index);
}

const candidatesOf = (mention: Mention): readonly string[] => ("cities" in mention ? mention.cities.map(({ state }) => state) : []);

/** The state that was asked for, or another one for the city that was meant. */
function settle(before: readonly WantedPlace[], state: string, gazetteer: Gazetteer): readonly WantedPlace[] | null {
  const open = before.findIndex((place) => "state" in place && place.state === null);
  const at = open !== -1 ? open : before.length === 1 ? 0 : -1;
  const place = before[at];
  if (place === undefined) return null;
  if ("city" in place && gazetteer.cities(place.city.toLowerCase()).some((one) => one.state === state)) return before.with(at, { city: place.city, state });
  return "county" in place && gazetteer.counties(place.county.toLowerCase()).some((one) => one.state === state) ? before.with(at, { county: place.county, state }) : null;
}

function isSame(a: WantedPlace, b: WantedPlace): boolean {
  if ("zip" in a || "zip" in b) return "zip" in a && "zip" in b && a.zip === b.zip;
  if ("city" in a) return "city" in b && a.city === b.city && (a.state === b.state || a.state === null || b.state === null);
  if ("county" in a) return "county" in b && a.county === b.county && a.state === b.state;
  return !("city" in b) && !("county" in b) && a.state === b.state;
}

/** A name that was typed wrong, where hardly anything else was said: "chigaco", "pheonix az". */
function guess(scan: Scan, gazetteer: Gazetteer): readonly WantedPlace[] | null {
  const words = (scan.text.match(/[a-z]+/g) ?? []).filter((word) => !/^(?:in|en|near|by|[a-z]{2})$/.test(word));
  const [word = ""] = words;
  const found: readonly NamedCity[] = words.length === 1 ? gazetteer.similar(word) : [];
  const [first] = found;
  return first === undefined ? null : [{ city: first.city, state: first.state }];
}
