// Texts of the part of a campaign's form that says which leads it buys: its plain controls, and the
// tree of rules.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const criteriaFormTexts = {
  title: "Criteria",
  hint: "Leave blank to match any.",
  mode: "Criteria editor",
  modes: { plain: "Plain", advanced: "Advanced" },
  fields: {
    ...namesOf(factWords, "label"),
    side: "Lead type",
    tier: "Tier",
    consent_channel: "Consent to",
    verification: "Verified by",
    state: "States",
    county_fips: "Counties",
    zip_code: "ZIP codes",
    city: "Cities",
    radius: "Around a ZIP",
    score: "Score, of 100",
    price_cents: "Price, $",
    age_minutes: "Minutes since the request",
    engagement: "Engagement score, of 100",
    intent: "Intent score, of 100",
    financial: "Financial score, of 100",
  },
  where: "Where",
  whereHint:
    "Fill in at least one. A lead must match all that you fill in: a state and a ZIP mean that ZIP in that state.",
  hints: {
    state: "Two letters each, separated by commas: CA, NV.",
    zip_code: "Five digits each, separated by commas or line breaks.",
    city: "One per line, with its state: Sacramento, CA.",
    consent_channel: "At least one of those checked.",
    county_fips: "Enter part of the name, then choose.",
  },
  findCounty: "Enter a county",
  noCounty: "No counties match.",
  fits: (count: number) => plural(count, "1 match", `${count} matches`),
  remove: (name: string) => `Remove ${name}`,
  chosen: "Chosen",
  centre: "Around ZIP",
  miles: "Miles around it",
  around: (
    miles: string,
    city: string,
    state: string,
    zip: string,
    count: number,
    written: string,
  ) =>
    `${miles} miles around ${city}, ${state} ${zip}: ${plural(count, "1 ZIP code", `${written} ZIP codes`)}`,
  minScore: "Minimum score, of 100",
  from: "From",
  to: "To",
  ends: {
    price_cents: { min: "Price from, $", max: "Price to, $" },
    beds: { min: "Bedrooms from", max: "Bedrooms to" },
    baths_quarters: { min: "Bathrooms from", max: "Bathrooms to" },
    age_minutes: {
      min: "Minutes since the request, from",
      max: "Minutes since the request, to",
    },
  },
  more: "More about the lead",
  kept: "Other rules",
  keptHint:
    "The plain editor can't show these rules. They apply together with your choices above. Edit them under “Advanced”.",
  tree: {
    about: "A lead must match these rules. Groups join rules; “Not” inverts a rule or a group.",
    everything: "Without rules, every lead is bought.",
    whole: "All rules",
    rule: (number: string) => `Rule ${number}`,
    group: (number: string) => `Group ${number}`,
    field: "Field",
    join: "Match",
    joins: { all: "Match all", any: "Match any" },
    notJoins: { all: "Not all match", any: "None match" },
    not: "Not",
    notThis: (name: string) => `Not: ${name}`,
    addRule: "Add rule",
    addRuleTo: (name: string) => `Add rule: ${name}`,
    addGroup: "Add group",
    addGroupTo: (name: string) => `Add group: ${name}`,
    tooDeep: "Groups can't be nested deeper.",
    removeThis: (name: string) => `Remove: ${name}`,
  },
};

export type CriteriaFormTexts = Translated<typeof criteriaFormTexts>;
