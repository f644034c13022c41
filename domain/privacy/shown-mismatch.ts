// Compares criteria with what a listing shows of a lead, so that an answer about the lead tells no
// masked fact.
import type { Criteria, CriteriaSubject, RangeRule } from "../criteria/criteria.ts";
import { leafMatches } from "../criteria/matches.ts";
import { propertyStep } from "../money/price-band.ts";
import { PLAIN_FACTS } from "../lead/plain-facts.ts";

/** How criteria compare: with the field that excludes the lead, where one is known to. */
export type ShownMatch =
  | { readonly result: "match" }
  | { readonly result: "mismatch"; readonly field: string | null }
  /** A masked fact decides. */
  | { readonly result: "hidden" };

const MATCH: ShownMatch = { result: "match" };
const HIDDEN: ShownMatch = { result: "hidden" };

/** `showsZip`: whether all digits of a lead's ZIP are shown. */
export function shownMatch(
  criteria: Criteria,
  subject: CriteriaSubject,
  showsZip: boolean,
): ShownMatch {
  return compare(criteria, subject, showsZip, true);
}

/** `isAsked`: whether the criteria must hold; false below a `not`. */
function compare(
  criteria: Criteria,
  subject: CriteriaSubject,
  showsZip: boolean,
  isAsked: boolean,
): ShownMatch {
  if ("not" in criteria) return compare(criteria.not, subject, showsZip, !isAsked);
  if ("all" in criteria || "any" in criteria) {
    const children = "all" in criteria ? criteria.all : criteria.any;
    const results = children.map((child) => compare(child, subject, showsZip, isAsked));
    return "all" in criteria === isAsked ? every(results) : some(results);
  }
  const holds = shownLeaf(criteria, subject, showsZip);
  if (holds === null) return HIDDEN;
  return holds === isAsked ? MATCH : { result: "mismatch", field: criteria.field };
}

function every(results: readonly ShownMatch[]): ShownMatch {
  return (
    results.find(({ result }) => result === "mismatch") ??
    results.find(({ result }) => result === "hidden") ??
    MATCH
  );
}

function some(results: readonly ShownMatch[]): ShownMatch {
  return (
    results.find(({ result }) => result === "match") ??
    results.find(({ result }) => result === "hidden") ??
    results[0] ?? { result: "mismatch", field: null }
  );
}

type Leaf = Exclude<Criteria, { all: unknown } | { any: unknown } | { not: unknown }>;

/** Whether the rule holds for every lead that looks the same; null where it depends. */
function shownLeaf(rule: Leaf, subject: CriteriaSubject, showsZip: boolean): boolean | null {
  if (isMasked(rule.field, showsZip)) return null;
  if (rule.field !== "price_cents" || "in" in rule) return leafMatches(rule, subject);
  const widest = leafMatches(toBands(rule, true), subject);
  const narrowest = leafMatches(toBands(rule, false), subject);
  return widest === narrowest ? widest : null;
}

function isMasked(field: Leaf["field"], showsZip: boolean): boolean {
  if (field === "age_minutes") return true;
  if (field === "zip_code" || field === "radius") return !showsZip;
  const fact = Object.entries(PLAIN_FACTS).find(([name]) => name === field)?.[1];
  return fact?.shownTo === "parties";
}

/** The rule's price at edges of bands: the widest that touches it, or the narrowest within it. */
function toBands({ field, min, max }: RangeRule, isWide: boolean): RangeRule {
  const floor = (value: number): number =>
    Math.floor(value / propertyStep(value)) * propertyStep(value);
  const above = (value: number): number => floor(value) + propertyStep(value);
  return {
    field,
    ...(min === undefined ? {} : { min: isWide || floor(min) === min ? floor(min) : above(min) }),
    ...(max === undefined
      ? {}
      : { max: isWide || above(max) - 1 === max ? above(max) - 1 : floor(max) - 1 }),
  };
}
