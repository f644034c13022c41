// Leaves out places that only describe where another one is, and joins states to their cities.
import { type Mention, wantedPlaces } from "./place-mention.ts";
import { AT_HOME } from "./place-words.ts";
import { TURNS } from "./scan.ts";
import { statesByLandmark } from "./state-names.ts";

/** Characters before a name that are read for its context. */
export const REACH = 80;
/** Fewest ZIPs of a well-known city, and of a lesser-known one. */
export const LARGE = 12;
export const SMALL = 3;

/**
 * "Clark County, the Vegas one", "Rochester, where the Mayo Clinic is": a place that only
 * identifies another one is not wanted itself.
 */
export function withoutTellers(mentions: readonly Mention[], text: string): readonly Mention[] {
  return mentions.flatMap((mention, index): readonly Mention[] => {
    const last = mentions[index - 1];
    if (last !== undefined && isIdentifiedBy(last, mention, text)) return [];
    const next = mentions[index + 1];
    if (
      "zip" in mention ||
      "states" in mention ||
      mention.state !== null ||
      wantedPlaces(mention).every((place) => !("state" in place) || place.state !== null)
    )
      return [mention];
    const named =
      next !== undefined && isIdentifiedBy(mention, next, text)
        ? wantedPlaces(next).flatMap((place) =>
            "state" in place && place.state !== null ? [place.state] : [],
          )
        : statesByLandmark(text);
    const [state] = named;
    return [
      named.length === 1 && state !== undefined && isIn(mention, state)
        ? { ...mention, state }
        : mention,
    ];
  });
}

/** Whether a place identifies another one, as in "the Vegas one", "where Vegas is". */
function isIdentifiedBy(place: Mention, teller: Mention, text: string): boolean {
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
 * The mentions without places that only describe where another one is, and without those taken
 * back: "did i say tampa i meant orlando".
 */
export function withoutSurroundings(
  mentions: readonly Mention[],
  text: string,
): readonly Mention[] {
  const turn = TURNS.exec(text)?.index ?? -1;
  const after = mentions.filter(({ start }) => start > turn);
  const counted = after.length > 0 ? after : mentions;
  const named = counted
    .filter(({ isNextTo }) => !isNextTo)
    .filter((mention, _, all) => !isSmallElsewhere(mention, all))
    .map((mention) => inStateOf(mention, counted));
  const isClear = joined(named).some(
    (mention) =>
      wantedPlaces(mention).every((place) => !("state" in place) || place.state !== null) &&
      !("states" in mention),
  );
  if (isClear) return named;
  // "I work in Denver but live in Aurora": the sentence names no wanted place otherwise.
  const homes = counted.filter((mention) => isHome(text, mention));
  return named.length === 0 && homes.length > 0
    ? homes.map((mention) => inStateOf(mention, counted))
    : counted;
}

/**
 * "a town near Fresno, like Selma": a place whose name several states have is in the state of the
 * place it is near.
 */
function inStateOf(mention: Mention, others: readonly Mention[]): Mention {
  if (
    !("cities" in mention) ||
    mention.state !== null ||
    wantedPlaces(mention).every((place) => !("state" in place) || place.state !== null)
  )
    return mention;
  const near = new Set(
    others
      .filter(({ isNextTo }) => isNextTo)
      .flatMap(wantedPlaces)
      .flatMap((place) => ("state" in place && place.state !== null ? [place.state] : [])),
  );
  const [state] = near;
  return near.size === 1 && state !== undefined && isIn(mention, state)
    ? { ...mention, state }
    : mention;
}

/** Whether a place is described as the person's current home. */
export function isHome(text: string, { start }: Mention): boolean {
  return AT_HOME.test(text.slice(Math.max(0, start - REACH), start));
}

/**
 * "Avondale, Chicago": a small place whose name no place of that state has is a neighborhood of the
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
        wantedPlaces(one).every(
          (place) => "state" in place && place.state !== null && !isIn(mention, place.state),
        ),
    ) && all.every((one) => one === mention || !("states" in one))
  );
}

/**
 * A state named alone belongs to the city before it, as in "boise, like the idaho boise"; other
 * cities are in the states of their neighbors.
 */
export function joined(mentions: readonly Mention[]): readonly Mention[] {
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
          wantedPlaces(one).some((place) => "city" in place && place.state === null),
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
