// A campaign's form begun from a search on the marketplace or a conversation: what was asked of the leads is in the address.
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../../domain/lead/vocabulary.ts";
import { STATES } from "../../lib/read-states.ts";
import type { CampaignDraft } from "./campaign-draft.ts";
import { toCriteriaDraft } from "./criteria-draft.ts";

const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  side: new Set<string>(LEAD_SIDES), property_type: new Set<string>(PROPERTY_TYPES), tier: new Set<string>(TIERS), timing: new Set<string>(TIMINGS), state: new Set<string>(STATES),
};
const CITY = /^\p{L}[\p{L} .'’-]{0,79}$/u;
const CENTS = 100;
const MOST_CENTS = 10_000_000;

/** The draft with what the address asks; what is nothing that can be asked is left out. */
export function draftOfSearch(draft: CampaignDraft, search: URLSearchParams): CampaignDraft {
  const asked = (field: string, fits: (value: string) => boolean): readonly string[] => (search.get(field) ?? "").split(",").filter(fits);
  const states = asked("state", (value) => STATES.has(value));
  const ruleOf = (field: string, values: readonly string[]) => (values.length === 0 ? [] : [{ field, in: values }]);
  // A city is one of a state: of several, nobody could tell which.
  const cities = states.length === 1 ? asked("city", (value) => CITY.test(value)).map((city) => `${city.toLowerCase()}, ${states.join("")}`) : [];
  const places = [...ruleOf("zip_code", asked("zip_code", (value) => /^\d{5}$/.test(value))), ...ruleOf("city", cities)];
  const rules = [
    ...Object.entries(WORDS).flatMap(([field, words]) => ruleOf(field, asked(field, (value) => words.has(value)))),
    // Whoever names a city and a ZIP wants leads of either.
    ...(places.length > 1 ? [{ any: places }] : places),
  ];
  const most = Number(search.get("most") ?? Number.NaN);
  return {
    ...draft, ...(rules.length === 0 ? {} : { criteria: toCriteriaDraft({ all: rules }) }), ...(Number.isInteger(most) && most > 0 && most <= MOST_CENTS ? { exclusive: String(most / CENTS) } : {}),
  };
}
