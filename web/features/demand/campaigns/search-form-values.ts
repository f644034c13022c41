// Fills a campaign's form from a search on the marketplace or a conversation with the assistant;
// the address holds the search.
import { cityKey } from "../../../../domain/criteria/read-field.ts";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import { readMapCircle } from "../../../../domain/lead/map-shapes.ts";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import { STATES } from "../../../lib/read-states.ts";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { toCriteriaFormValues } from "./criteria-form-values.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  side: new Set<string>(LEAD_SIDES),
  property_type: new Set<string>(PROPERTY_TYPES),
  tier: new Set<string>(TIERS),
  timing: new Set<string>(TIMINGS),
  state: new Set<string>(STATES),
};
/** A ZIP, or a county's FIPS code. */
const ZIP = /^\d{5}$/;
/** "Los Angeles CA". */
const CITY = /^(\p{L}[\p{L} .'’-]{0,79}) ([A-Z]{2})$/u;
const PRICE = /^(\d{0,9})-(\d{0,9})$/;
const QUARTERS = 4;
const MOST_CENTS = 10_000_000;
const MOST_ROOMS = 20;

/** The form with the criteria from the address; invalid values are omitted. */
export function campaignFormOfSearch(
  draft: CampaignFormValues,
  search: URLSearchParams,
): CampaignFormValues {
  const asked = (field: string, fits: (value: string) => boolean): readonly string[] =>
    (search.get(field) ?? "").split(",").filter(fits);
  const ruleOf = (field: string, values: readonly string[]) =>
    values.length === 0 ? [] : [{ field, in: values }];
  const rules = [
    ...Object.entries(WORDS).flatMap(([field, words]) =>
      ruleOf(
        field,
        asked(field, (value) => words.has(value)),
      ),
    ),
    ...ruleOf(
      "zip_code",
      asked("zip_code", (value) => ZIP.test(value)),
    ),
    ...ruleOf(
      "county_fips",
      asked("county_fips", (value) => ZIP.test(value)),
    ),
    ...circleOf(search.get("radius") ?? ""),
    ...placesOf((search.get("place") ?? "").split(",")),
    ...priceOf(search.get("price") ?? ""),
    ...roomsOf("beds", search.get("beds"), 1),
    ...roomsOf("baths_quarters", search.get("baths"), QUARTERS),
  ];
  const most = Number(search.get("most") ?? Number.NaN);
  return {
    ...draft,
    ...(rules.length === 0
      ? {}
      : { criteria: toCriteriaFormValues({ all: rules as readonly Criteria[] }) }),
    ...(Number.isInteger(most) && most > 0 && most <= MOST_CENTS
      ? { exclusive: String(most / CENTS_PER_DOLLAR) }
      : {}),
  };
}

/** Places of several kinds (cities, ZIPs, states) match if any of them does. */
function placesOf(given: readonly string[]): readonly object[] {
  const cities = given.flatMap((place) => {
    const [, city = "", state = ""] = CITY.exec(place) ?? [];
    return STATES.has(state) ? [cityKey(city, state)] : [];
  });
  const kinds = [
    ["state", given.filter((place) => STATES.has(place))],
    ["zip_code", given.filter((place) => ZIP.test(place))],
    ["city", cities],
  ] as const;
  const rules = kinds
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, in: values }));
  return rules.length > 1 ? [{ any: rules }] : rules;
}

function circleOf(given: string): readonly object[] {
  const circle = readMapCircle(given);
  return circle === null
    ? []
    : [{ field: "radius", zip_code: circle.zipCode, miles: circle.miles }];
}

function priceOf(given: string): readonly object[] {
  const [, least = "", most = ""] = PRICE.exec(given) ?? [];
  const end = (name: "min" | "max", dollars: string): object =>
    dollars === "" ? {} : { [name]: Number(dollars) * CENTS_PER_DOLLAR };
  const isRange =
    (least !== "" || most !== "") && (least === "" || most === "" || Number(least) <= Number(most));
  return isRange ? [{ field: "price_cents", ...end("min", least), ...end("max", most) }] : [];
}

function roomsOf(field: string, given: string | null, scale: number): readonly object[] {
  const least = given === null || given === "" ? Number.NaN : Number(given) * scale;
  return Number.isInteger(least) && least >= 0 && least <= MOST_ROOMS * scale
    ? [{ field, min: least }]
    : [];
}
