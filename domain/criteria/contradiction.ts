// Finds criteria that no lead can match, before they are saved: a campaign with them would never
// buy.
import type { FindPlaces } from "../lead/find-place.ts";
import { perWordFact, PLAIN_FACTS } from "../lead/plain-facts.ts";
import { stateOfCounty } from "../lead/us-states.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, TIERS, VERIFICATIONS } from "../lead/vocabulary.ts";
import type { Criteria, RadiusRule, RangeRule, SetRule } from "./criteria.ts";
import { milesBetween } from "./distance.ts";
import { type LeafRule, placeMatches } from "./matches.ts";
import { isListField } from "./read-field.ts";

export interface Contradiction {
  /** JSON pointer to a rule that no lead can match together with the rules before it. */
  readonly pointer: string;
  /**
   * Field of an earlier rule that it contradicts, or its own if it allows no value by itself; null
   * for an empty group.
   */
  readonly field: LeafRule["field"] | null;
}

/** A rule that a lead must match, or must not match. */
interface Literal {
  readonly rule: LeafRule;
  readonly negated: boolean;
  readonly pointer: string;
}

interface Goal {
  readonly node: Criteria;
  readonly negated: boolean;
  readonly pointer: string;
}

/** The most paths through the tree that are tried; more complex criteria count as possible. */
const MOST_STEPS = 5_000;
const PLACE_FIELDS: ReadonlySet<LeafRule["field"]> = new Set([
  "state",
  "county_fips",
  "city",
  "zip_code",
  "radius",
]);
/** Every possible value of a field. A lead may have several channels and verifications, or none. */
const VALUES: Readonly<Partial<Record<LeafRule["field"], readonly string[]>>> = {
  side: LEAD_SIDES,
  ...perWordFact((fact) => PLAIN_FACTS[fact].words),
  tier: TIERS,
  consent_channel: CONSENT_CHANNELS,
  verification: VERIFICATIONS,
};

/**
 * Where the criteria contradict each other; null if a lead may match them. Never reports criteria
 * that a lead can match (a property test checks this); may miss some that no lead can match:
 * prices, which are intervals, and circles compared with states or counties.
 */
export function findContradiction(
  criteria: Criteria,
  findPlaces: FindPlaces,
): Contradiction | null {
  let steps = 0;
  let found: Contradiction | null = null;
  const isPossible = (goals: readonly Goal[], literals: readonly Literal[]): boolean => {
    const [goal, ...rest] = goals;
    steps += 1;
    if (goal === undefined || steps > MOST_STEPS) return true;
    const { node, negated, pointer } = goal;
    if ("not" in node)
      return isPossible(
        [{ node: node.not, negated: !negated, pointer: `${pointer}/not` }, ...rest],
        literals,
      );
    if ("all" in node || "any" in node) {
      const [name, children] =
        "all" in node ? (["all", node.all] as const) : (["any", node.any] as const);
      const parts = children.map((child, index): Goal => ({
        node: child,
        negated,
        pointer: `${pointer}/${name}/${index}`,
      }));
      if ((name === "all") !== negated)
        return isPossible([...simpleFirst(parts), ...rest], literals);
      // Choices come last: rules that must always hold decide sooner.
      if (!rest.every(isChoice)) return isPossible([...rest, goal], literals);
      if (parts.length === 0) found ??= { pointer, field: null };
      return parts.some((part) => isPossible([part, ...rest], literals));
    }
    const literal = { rule: node, negated, pointer };
    const field = clash(literals, literal, findPlaces);
    if (field !== null) {
      found ??= { pointer, field };
      return false;
    }
    return isPossible(rest, [...literals, literal]);
  };
  return isPossible([{ node: criteria, negated: false, pointer: "" }], []) ? null : found;
}

function isChoice({ node, negated }: Goal): boolean {
  return ("any" in node && !negated) || ("all" in node && negated);
}

function simpleFirst(goals: readonly Goal[]): Goal[] {
  return [...goals.filter((goal) => !isChoice(goal)), ...goals.filter(isChoice)];
}

/** The field that makes the new rule impossible with the earlier ones; null if none does. */
function clash(
  literals: readonly Literal[],
  literal: Literal,
  findPlaces: FindPlaces,
): LeafRule["field"] | null {
  const { rule } = literal;
  const together = [...literals, literal];
  const same = together.filter((one) => one.rule.field === rule.field);
  if (PLACE_FIELDS.has(rule.field))
    return placeClash(
      together.filter((one) => PLACE_FIELDS.has(one.rule.field)),
      literal,
      findPlaces,
    );
  if ("in" in rule) return isSetPossible(rule.field, same) ? null : rule.field;
  return rule.field === "price_cents" || rule.field === "radius" || isRangePossible(same)
    ? null
    : rule.field;
}

