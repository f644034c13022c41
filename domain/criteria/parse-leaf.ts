// Parses one rule of criteria: defines the allow-list of fields and what each field accepts.
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
  VERIFICATIONS,
} from "../lead/vocabulary.ts";
import type { Criteria, RadiusRule, RangeRule } from "./criteria.ts";
import { CRITERIA_LIMITS, type CriteriaLookups, type CriteriaProblem } from "./criteria-limits.ts";
import { cityKey } from "./read-field.ts";

export interface LeafContext {
  readonly lookups: CriteriaLookups;
  readonly problems: CriteriaProblem[];
  /** List values seen so far in the whole tree. */
  values: number;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads one value of a list: the canonical value, or null if invalid. */
interface ListField<Value extends string> {
  readonly read: (text: string) => Value | null;
  readonly expected: string;
}

function oneOf<Value extends string>(values: readonly Value[]): ListField<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    expected: `one of ${values.join(", ")}`,
  };
}

function pattern(format: RegExp, expected: string): ListField<string> {
  return { read: (text) => (format.test(text) ? text : null), expected };
}

const SIDE = oneOf(LEAD_SIDES);
const PROPERTY_TYPE = oneOf(PROPERTY_TYPES);
const TIMING = oneOf(TIMINGS);
const FINANCE_STATUS = oneOf(FINANCE_STATUSES);
const AGENT_STATUS = oneOf(AGENT_STATUSES);
const TIER = oneOf(TIERS);
const CONSENT_CHANNEL = oneOf(CONSENT_CHANNELS);
const VERIFICATION = oneOf(VERIFICATIONS);
const STATE = pattern(/^[A-Z]{2}$/, 'a two-letter state such as "CA"');
const COUNTY = pattern(/^\d{5}$/, 'a five-digit county FIPS code such as "06067"');
const ZIP_CODE = pattern(/^\d{5}$/, 'a five-digit ZIP such as "95838"');
const CITY: ListField<string> = {
  read: readCity,
  expected: 'a city with its state such as "sacramento, CA"',
};

/**
 * Smallest and largest bound per number field: no lead is beyond them, so such a bound is a
 * mistake.
 */
const RANGE_LIMITS: Readonly<
  Record<
    RangeRule["field"],
    { readonly least: number; readonly most: number; readonly unit: string }
  >
> = {
  price_cents: { least: 0, most: 1e15, unit: "whole cents" },
  beds: { least: 0, most: 100, unit: "whole bedrooms" },
  baths_quarters: { least: 0, most: 400, unit: "whole quarter baths (2.5 baths are 10)" },
  living_area_sqft: { least: 0, most: 100_000_000, unit: "whole square feet" },
  age_minutes: { least: 0, most: CRITERIA_LIMITS.ageMinutesMax, unit: "whole minutes" },
  score: { least: 0, most: 10_000, unit: "a whole score" },
  engagement: { least: 0, most: 100, unit: "a whole score" },
  intent: { least: 0, most: 100, unit: "a whole score" },
  financial: { least: 0, most: 100, unit: "a whole score" },
};

const FIELD_NAMES = [
  "side",
  "property_type",
  "state",
  "county_fips",
  "city",
  "zip_code",
  "radius",
  "timing",
  "finance_status",
  "agent_status",
  "tier",
  "consent_channel",
  "verification",
  ...Object.keys(RANGE_LIMITS),
];

/** Reads one rule; null if it is invalid, with its problems added to the context. */
export function parseLeaf(json: Json, pointer: string, context: LeafContext): Criteria | null {
  const { field } = json;
  switch (field) {
    case "side":
      return listRule(json, pointer, context, SIDE, (values) => ({ field, in: values }));
    case "property_type":
      return listRule(json, pointer, context, PROPERTY_TYPE, (values) => ({ field, in: values }));
    case "state":
      return listRule(json, pointer, context, STATE, (values) => ({ field, in: values }));
    case "county_fips":
      return listRule(json, pointer, context, COUNTY, (values) => ({ field, in: values }));
    case "city":
      return listRule(json, pointer, context, CITY, (values) => ({ field, in: values }));
    case "zip_code":
      return listRule(json, pointer, context, ZIP_CODE, (values) => ({ field, in: values }));
    case "timing":
      return listRule(json, pointer, context, TIMING, (values) => ({ field, in: values }));
    case "finance_status":
      return listRule(json, pointer, context, FINANCE_STATUS, (values) => ({ field, in: values }));
    case "agent_status":
      return listRule(json, pointer, context, AGENT_STATUS, (values) => ({ field, in: values }));
    case "tier":
      return listRule(json, pointer, context, TIER, (values) => ({ field, in: values }));
    case "consent_channel":
      return listRule(json, pointer, context, CONSENT_CHANNEL, (values) => ({ field, in: values }));
    case "verification":
      return listRule(json, pointer, context, VERIFICATION, (values) => ({ field, in: values }));
    case "radius":
      return radiusRule(json, pointer, context);
  }
  if (isRangeField(field)) return rangeRule(field, json, pointer, context);
  if (field === undefined) {
    context.problems.push({
      pointer,
      code: "missing",
      message: 'Name a "field", or make this a group with "all", "any" or "not".',
    });
    return null;
  }
  context.problems.push({
    pointer: `${pointer}/field`,
    code: "unknown_field",
    message: `Fair housing: only ${FIELD_NAMES.join(", ")} can be asked. Use one of these fields.`,
  });
  return null;
}

