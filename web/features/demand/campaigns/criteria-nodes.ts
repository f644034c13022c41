// Defines criteria as a form holds them: groups and rules as typed, so that incomplete input is
// kept. Reads them from the API's JSON and writes them for it. A rule that no control can reproduce
// exactly stays as it is.
import {
  COUNT_FACT_NAMES,
  perCountFact,
  PLAIN_FACTS,
  WORD_FACT_NAMES,
} from "../../../../domain/lead/plain-facts.ts";
import { citiesOf, readNumber, wordsOf, writeCity } from "./read-typed.ts";

/** Fields with values from closed lists. */
export const TICK_FIELDS = [
  "side",
  "tier",
  ...WORD_FACT_NAMES,
  "consent_channel",
  "verification",
] as const;
export type TickField = (typeof TICK_FIELDS)[number];
const CHOSEN_FIELDS = [...TICK_FIELDS, "county_fips"] as const;
export type ChosenField = (typeof CHOSEN_FIELDS)[number];
export const TYPED_FIELDS = ["state", "zip_code", "city"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
export const RANGE_FIELDS = [
  "score",
  "price_cents",
  ...COUNT_FACT_NAMES,
  "age_minutes",
  "engagement",
  "intent",
  "financial",
] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];
export type RuleField = ChosenField | TypedField | RangeField | "radius";

interface Placed {
  /** Identifies the part while the form is open, wherever it moves. */
  readonly id: number;
  /** Number of negations: 0 or 1; more only where a client sent "not not". */
  readonly nots: number;
}
/** `sought` is the text typed to search a value, before one is chosen. */
export interface ChosenRule extends Placed {
  readonly kind: "chosen";
  readonly field: ChosenField;
  readonly values: readonly string[];
  readonly sought: string | null;
}
export interface TypedRule extends Placed {
  readonly kind: "typed";
  readonly field: TypedField;
  readonly typed: string;
}
export interface RangeRule extends Placed {
  readonly kind: "range";
  readonly field: RangeField;
  readonly min: string;
  readonly max: string;
}
export interface CircleRule extends Placed {
  readonly kind: "circle";
  readonly field: "radius";
  readonly zip: string;
  readonly miles: string;
}
export interface OtherRule extends Placed {
  readonly kind: "other";
  readonly rule: unknown;
}
export interface Group extends Placed {
  readonly kind: "group";
  readonly join: "all" | "any";
  readonly children: readonly CriteriaPart[];
}
export type FieldRule = ChosenRule | TypedRule | RangeRule | CircleRule;
export type CriteriaPart = FieldRule | OtherRule | Group;

type Json = Readonly<Record<string, unknown>>;

/** API units per typed unit: cents per dollar, hundredths of a point, quarters of a bath. */
export const SCALES: Readonly<Record<RangeField, number>> = {
  score: 100,
  price_cents: 100,
  ...perCountFact((fact) => PLAIN_FACTS[fact].scale),
  age_minutes: 1,
  engagement: 1,
  intent: 1,
  financial: 1,
};

let made = 0;
function place(nots = 0): Placed {
  made += 1;
  return { id: made, nots };
}

export const newChosen = (field: ChosenField): ChosenRule => ({
  ...place(),
  kind: "chosen",
  field,
  values: [],
  sought: null,
});
export const newTyped = (field: TypedField): TypedRule => ({
  ...place(),
  kind: "typed",
  field,
  typed: "",
});
export const newRange = (field: RangeField): RangeRule => ({
  ...place(),
  kind: "range",
  field,
  min: "",
  max: "",
});
export const newCircle = (): CircleRule => ({
  ...place(),
  kind: "circle",
  field: "radius",
  zip: "",
  miles: "",
});
export const newGroup = (join: Group["join"], children: readonly CriteriaPart[]): Group => ({
  ...place(),
  kind: "group",
  join,
  children,
});

export function newRule(field: RuleField): FieldRule {
  const chosen = CHOSEN_FIELDS.find((name) => name === field);
  if (chosen !== undefined) return newChosen(chosen);
  const typed = TYPED_FIELDS.find((name) => name === field);
  if (typed !== undefined) return newTyped(typed);
  const range = RANGE_FIELDS.find((name) => name === field);
  return range === undefined ? newCircle() : newRange(range);
}

/** The same rule for another field, with the typed values that the new field accepts. */
export function withField(rule: FieldRule, field: RuleField): FieldRule {
  const made = newRule(field);
  const { id, nots } = rule;
  if (made.kind === "range" && rule.kind === "range")
    return { ...made, id, nots, min: rule.min, max: rule.max };
  if (made.kind === "typed" && rule.kind === "typed")
    return { ...made, id, nots, typed: rule.typed };
  return { ...made, id, nots };
}

