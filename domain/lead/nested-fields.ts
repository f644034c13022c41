// Flattens a post in which a partner nests the lead, or parts of it, and reports the fields that
// cannot be read at all.
import { type LeadField, fieldOf, foldFieldName } from "./field-names.ts";
import { needOf } from "./field-notes.ts";
import type { Problems } from "./problems.ts";

/** Names under which partners nest a lead, or a part of it. Folded as field names are. */
const WRAPPERS: ReadonlySet<string> = new Set(
  (
    "lead contact data payload person consumer customer property home applicant record fields " +
    "lead_data contact_info contact_information personal property_info details address " +
    "property_address location consent tcpa tracking leads records request body prospect"
  ).split(" "),
);
/** Deeper objects are no lead's fields. */
const MAX_DEPTH = 4;
/** More than any lead has; further entries of nested objects are left out. */
const MAX_NESTED_ENTRIES = 1_000;

/** A name and its value. */
export type Entry = readonly [name: string, value: unknown];

/**
 * The entries of a post. Those of objects under one of `WRAPPERS` follow the outer ones, which win
 * thereby; `text` in `consent` is `consent_text`. A list of `{ name, value }` (or `values`), as
 * lead ads send it, is read as such entries.
 */
export function entriesOf(record: Readonly<Record<string, unknown>>): readonly Entry[] {
  const entries = Object.entries(record);
  if (!hasNest(entries)) return entries;
  const plain: Entry[] = [];
  let level: readonly Entry[] = entries;
  for (let depth = 1; level.length > 0; depth += 1) {
    const deeper: Entry[] = [];
    for (const entry of level) {
      const [name, value] = entry;
      if (depth === MAX_DEPTH || !isNest(name, value)) plain.push(entry);
      else if (deeper.length < MAX_NESTED_ENTRIES) deeper.push(...entriesWithin(name, value));
    }
    level = deeper;
  }
  return plain;
}

/** A loop over the entries as they are: it runs for every post, and few have any. */
function hasNest(entries: readonly Entry[]): boolean {
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index] as Entry;
    if (typeof entry[1] === "object" && isNest(entry[0], entry[1])) return true;
  }
  return false;
}

/**
 * Reports fields that hold an object, or a text that lost characters: adds a problem for each field
 * without which there is no lead, and a note for each other one.
 */
export function noteUnreadable(fields: readonly LeadField[], problems: Problems): void {
  for (const field of fields) {
    const advice = `Send ${field} as text in UTF-8, a number, true or false, or a list of these.`;
    if (needOf(field) === "required") problems.add(field, "invalid_field", advice);
    else problems.note(field, "a nested object, or text with lost characters", null, advice);
  }
}

function isNest(name: string, value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && !isOneRecord(name, value))
    return fieldOf(name) === null && value.length > 0 && value.every(isNamedValue);
  return WRAPPERS.has(foldFieldName(name));
}

/** A list of one record under a wrapper's name, as in `{ "leads": [{ … }] }`. */
function isOneRecord(name: string, list: readonly unknown[]): list is readonly [object] {
  const [only] = list;
  return (
    list.length === 1 &&
    typeof only === "object" &&
    only !== null &&
    !Array.isArray(only) &&
    !isNamedValue(only) &&
    WRAPPERS.has(foldFieldName(name))
  );
}

/** The first `MAX_NESTED_ENTRIES` of them. */
function entriesWithin(outer: string, value: object): readonly Entry[] {
  if (Array.isArray(value) && isOneRecord(outer, value)) return entriesWithin(outer, value[0]);
  if (Array.isArray(value))
    return (value as readonly NamedValue[]).slice(0, MAX_NESTED_ENTRIES).map(entryOfNamed);
  return Object.entries(value)
    .slice(0, MAX_NESTED_ENTRIES)
    .map(([inner, within]) => {
      const joined = `${outer}_${inner}`;
      return [fieldOf(joined) === null ? inner : joined, within];
    });
}

interface NamedValue {
  readonly name?: unknown;
  readonly key?: unknown;
  readonly field?: unknown;
  readonly value?: unknown;
  readonly values?: unknown;
}

function isNamedValue(item: unknown): boolean {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return false;
  const { name, key, field, value, values } = item as NamedValue;
  return typeof (name ?? key ?? field) === "string" && (value ?? values) !== undefined;
}

function entryOfNamed({ name, key, field, value, values }: NamedValue): Entry {
  return [String(name ?? key ?? field), value ?? values];
}