function listRule<Value extends string>(
  json: Json,
  pointer: string,
  context: LeafContext,
  field: ListField<Value>,
  build: (values: Value[]) => Criteria,
): Criteria | null {
  refuseMembers(json, ["field", "in"], pointer, context);
  const list = json["in"];
  const here = `${pointer}/in`;
  if (!Array.isArray(list) || list.length === 0) {
    context.problems.push({
      pointer: here,
      code: "missing",
      message: `Send a list "in" with at least one value, each ${field.expected}.`,
    });
    return null;
  }
  if (list.length > CRITERIA_LIMITS.valuesPerList) {
    context.problems.push({
      pointer: here,
      code: "too_large",
      message: `Send at most ${CRITERIA_LIMITS.valuesPerList} values in one list.`,
    });
    return null;
  }
  context.values += list.length;
  if (context.values > CRITERIA_LIMITS.values) {
    context.problems.push({
      pointer: here,
      code: "too_large",
      message: `Send at most ${CRITERIA_LIMITS.values} list values in total.`,
    });
    return null;
  }
  const values = new Set<Value>();
  for (const [index, item] of list.entries()) {
    const value = typeof item === "string" ? field.read(item) : null;
    if (value !== null) {
      values.add(value);
    } else if (context.problems.length < CRITERIA_LIMITS.problems) {
      context.problems.push({
        pointer: `${here}/${index}`,
        code: "invalid",
        message: `Send ${field.expected}.`,
      });
    }
  }
  return values.size === 0 ? null : build([...values]);
}

function rangeRule(
  field: RangeRule["field"],
  json: Json,
  pointer: string,
  context: LeafContext,
): RangeRule | null {
  refuseMembers(json, ["field", "min", "max"], pointer, context);
  const { least, most, unit } = RANGE_LIMITS[field];
  const bounds: { min?: number; max?: number } = {};
  for (const end of ["min", "max"] as const) {
    const bound = json[end];
    if (bound === undefined) continue;
    if (typeof bound !== "number" || !Number.isInteger(bound) || bound < least || bound > most) {
      context.problems.push({
        pointer: `${pointer}/${end}`,
        code: "out_of_range",
        message: `Send ${unit} from ${least} to ${most}, or omit "${end}".`,
      });
      return null;
    }
    // Minus zero would read differently once stored.
    bounds[end] = bound === 0 ? 0 : bound;
  }
  const { min, max } = bounds;
  if (min === undefined && max === undefined) {
    context.problems.push({ pointer, code: "missing", message: 'Send "min", "max" or both.' });
    return null;
  }
  if (min !== undefined && max !== undefined && min > max) {
    context.problems.push({
      pointer,
      code: "out_of_range",
      message: 'Make "min" at most as large as "max".',
    });
    return null;
  }
  return { field, ...bounds };
}

function radiusRule(json: Json, pointer: string, context: LeafContext): RadiusRule | null {
  // Coordinates are accepted, so that saved criteria can be sent back, but always ignored.
  refuseMembers(json, ["field", "zip_code", "miles", "latitude", "longitude"], pointer, context);
  const { zip_code: zipCode, miles } = json;
  const { radiusMilesMin, radiusMilesMax } = CRITERIA_LIMITS;
  if (typeof miles !== "number" || !(miles >= radiusMilesMin && miles <= radiusMilesMax)) {
    context.problems.push({
      pointer: `${pointer}/miles`,
      code: "out_of_range",
      message: `Send "miles" from ${radiusMilesMin} to ${radiusMilesMax}.`,
    });
    return null;
  }
  const centre =
    typeof zipCode === "string" && ZIP_CODE.read(zipCode) !== null
      ? context.lookups.findZipCentre(zipCode)
      : null;
  if (typeof zipCode !== "string" || centre === null) {
    context.problems.push({
      pointer: `${pointer}/zip_code`,
      code: "invalid",
      message: "Send a five-digit US ZIP code.",
    });
    return null;
  }
  return {
    field: "radius",
    zip_code: zipCode,
    miles,
    latitude: centre.latitude,
    longitude: centre.longitude,
  };
}

function refuseMembers(
  json: Json,
  known: readonly string[],
  pointer: string,
  context: LeafContext,
): void {
  const unknown = Object.keys(json).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  context.problems.push({
    pointer,
    code: "unknown_member",
    message: `Keep only ${known.join(", ")} in this rule.`,
  });
}

function isRangeField(field: unknown): field is RangeRule["field"] {
  return typeof field === "string" && Object.hasOwn(RANGE_LIMITS, field);
}

/**
 * "Sacramento , ca" → "sacramento, CA"; null if the state is missing or the name is empty or over
 * 80 characters.
 */
function readCity(text: string): string | null {
  const comma = text.lastIndexOf(",");
  const name = text.slice(0, Math.max(0, comma)).trim();
  const state = text
    .slice(comma + 1)
    .trim()
    .toUpperCase();
  return name !== "" && name.length <= 80 && /^[A-Z]{2}$/.test(state) ? cityKey(name, state) : null;
}
