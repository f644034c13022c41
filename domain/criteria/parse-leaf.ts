// Parses one rule of criteria: defines the allow-list of fields and what each field accepts.
import { perCountFact, perWordFact, PLAIN_FACTS } from "../lead/plain-facts.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, TIERS, VERIFICATIONS } from "../lead/vocabulary.ts";
import type { Criteria, RadiusRule, RangeRule, SetRule } from "./criteria.ts";
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
interface ListField {
  readonly read: (text: string) => string | null;
  readonly expected: string;
}

function oneOf(values: readonly string[]): ListField {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    expected: `one of ${values.join(", ")}`,
  };
}

function pattern(format: RegExp, expected: string): ListField {
  return { read: (text) => (format.test(text) ? text : null), expected };
}

const ZIP_CODE = pattern(/^\d{5}$/, 'a five-digit ZIP such as "95838"');

/** The fields whose rules are lists, and what each list accepts. */
const LIST_FIELDS: Readonly<Record<SetRule["field"], ListField>> = {
  side: oneOf(LEAD_SIDES),
  ...perWordFact((fact) => oneOf(PLAIN_FACTS[fact].words)),
  state: pattern(/^[A-Z]{2}$/, 'a two-letter state such as "CA"'),
  county_fips: pattern(/^\d{5}$/, 'a five-digit county FIPS code such as "06067"'),
  city: { read: readCity, expected: 'a city with its state such as "sacramento, CA"' },
  zip_code: ZIP_CODE,
  tier: oneOf(TIERS),
  consent_channel: oneOf(CONSENT_CHANNELS),
  verification: oneOf(VERIFICATIONS),
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
  ...perCountFact((fact) => {
    const { mostInCriteria: most, unit } = PLAIN_FACTS[fact];
    return { least: 0, most, unit };
  }),
  age_minutes: { least: 0, most: CRITERIA_LIMITS.ageMinutesMax, unit: "whole minutes" },
  score: { least: 0, most: 10_000, unit: "a whole score" },
  engagement: { least: 0, most: 100, unit: "a whole score" },
  intent: { least: 0, most: 100, unit: "a whole score" },
  financial: { least: 0, most: 100, unit: "a whole score" },
};

const FIELD_NAMES = [...Object.keys(LIST_FIELDS), "radius", ...Object.keys(RANGE_LIMITS)];

/** Reads one rule; null if it is invalid, with its problems added to the context. */
export function parseLeaf(json: Json, pointer: string, context: LeafContext): Criteria | null {
  const { field } = json;
  if (isSetField(field)) return listRule(field, json, pointer, context);
  if (isRangeField(field)) return rangeRule(field, json, pointer, context);
  if (field === "radius") return radiusRule(json, pointer, context);
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

function listRule(
  name: SetRule["field"],
  json: Json,
  pointer: string,
  context: LeafContext,
): SetRule | null {
  const field = LIST_FIELDS[name];
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
  const values = new Set<string>();
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
  // Each value was read by the reader of the rule's own field.
  return values.size === 0 ? null : ({ field: name, in: [...values] } as unknown as SetRule);
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

function isSetField(field: unknown): field is SetRule["field"] {
  return typeof field === "string" && Object.hasOwn(LIST_FIELDS, field);
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
