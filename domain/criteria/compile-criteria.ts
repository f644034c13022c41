// Compiles criteria to a closure: fields, sets and bounds are bound once, so that each call is
// cheap. Equivalent to `matches`.
import type { Criteria, CriteriaSubject, RadiusRule, RangeRule, SetRule } from "./criteria.ts";
import { EARTH_RADIUS_MILES, milesBetween } from "./distance.ts";
import {
  isListField,
  readNumber,
  readPriceInterval,
  readScalar,
  valuesOfRule,
} from "./read-field.ts";

export type CriteriaPredicate = (subject: CriteriaSubject) => boolean;

/**
 * Up to this many values, searching an array is faster than a Set, and it takes a quarter of the
 * memory.
 */
const SMALL_LIST = 8;

/** A predicate equal to `matches(criteria, …)` for every lead. */
export function compileCriteria(criteria: Criteria): CriteriaPredicate {
  if ("all" in criteria) return compileAll(criteria.all.map(compileCriteria));
  if ("any" in criteria) return compileAny(criteria.any.map(compileCriteria));
  if ("not" in criteria) {
    const child = compileCriteria(criteria.not);
    return (subject) => !child(subject);
  }
  if ("in" in criteria) return compileSet(criteria);
  return criteria.field === "radius" ? compileRadius(criteria) : compileRange(criteria);
}

function compileAll(children: readonly CriteriaPredicate[]): CriteriaPredicate {
  const [first, second] = children;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (children.length === 2) return (subject) => first(subject) && second(subject);
  return (subject) => {
    for (const child of children) if (!child(subject)) return false;
    return true;
  };
}

function compileAny(children: readonly CriteriaPredicate[]): CriteriaPredicate {
  const [first, second] = children;
  if (first === undefined) return () => false;
  if (second === undefined) return first;
  if (children.length === 2) return (subject) => first(subject) || second(subject);
  return (subject) => {
    for (const child of children) if (child(subject)) return true;
    return false;
  };
}

function compileSet(rule: SetRule): CriteriaPredicate {
  const values = valuesOfRule(rule);
  const has =
    values.length <= SMALL_LIST ? (value: string) => values.includes(value) : setHas(values);
  const { field } = rule;
  if (isListField(field)) {
    return field === "consent_channel"
      ? ({ facts }) => facts.consentChannels.some(has)
      : ({ facts }) => facts.verifications.some(has);
  }
  // The most frequent fields get their own closures: a switch inside each call costs as much as the
  // rest of the call.
  switch (field) {
    case "side":
      return (subject) => has(subject.facts.side);
    case "property_type":
      return (subject) => has(subject.facts.propertyType);
    case "timing":
      return (subject) => has(subject.facts.timing);
    case "finance_status":
      return (subject) => has(subject.facts.financeStatus);
    case "agent_status":
      return (subject) => has(subject.facts.agentStatus);
    case "tier":
      return (subject) => has(subject.score.tier);
    case "zip_code":
      return (subject) => has(subject.facts.place.zipCode);
    default:
      return (subject) => {
        const value = readScalar(field, subject);
        return value !== null && has(value);
      };
  }
}

function setHas(values: readonly string[]): (value: string) => boolean {
  const set = new Set(values);
  return (value) => set.has(value);
}

function compileRange(rule: RangeRule): CriteriaPredicate {
  const { field, min = -Infinity, max = Infinity } = rule;
  if (field === "price_cents") {
    return (subject) => {
      const price = readPriceInterval(subject);
      return price !== null && price.low <= max && price.high >= min;
    };
  }
  if (field === "score") return ({ score }) => score.total >= min && score.total <= max;
  return (subject) => {
    const value = readNumber(field, subject);
    return value !== null && value >= min && value <= max;
  };
}

function compileRadius({ latitude, longitude, miles }: RadiusRule): CriteriaPredicate {
  const centre = { latitude, longitude };
  // The distance between two points is at least their difference in latitude, so most distant leads
  // need no trigonometry. The small margin keeps rounding from refusing a lead on the edge.
  const latitudeReach = (miles / EARTH_RADIUS_MILES) * (180 / Math.PI) * (1 + 1e-9);
  return ({ facts: { place } }) =>
    Math.abs(place.latitude - latitude) <= latitudeReach && milesBetween(centre, place) <= miles;
}
