// A campaign's form begun from a search on the marketplace: what was asked of the leads is in the address.
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../../domain/lead/vocabulary.ts";
import { STATES } from "../../lib/read-states.ts";
import type { CampaignDraft } from "./campaign-draft.ts";
import { toCriteriaDraft } from "./criteria-draft.ts";

const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  side: new Set<string>(LEAD_SIDES), property_type: new Set<string>(PROPERTY_TYPES), tier: new Set<string>(TIERS), timing: new Set<string>(TIMINGS), state: new Set<string>(STATES),
};
const CENTS = 100;
const MOST_CENTS = 10_000_000;

/** The draft with what the address asks; what is nothing that can be asked is left out. */
export function draftOfSearch(draft: CampaignDraft, search: URLSearchParams): CampaignDraft {
  const rules = [...Object.keys(WORDS), "zip_code"].flatMap((field) => {
    const values = (search.get(field) ?? "").split(",").filter((value) => (field === "zip_code" ? /^\d{5}$/.test(value) : WORDS[field]?.has(value) === true));
    return values.length === 0 ? [] : [{ field, in: values }];
  });
  const most = Number(search.get("most") ?? Number.NaN);
  return {
    ...draft, ...(rules.length === 0 ? {} : { criteria: toCriteriaDraft({ all: rules }) }), ...(Number.isInteger(most) && most > 0 && most <= MOST_CENTS ? { exclusive: String(most / CENTS) } : {}),
  };
}