export function readPart(given: unknown): CriteriaPart {
  let nots = 0;
  let json = given;
  for (let inner = onlyMember(json, "not"); inner !== undefined; inner = onlyMember(json, "not")) {
    nots += 1;
    json = inner;
  }
  for (const join of ["all", "any"] as const) {
    const children = onlyMember(json, join);
    if (Array.isArray(children))
      return { ...place(nots), kind: "group", join, children: children.map(readPart) };
  }
  const rule = readRule(asJson(json));
  return rule !== null && isSame(writeRule(rule), withoutCentre(asJson(json)))
    ? { ...rule, nots }
    : { ...place(nots), kind: "other", rule: json };
}

/** The rule as the controls would produce it. */
function readRule({ field, in: values, min, max, zip_code: zip, miles }: Json): FieldRule | null {
  const rule = typeof field === "string" && isRuleField(field) ? newRule(field) : null;
  switch (rule?.kind) {
    case "chosen":
      return Array.isArray(values) ? { ...rule, values: values.map(String) } : null;
    case "typed":
      return Array.isArray(values)
        ? {
            ...rule,
            typed:
              rule.field === "city"
                ? values.map(String).map(writeCity).join("\n")
                : values.join(", "),
          }
        : null;
    case "range":
      return { ...rule, min: bound(min, SCALES[rule.field]), max: bound(max, SCALES[rule.field]) };
    case "circle":
      return { ...rule, zip: String(zip), miles: String(miles) };
    default:
      return null;
  }
}

/** The part as the API expects it; null while it is blank or invalid. */
export function writePart(part: CriteriaPart): unknown {
  let json =
    part.kind === "group"
      ? { [part.join]: part.children.map(writePart).filter((child) => child !== null) }
      : part.kind === "other"
        ? part.rule
        : writeRule(part);
  for (let count = 0; json !== null && count < part.nots; count += 1) json = { not: json };
  return json;
}

function writeRule(rule: FieldRule): Json | null {
  const { field } = rule;
  switch (rule.kind) {
    case "chosen":
      return rule.values.length === 0 ? null : { field, in: rule.values };
    case "typed": {
      const values = rule.field === "city" ? citiesOf(rule.typed) : wordsOf(rule.typed);
      return values.length === 0 ? null : { field, in: values };
    }
    case "range": {
      const bounds = (["min", "max"] as const).flatMap((end) => {
        const value = readNumber(rule[end]);
        return value === null ? [] : [[end, Math.round(value * SCALES[rule.field])] as const];
      });
      return bounds.length === 0 ? null : { field, ...Object.fromEntries(bounds) };
    }
    case "circle": {
      const miles = readNumber(rule.miles);
      return rule.zip.trim() === "" || miles === null
        ? null
        : { field, zip_code: rule.zip.trim(), miles };
    }
  }
}

/** Whether nothing was chosen or typed. */
export function isBlank(rule: FieldRule): boolean {
  switch (rule.kind) {
    case "chosen":
      return rule.values.length === 0 && (rule.sought ?? "").trim() === "";
    case "typed":
      return rule.typed.trim() === "";
    case "range":
      return rule.min.trim() === "" && rule.max.trim() === "";
    case "circle":
      return rule.zip.trim() === "" && rule.miles.trim() === "";
  }
}

/**
 * The part that a JSON pointer leads to, or the last part on its way, and the rest of the pointer
 * from there.
 */
export function partAt(
  part: CriteriaPart,
  pointer: readonly string[],
): { readonly part: CriteriaPart; readonly rest: readonly string[] } {
  const inner = pointer.slice(part.nots);
  if (part.kind !== "group") return { part, rest: inner };
  const child = inner[0] === part.join ? part.children[Number(inner[1])] : undefined;
  return child === undefined ? { part, rest: inner } : partAt(child, inner.slice(2));
}

function isRuleField(field: string): field is RuleField {
  return (
    field === "radius" ||
    [...CHOSEN_FIELDS, ...TYPED_FIELDS, ...RANGE_FIELDS].some((name) => name === field)
  );
}

function bound(value: unknown, scale: number): string {
  return typeof value === "number" ? String(value / scale) : "";
}

/** Drops a circle's coordinates, which the server fills in. */
function withoutCentre(json: Json): Json {
  if (json["field"] !== "radius") return json;
  const { latitude: _latitude, longitude: _longitude, ...rest } = json;
  return rest;
}

/** Whether two rules are equal, ignoring the order of their members. */
function isSame(one: Json | null, other: Json): boolean {
  if (one === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}

function onlyMember(json: unknown, name: string): unknown {
  const object = asJson(json);
  return Object.keys(object).length === 1 ? object[name] : undefined;
}

export function asJson(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
