// Flattens a post in which a partner nests the lead, or parts of it.
import { fieldOf, foldFieldName } from "./field-names.ts";

/** Names under which partners nest a lead, or a part of it. Folded as field names are. */
const WRAPPERS: ReadonlySet<string> = new Set(
  (
    "lead contact data payload person consumer customer property home applicant record fields " +
    "lead_data contact_info contact_information personal property_info details address " +
    "property_address location consent tcpa tracking"
  ).split(" "),
);
/** Deeper objects are no lead's fields. */
const MAX_DEPTH = 4;
/** More entries than any lead has. */
const MAX_ENTRIES = 1_000;

/** A name and its value. */
export type Entry = readonly [name: string, value: unknown];

/**
 * The entries of a post. Those of objects under one of `WRAPPERS` follow the outer ones, which win
 * thereby; `text` in `consent` is `consent_text`. A list of `{ name, value }` (or `values`), as
 * lead ads send it, is read as such entries.
 */
export function entriesOf(record: Readonly<Record<string, unknown>>): readonly Entry[] {
  const entries = Object.entries(record);
  if (!entries.some(([name, value]) => isNest(name, value))) return entries;
  const plain: Entry[] = [];
  let level: readonly Entry[] = entries;
  for (let depth = 1; level.length > 0; depth += 1) {
    const deeper: Entry[] = [];
    for (const [name, value] of level) {
      if (plain.length + deeper.length >= MAX_ENTRIES) return plain;
      if (depth < MAX_DEPTH && isNest(name, value)) deeper.push(...entriesWithin(name, value));
      else plain.push([name, value]);
    }
    level = deeper;
  }
  return plain;
}

function isNest(name: string, value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value))
    return fieldOf(name) === null && value.length > 0 && value.every(isNamedValue);
  return WRAPPERS.has(foldFieldName(name));
}

function entriesWithin(outer: string, value: object): readonly Entry[] {
  if (Array.isArray(value)) return (value as readonly NamedValue[]).map(entryOfNamed);
  return Object.entries(value).map(([inner, within]) => {
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
