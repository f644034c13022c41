// Widens criteria to what a listing shows, so that a question about past leads asks no more
// precisely than a buyer may see.
import type { Criteria, RadiusRule, RangeRule } from "../criteria/criteria.ts";
import { CRITERIA_LIMITS } from "../criteria/criteria-limits.ts";
import { propertyStep } from "../money/price-band.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";

/** What is known of places where only the first digits of a ZIP are shown. */
export interface ShownPlaces {
  /** All ZIPs that look the same; the ZIP alone where all digits are shown. */
  readonly alike: (zipCode: string) => readonly string[];
  /** The ZIPs that are shown within a circle; null where all digits are shown. */
  readonly within: (circle: RadiusRule) => readonly string[] | null;
}

/** Our choice: as coarse as people speak of a home's size. */
const SQFT_STEP = 500;
const MILES_STEP = 5;
const HOUR_MINUTES = HOUR_MS / MINUTE_MS;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** Minutes between consent and arrival: by the quarter of an hour, then hours, then days. */
const QUARTER_MINUTES = 15;

/**
 * The criteria with each rule on what a listing masks widened to whole bands: the price, the living
 * area, the age of the consent, the radius, and the ZIP where only its first digits are shown. No
 * lead that meets the criteria is left out, except below a `not`, where none that fails it is let
 * in.
 */
export function shownCriteria(criteria: Criteria, places: ShownPlaces): Criteria {
  if ("not" in criteria) return { not: shownCriteria(criteria.not, places) };
  if ("all" in criteria) return { all: criteria.all.map((child) => shownCriteria(child, places)) };
  if ("any" in criteria) return { any: criteria.any.map((child) => shownCriteria(child, places)) };
  if (criteria.field === "radius") return shownCircle(criteria, places);
  if ("in" in criteria)
    return criteria.field === "zip_code"
      ? { field: "zip_code", in: [...new Set(criteria.in.flatMap(places.alike))] }
      : criteria;
  const step = STEPS[criteria.field];
  return step === undefined ? criteria : widened(criteria, step);
}

const STEPS: Readonly<Partial<Record<RangeRule["field"], (value: number) => number>>> = {
  price_cents: propertyStep,
  living_area_sqft: () => SQFT_STEP,
  age_minutes: (minutes) =>
    minutes < 2 * HOUR_MINUTES
      ? QUARTER_MINUTES
      : minutes < DAY_MINUTES
        ? HOUR_MINUTES
        : DAY_MINUTES,
};

/** Whole bands: from where the lower bound's begins to where the upper bound's ends. */
function widened({ field, min, max }: RangeRule, stepAt: (value: number) => number): RangeRule {
  const floor = (value: number): number => Math.floor(value / stepAt(value)) * stepAt(value);
  return {
    field,
    ...(min === undefined ? {} : { min: floor(min) }),
    ...(max === undefined ? {} : { max: floor(max) + stepAt(max) - 1 }),
  };
}

function shownCircle(rule: RadiusRule, { within }: ShownPlaces): Criteria {
  const miles = Math.min(
    CRITERIA_LIMITS.radiusMilesMax,
    Math.ceil(rule.miles / MILES_STEP) * MILES_STEP,
  );
  const circle = { ...rule, miles };
  const zips = within(circle);
  if (zips === null) return circle;
  // Nothing is shown within it: an empty `all` below a `not` matches no lead.
  return zips.length === 0 ? { not: { all: [] } } : { field: "zip_code", in: zips };
}
