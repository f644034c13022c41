// Evaluates criteria node by node: the reference implementation against which everything faster
// (compiled rules, the index) is tested.
import type { Place } from "../lead/lead.ts";
import type { Criteria, CriteriaSubject, RadiusRule, RangeRule, SetRule } from "./criteria.ts";
import { milesBetween } from "./distance.ts";
import {
  isListField,
  isPlaceField,
  readList,
  readNumber,
  readPlace,
  readPriceInterval,
  readScalar,
  valuesOfRule,
} from "./read-field.ts";

export type LeafRule = SetRule | RangeRule | RadiusRule;

/**
 * Whether the lead matches the criteria. A lead without a value does not match a rule on that
 * value, so it matches the `not` of the rule: "not 3 beds or more" includes leads whose beds are
 * unknown. An empty `all` matches every lead, an empty `any` none.
 */
export function matches(criteria: Criteria, subject: CriteriaSubject): boolean {
  if ("all" in criteria) return criteria.all.every((child) => matches(child, subject));
  if ("any" in criteria) return criteria.any.some((child) => matches(child, subject));
  if ("not" in criteria) return !matches(criteria.not, subject);
  return leafMatches(criteria, subject);
}

/** Whether a rule about places matches at the place; null for other rules. */
export function placeMatches(rule: LeafRule, place: Place): boolean | null {
  if ("in" in rule) {
    if (!isPlaceField(rule.field)) return null;
    const value = readPlace(rule.field, place);
    return value !== null && valuesOfRule(rule).includes(value);
  }
  return rule.field === "radius" ? milesBetween(rule, place) <= rule.miles : null;
}

/**
 * Whether the lead matches one leaf. Intervals are closed; a price rule matches if the lead's price
 * interval touches it.
 */
export function leafMatches(rule: LeafRule, subject: CriteriaSubject): boolean {
  if (rule.field === "radius") return placeMatches(rule, subject.facts.place) === true;
  if ("in" in rule) return placeMatches(rule, subject.facts.place) ?? setMatches(rule, subject);
  const { min = -Infinity, max = Infinity } = rule;
  if (rule.field === "price_cents") {
    const price = readPriceInterval(subject);
    return price !== null && price.low <= max && price.high >= min;
  }
  const value = readNumber(rule.field, subject);
  return value !== null && value >= min && value <= max;
}

function setMatches(rule: SetRule, subject: CriteriaSubject): boolean {
  const { field } = rule;
  const values: readonly string[] = rule.in;
  if (isListField(field)) return readList(field, subject).some((value) => values.includes(value));
  const value = readScalar(field, subject);
  return value !== null && values.includes(value);
}
