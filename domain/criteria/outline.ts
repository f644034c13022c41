// Summarizes criteria: for each field the values of which a lead must have one, to show others what
// a campaign wants.
import type { FindPlaces } from "../lead/find-place.ts";
import { stateOfCounty } from "../lead/us-states.ts";
import type { LeadSide, PropertyType, Tier } from "../lead/vocabulary.ts";
import type { Criteria, SetRule } from "./criteria.ts";

/** Null means no limit. Each list is a necessary condition, not always the whole rule. */
export interface CriteriaOutline {
  readonly states: readonly string[] | null;
  readonly countyFips: readonly string[] | null;
  readonly zipCodes: readonly string[] | null;
  readonly sides: readonly LeadSide[] | null;
  readonly propertyTypes: readonly PropertyType[] | null;
  readonly tiers: readonly Tier[] | null;
  /**
   * The circles, each as "ZIP miles"; a lead must lie in one. They do not limit the states, because
   * a circle may cross a border.
   */
  readonly circles: readonly string[] | null;
  /** 0–10,000. */
  readonly minimumScore: number | null;
}

type Leaf = Exclude<
  Criteria,
  { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }
>;

/** The outline of the criteria. */
export function outlineCriteria(criteria: Criteria, findPlaces: FindPlaces): CriteriaOutline {
  const valuesOf = <Value extends string>(field: SetRule["field"]): readonly Value[] | null =>
    limit(criteria, (leaf) =>
      leaf.field === field && "in" in leaf ? (leaf.in as readonly string[]) : null,
    ) as readonly Value[] | null;
  return {
    states: limit(criteria, (leaf) => statesOfLeaf(leaf, findPlaces)),
    countyFips: valuesOf("county_fips"),
    zipCodes: valuesOf("zip_code"),
    sides: valuesOf<LeadSide>("side"),
    propertyTypes: valuesOf<PropertyType>("property_type"),
    tiers: valuesOf<Tier>("tier"),
    circles: limit(criteria, (leaf) =>
      leaf.field === "radius" ? [`${leaf.zip_code} ${leaf.miles}`] : null,
    ),
    minimumScore: minimumScore(criteria),
  };
}

/**
 * The values of which every matching lead has one: every rule of an `all` limits, an `any` limits
 * only if each of its rules does, a `not` does not limit.
 */
function limit(
  criteria: Criteria,
  read: (leaf: Leaf) => readonly string[] | null,
): readonly string[] | null {
  if ("not" in criteria) return null;
  if ("all" in criteria) {
    const limits = criteria.all
      .map((child) => limit(child, read))
      .filter((values) => values !== null);
    const [first] = limits;
    return first === undefined
      ? null
      : first.filter((value) => limits.every((values) => values.includes(value)));
  }
  if ("any" in criteria) {
    const limits = criteria.any.map((child) => limit(child, read));
    return limits.some((values) => values === null)
      ? null
      : [...new Set(limits.flatMap((values) => values ?? []))].toSorted();
  }
  const values = read(criteria);
  return values === null ? null : [...new Set(values)].toSorted();
}

function statesOfLeaf(leaf: Leaf, findPlaces: FindPlaces): readonly string[] | null {
  if (leaf.field === "state") return leaf.in;
  if (leaf.field === "county_fips")
    return leaf.in.map(stateOfCounty).filter((state) => state !== null);
  if (leaf.field === "zip_code")
    return leaf.in.flatMap((zip) => findPlaces(zip).map(({ state }) => state));
  // "sacramento, CA"
  return leaf.field === "city" ? leaf.in.map((city) => city.slice(-2)) : null;
}

/** The highest minimum score that every matching lead reaches; null for none. */
function minimumScore(criteria: Criteria): number | null {
  if ("not" in criteria) return null;
  if ("all" in criteria) {
    const floors = criteria.all.map(minimumScore).filter((floor) => floor !== null);
    return floors.length === 0 ? null : Math.max(...floors);
  }
  if ("any" in criteria) {
    const floors = criteria.any.map(minimumScore);
    return floors.some((floor) => floor === null)
      ? null
      : Math.min(...floors.map((floor) => floor ?? 0));
  }
  return criteria.field === "score" ? (criteria.min ?? null) : null;
}
