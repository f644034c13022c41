// Defines a campaign's criteria: a tree of all / any / not over an allow-list of lead fields. No
// other field can be used.
import type { LeadFacts } from "../lead/lead.ts";
import type { CountFact, WordFact, WordOf } from "../lead/plain-facts.ts";
import type { ConsentChannel, LeadSide, Tier, Verification } from "../lead/vocabulary.ts";

type WordRule = {
  [Fact in WordFact]: { readonly field: Fact; readonly in: readonly WordOf<Fact>[] };
}[WordFact];

/**
 * Matches one of the values; the lists are never empty. Place values: state "CA", county FIPS
 * "06067", ZIP "95838", city "sacramento, CA".
 */
export type SetRule =
  | WordRule
  | { readonly field: "side"; readonly in: readonly LeadSide[] }
  | { readonly field: "state"; readonly in: readonly string[] }
  | { readonly field: "county_fips"; readonly in: readonly string[] }
  | { readonly field: "city"; readonly in: readonly string[] }
  | { readonly field: "zip_code"; readonly in: readonly string[] }
  | { readonly field: "tier"; readonly in: readonly Tier[] }
  /** Matches if the consent covers at least one of the channels. */
  | { readonly field: "consent_channel"; readonly in: readonly ConsentChannel[] }
  /** Matches if the lead has at least one of them. */
  | { readonly field: "verification"; readonly in: readonly Verification[] };

/**
 * A closed interval; a missing end is open; at least one end is given. A lead without the value
 * does not match. `price_cents` matches if the lead's price interval touches the rule's.
 * `age_minutes` is the time from the consent to the lead's arrival, in whole minutes.
 */
export interface RangeRule {
  readonly field:
    | CountFact
    | "price_cents"
    | "age_minutes"
    | "score"
    | "engagement"
    | "intent"
    | "financial";
  readonly min?: number;
  readonly max?: number;
}

/**
 * Within `miles` (5–250) of a ZIP's center. The coordinates are filled in from the ZIP table when
 * the rule is saved.
 */
export interface RadiusRule {
  readonly field: "radius";
  readonly zip_code: string;
  readonly miles: number;
  readonly latitude: number;
  readonly longitude: number;
}

export type Criteria =
  | { readonly all: readonly Criteria[] }
  | { readonly any: readonly Criteria[] }
  | { readonly not: Criteria }
  | SetRule
  | RangeRule
  | RadiusRule;

/** The lead as criteria see it. Score total 0–10,000, components 0–100. */
export interface CriteriaSubject {
  readonly facts: LeadFacts;
  readonly score: {
    readonly total: number;
    readonly engagement: number;
    readonly intent: number;
    readonly financial: number;
    readonly tier: Tier;
  };
}
