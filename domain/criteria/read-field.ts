// Reads the value of a rule's field from a lead: the only place that defines what "the lead has
// this value" means.
import type { Place } from "../lead/lead.ts";
import { foldPlaceName } from "../lead/place-name.ts";
import { countOf, wordOf } from "../lead/plain-fact-values.ts";
import type { CriteriaSubject, RangeRule, SetRule } from "./criteria.ts";

/** The set fields of which a lead can have any number of values. */
const LIST_FIELDS = ["consent_channel", "verification"] as const;
export type ListField = (typeof LIST_FIELDS)[number];
export type ScalarSetField = Exclude<SetRule["field"], ListField>;

export function isListField(field: SetRule["field"]): field is ListField {
  return LIST_FIELDS.some((one) => one === field);
}

/** The lead's values of a field that can have several. */
export function readList(field: ListField, { facts }: CriteriaSubject): readonly string[] {
  return field === "consent_channel" ? facts.consentChannels : facts.verifications;
}

/**
 * A city as criteria spell it, however people write it: "sacramento, CA", "saint louis, MO". It
 * includes the state, because city names repeat across states.
 */
export function cityKey(city: string, state: string): string {
  return `${foldPlaceName(city)}, ${state}`;
}

/**
 * The values of a rule as `readScalar` and `readPlace` spell a lead's: cities that were stored
 * before names had one form are "coeur d'alene, ID".
 */
export function valuesOfRule({ field, in: values }: SetRule): readonly string[] {
  return field === "city"
    ? values.map((city) => cityKey(city.slice(0, city.lastIndexOf(",")), city.slice(-2)))
    : values;
}

/** A cache of a pure function: campaigns ask it of the same frozen places. */
const cityKeys = new WeakMap<Place, string>();

function cityKeyOf(place: Place): string {
  const known = cityKeys.get(place) ?? cityKey(place.city, place.state);
  cityKeys.set(place, known);
  return known;
}

/** The set fields that say where a lead's property lies. */
const PLACE_FIELDS = ["state", "county_fips", "city", "zip_code"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

export function isPlaceField(field: SetRule["field"]): field is PlaceField {
  return PLACE_FIELDS.some((one) => one === field);
}

/** A place's value of a field; null if it has none (Palau has no county). */
export function readPlace(field: PlaceField, place: Place): string | null {
  switch (field) {
    case "state":
      return place.state;
    case "county_fips":
      return place.countyFips;
    case "city":
      return cityKeyOf(place);
    case "zip_code":
      return place.zipCode;
  }
}

/** The lead's value of a set field; null if it has none. */
export function readScalar(field: ScalarSetField, subject: CriteriaSubject): string | null {
  const { facts } = subject;
  switch (field) {
    case "side":
      return facts.side;
    case "state":
    case "county_fips":
    case "city":
    case "zip_code":
      return readPlace(field, facts.place);
    case "tier":
      return subject.score.tier;
    default:
      return wordOf(facts, field);
  }
}

/** The lead's value of a number field; null if unknown. */
export function readNumber(
  field: Exclude<RangeRule["field"], "price_cents">,
  subject: CriteriaSubject,
): number | null {
  switch (field) {
    case "age_minutes":
      return subject.facts.ageMinutes;
    case "score":
      return subject.score.total;
    case "engagement":
      return subject.score.engagement;
    case "intent":
      return subject.score.intent;
    case "financial":
      return subject.score.financial;
    default:
      return countOf(subject.facts, field);
  }
}

/** The lead's price interval in cents with open ends as ±Infinity; null if neither end is known. */
export function readPriceInterval(
  subject: CriteriaSubject,
): { readonly low: number; readonly high: number } | null {
  const { priceMinCents, priceMaxCents } = subject.facts;
  if (priceMinCents === null && priceMaxCents === null) return null;
  return {
    low: priceMinCents === null ? -Infinity : Number(priceMinCents),
    high: priceMaxCents === null ? Infinity : Number(priceMaxCents),
  };
}
