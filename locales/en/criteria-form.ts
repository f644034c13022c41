// Texts of the part of a campaign's form that says which leads it buys: its plain controls, and the
// tree of rules.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const criteriaFormTexts = {
  title: "Which leads",
  hint: "Whatever you leave empty or unticked means any.",
  mode: "How to say which leads",
  modes: { plain: "Plain", advanced: "Advanced" },
  fields: {
    ...namesOf(factWords, "label"),
    side: "Side",
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
    age_minutes: "Minutes since the person asked",
    engagement: "Engagement score, of 100",
    intent: "Intent score, of 100",
    financial: "Financial score, of 100",
  },
  where: "Where",
  whereHint:
    "One of these is enough. Of several that you fill in, all must hold: a state with a ZIP means that ZIP, in that state.",
  hints: {
    state: "Two letters each, with commas: CA, NV.",
    zip_code: "Five digits each, with commas or lines between.",
    city: "One a line, with its state: Sacramento, CA.",
    consent_channel: "At least one of those ticked.",
    county_fips: "Type a part of the name, and choose.",
  },
  findCounty: "Type a county",
  noCounty: "No county is called that.",
  fits: (count: number) => plural(count, "1 fits", `${count} fit`),
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
  minScore: "Lowest score, of 100",
  from: "From",
  to: "To",
  ends: {
    price_cents: { min: "Price from, $", max: "Price to, $" },
    beds: { min: "Bedrooms from", max: "Bedrooms to" },
    baths_quarters: { min: "Bathrooms from", max: "Bathrooms to" },
    age_minutes: {
      min: "Minutes since the person asked, from",
      max: "Minutes since the person asked, to",
    },
  },
  more: "More about the lead",
  kept: "Further rules",
  keptHint:
    "The plain controls cannot say these. They hold together with what you choose above; under “Advanced” you can change them.",
  tree: {
    about: "A lead must meet this. Groups join rules; “Not” turns a rule or a group around.",
    everything: "Without a rule, every lead is bought.",
    whole: "All rules",
    rule: (number: string) => `Rule ${number}`,
    group: (number: string) => `Group ${number}`,
    field: "About",
    join: "Which must hold",
    joins: { all: "All of these hold", any: "At least one of these holds" },
    notJoins: { all: "Not all of these hold", any: "None of these holds" },
    not: "Not",
    notThis: (name: string) => `Not: ${name}`,
    addRule: "Add a rule",
    addRuleTo: (name: string) => `Add a rule: ${name}`,
    addGroup: "Add a group",
    addGroupTo: (name: string) => `Add a group: ${name}`,
    tooDeep: "Groups can be nested no deeper.",
    removeThis: (name: string) => `Remove: ${name}`,
  },
};

export type CriteriaFormTexts = Translated<typeof criteriaFormTexts>;
