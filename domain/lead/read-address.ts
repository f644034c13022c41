// Reads an address that a person types to find leads by it: street, city, state, ZIP in one text.
import type { FindCityPlaces, FindPlaces } from "./find-place.ts";
import {
  addressIdentity,
  addressWords,
  isDirection,
  isStreetSuffix,
  isUnitMark,
} from "./identity.ts";
import type { Place } from "./lead.ts";
import { joinedPlaceName } from "./place-name.ts";
import { readState } from "./read-state.ts";

export interface AddressLookUps {
  readonly findPlaces: FindPlaces;
  readonly findCityPlaces: FindCityPlaces;
}

/** What a typed text names as an address. */
export interface TypedAddress {
  /** As `addressIdentity` spells it, once for each ZIP that it may lie in. Contact data. */
  readonly identities: readonly string[];
  /** A street with a house number, but without a ZIP or a city that there is. */
  readonly needsPlace: boolean;
}

const NO_ADDRESS: TypedAddress = { identities: [], needsPlace: false };

/** The largest cities have some 200 ZIPs; a name that many states share has at most 400. */
const MOST_ZIPS = 400;
/** "Rancho Santa Fe Springs" and longer names do not exist. */
const MOST_CITY_WORDS = 5;
const LONGEST = 200;
const COUNTRY = /[\s,]+(?:usa?|u\.s\.a?\.?|united states(?: of america)?)\.?$/i;
const ZIP_AT_END = /[\s,]+(\d{5})(?:-?\d{4})?$/;

/**
 * Reads an address in any usual spelling. With a ZIP the city and the state may be absent or
 * another name of the place; without one, each ZIP of the city is tried. Nothing is read from a
 * text that does not begin with a house number, or that has no word beside it.
 */
export function readTypedAddress(text: string, lookUps: AddressLookUps): TypedAddress {
  const typed = text.replaceAll(/\s+/g, " ").trim().replace(COUNTRY, "");
  const words = addressWords(typed);
  if (typed.length > LONGEST || !/^\d/.test(typed) || !/\p{L}/u.test(words.slice(1).join(" ")))
    return NO_ADDRESS;
  const zip = ZIP_AT_END.exec(typed);
  const places = zip === null ? [] : lookUps.findPlaces(zip[1] ?? "");
  const identities =
    zip !== null && places.length > 0
      ? streetsBefore(typed.slice(0, zip.index), places).flatMap((street) =>
          identityAt(street, places[0]),
        )
      : inCities(typed, lookUps.findCityPlaces);
  return {
    identities: [...new Set(identities)],
    needsPlace: identities.length === 0 && words.slice(1).some(isStreetSuffix),
  };
}

const COURT_AT_END = /\b(?:ct|court)[\s.,]*$/i;

/**
 * The identities of the street in the ZIP. In Connecticut a "Ct" at the end of a posted street was
 * taken for the state and a "Court" was not, so both are tried.
 */
function identityAt(street: string, place: Place | undefined): string[] {
  if (place === undefined) return [];
  const streets =
    place.state === "CT" && COURT_AT_END.test(street)
      ? ["Ct", "Court"].map((word) => street.replace(COURT_AT_END, word))
      : [street];
  return streets.flatMap((one) => addressIdentity(one, place) ?? []);
}

/** The streets that a text before a ZIP may name: with and without city and state at its end. */
function streetsBefore(text: string, places: readonly Place[]): string[] {
  const states = new Set(places.map(({ state }) => state));
  const cities = new Set(places.map(({ city }) => joinedPlaceName(city)));
  const withState = splitState(text).filter(({ state }) => states.has(state));
  const rests = [text, ...withState.map(({ before }) => before)];
  return rests.flatMap((rest) => [
    rest,
    ...splitCity(rest)
      .filter(
        ({ city, isApart }) =>
          cities.has(joinedPlaceName(city)) || (isApart && !looksLikeUnit(city)),
      )
      .map(({ street }) => street),
    ...withoutWordsAfterStreet(rest),
  ]);
}

/** The identities in each ZIP of the city that ends the text. */
function inCities(text: string, findCityPlaces: FindCityPlaces): string[] {
  const named = splitState(text).flatMap(({ before, state }) => splitIn(before, state));
  // Without a state only a city that stands apart, since "12 Oak Park" may be a street in Park.
  const found = named.length > 0 ? named : splitIn(text, null).filter(({ isApart }) => isApart);
  return found.flatMap(({ street, places }) =>
    places.slice(0, MOST_ZIPS).flatMap((place) => identityAt(street, place)),
  );

  function splitIn(before: string, state: string | null) {
    return splitCity(before)
      .map((split) => ({ ...split, places: findCityPlaces(split.city, state) }))
      .filter(({ places }) => places.length > 0);
  }
}

/** The text before a state at its end, in each way that its last words name one. */
function splitState(text: string): { readonly before: string; readonly state: string }[] {
  const words = text.split(/[\s,]+/);
  // The longest are "District of Columbia" and "Carolina del Norte".
  return [1, 2, 3].flatMap((count) => {
    const name = words.slice(-count).join(" ");
    const state = words.length - count < 2 ? null : readState(name.replaceAll(".", ""));
    const before = state === null ? null : withoutWords(text, count);
    return before === null || state === null ? [] : [{ before, state }];
  });
}

/** Cuts the last `count` words off. */
function withoutWords(text: string, count: number): string | null {
  const rest = new RegExp(`^(.*?)(?:[\\s,]+[^\\s,]+){${count}}[\\s,.]*$`, "s").exec(text)?.[1];
  return rest === undefined || rest === "" ? null : rest;
}

interface CitySplit {
  readonly street: string;
  readonly city: string;
  /** Whether a comma stands between the two. */
  readonly isApart: boolean;
}

/** Each way to take the last words as a city: what follows the last comma, or one to five words. */
function splitCity(text: string): CitySplit[] {
  const comma = text.lastIndexOf(",");
  const apart = comma < 0 ? "" : text.slice(comma + 1).trim();
  const splits: CitySplit[] =
    apart === "" ? [] : [{ street: text.slice(0, comma), city: apart, isApart: true }];
  for (let count = 1; count <= MOST_CITY_WORDS; count += 1) {
    const street = withoutWords(text, count);
    if (street === null || addressWords(street).length < 2) break;
    splits.push({ street, city: text.slice(street.length).replace(/^[\s,]+/, ""), isApart: false });
  }
  return splits;
}

/** "Apt 4", "#4" and "2nd floor" follow a comma too. */
function looksLikeUnit(text: string): boolean {
  return /\d/.test(text) || addressWords(text).some(isUnitMark);
}

/**
 * The text without the words that follow its street and unit, for a city that is not the ZIP's own
 * name: "12 Oak St Carmichael" in Sacramento's ZIP.
 */
function withoutWordsAfterStreet(text: string): string[] {
  const words = addressWords(text);
  let end = words.findLastIndex((word, at) => at > 1 && isStreetSuffix(word));
  if (end < 0) return [];
  if (isDirection(words[end + 1] ?? "")) end += 1;
  while (isUnitMark(words[end + 1] ?? "") || /\d/.test(words[end + 1] ?? "")) {
    end += isUnitMark(words[end + 1] ?? "") ? 2 : 1;
  }
  const rest = words.slice(end + 1);
  return rest.length === 0 || rest.some((word) => /\d/.test(word))
    ? []
    : [words.slice(0, end + 1).join(" ")];
}