function isSetPossible(field: SetRule["field"], literals: readonly Literal[]): boolean {
  const excluded = new Set(
    literals.flatMap(({ rule, negated }) => (negated ? valuesOf(rule) : [])),
  );
  const wanted = literals.filter(({ negated }) => !negated).map(({ rule }) => valuesOf(rule));
  const open = (values: readonly string[]): boolean => values.some((value) => !excluded.has(value));
  // A lead can have several channels; of most fields it has one value.
  if (isListField(field)) return wanted.every(open);
  return (VALUES[field] ?? wanted[0] ?? []).some(
    (value) => !excluded.has(value) && wanted.every((values) => values.includes(value)),
  );
}

/**
 * Whether a number is left that is within all wanted ranges and outside all unwanted ones. Without
 * a wanted range, a lead without a number also matches.
 */
function isRangePossible(literals: readonly Literal[]): boolean {
  const [wanted, unwanted] = [rangesOf(literals, false), rangesOf(literals, true)];
  const isScore = literals.some(({ rule }) =>
    ["score", "engagement", "intent", "financial"].includes(rule.field),
  );
  if (wanted.length === 0 && !isScore) return true;
  const low = Math.ceil(Math.max(0, ...wanted.map(([from]) => from)));
  const high = Math.floor(Math.min(Infinity, ...wanted.map(([, to]) => to)));
  return low <= high && !unwanted.some(([from, to]) => from <= low && to >= high);
}

function rangesOf(
  literals: readonly Literal[],
  negated: boolean,
): (readonly [from: number, to: number])[] {
  return literals
    .filter((one) => one.negated === negated)
    .map(({ rule }) => {
      const { min = -Infinity, max = Infinity } = rule as RangeRule;
      return [min, max] as const;
    });
}

/**
 * ZIPs are looked up one by one; without ZIPs, states, counties and circles are compared as far as
 * possible.
 */
function placeClash(
  literals: readonly Literal[],
  literal: Literal,
  findPlaces: FindPlaces,
): LeafRule["field"] | null {
  const wanted = literals.filter(({ negated }) => !negated);
  const other = literals.find((one) => one !== literal && !one.negated) ?? literal;
  const zips = wanted.find(({ rule }) => rule.field === "zip_code");
  if (zips !== undefined) {
    const isLeft = valuesOf(zips.rule).some((zip) => {
      const places = findPlaces(zip);
      return (
        places.length === 0 ||
        places.some((place) =>
          literals.every(({ rule, negated }) => (placeMatches(rule, place) ?? true) !== negated),
        )
      );
    });
    return isLeft ? null : other.rule.field;
  }
  for (const field of ["state", "county_fips", "city"] as const) {
    const same = literals.filter(({ rule }) => rule.field === field);
    if (same.some(({ negated }) => !negated) && !isSetPossible(field, same)) return field;
  }
  const states = literals.flatMap((one): Literal[] => {
    const of = statesOf(one);
    return of === null ? [] : [{ ...one, rule: { field: "state", in: of } }];
  });
  if (states.some(({ negated }) => !negated) && !isSetPossible("state", states))
    return other.rule.field;
  const circles = wanted.flatMap(({ rule }) => (rule.field === "radius" ? [rule] : []));
  return circles.some((one, index) => circles.slice(index + 1).some((two) => areApart(one, two)))
    ? "radius"
    : null;
}

/** The states in which a rule on places can match, or which it excludes entirely. */
function statesOf({ rule, negated }: Literal): readonly string[] | null {
  if (rule.field === "state") return rule.in;
  if (negated) return null;
  if (rule.field === "county_fips") {
    const states = rule.in.map(stateOfCounty);
    return states.includes(null) ? null : states.filter((state) => state !== null);
  }
  return rule.field === "city" ? rule.in.map((city) => city.slice(-2)) : null;
}

/** The sum of both radii plus a mile for rounding. */
function areApart(one: RadiusRule, two: RadiusRule): boolean {
  return milesBetween(one, two) > one.miles + two.miles + 1;
}

function valuesOf(rule: LeafRule): readonly string[] {
  return "in" in rule ? rule.in : [];
}
