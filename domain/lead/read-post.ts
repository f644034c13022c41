// Reads a flat record as it was posted (JSON values or form strings) into our field names. Says
// nothing yet about the values.
import { CONTROL_FIELDS, LEAD_FIELDS, fieldOf } from "./field-names.ts";
import type { ControlField, LeadField } from "./field-names.ts";
import { storable } from "./text.ts";

/**
 * Limits of what is kept beyond the vocabulary. Ours: enough for a vertical's extra answers, too
 * small to store documents in.
 */
export const CUSTOM_FIELD_LIMITS = { fields: 50, nameLength: 64, valueLength: 500 } as const;

/** What an affiliate asks a test post to answer. */
export const TEST_RESULTS = ["accepted", "rejected", "duplicate"] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

export interface PostedLead {
  /** Values that are not empty, as text, white space at the ends removed; lists joined by ";". */
  readonly values: Readonly<Partial<Record<LeadField, string | undefined>>>;
  /** Known fields that held only something no field can be, such as an object. */
  readonly unreadable: readonly LeadField[];
  /** Fields outside the vocabulary, under the names they came with. */
  readonly custom: Readonly<Record<string, string>>;
  /** How many further fields were left out because of `CUSTOM_FIELD_LIMITS`. */
  readonly customDropped: number;
}

export interface PostControls {
  /** The source's secret when it stands in the body; null otherwise. Never stored or logged. */
  readonly sourceKey: string | null;
  /** True when the post is a test: nothing is kept for sale. */
  readonly test: boolean;
  /** The answer a test asks for; null when it takes what comes. */
  readonly testResult: TestResult | null;
}

const NO_WORDS: ReadonlySet<string> = new Set(["0", "false", "no", "off", "n", "f"]);
const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);

/**
 * Every field, not given. Posts begin as a copy of it: an object that gets its fields one by one,
 * by names that only the post knows, becomes a table to look up in. JSON.parse makes one of fixed
 * places.
 */
const NO_VALUES = JSON.parse(
  JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [field, null]))),
) as Partial<Record<LeadField, string | undefined>>;
for (const field of LEAD_FIELDS) NO_VALUES[field] = undefined;

/** The values of a post that gives none, to be filled in. */
export function noValues(): Partial<Record<LeadField, string | undefined>> {
  return { ...NO_VALUES };
}

/** A posted value as text; "" when empty, null when it is an object or holds one. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return storable(value).trim();
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return String(value);
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return null;
  const parts: string[] = [];
  for (const item of value as readonly unknown[]) {
    const part = Array.isArray(item) ? null : textOf(item);
    if (part === null) return null;
    if (part !== "") parts.push(part);
  }
  return parts.join(";");
}

/** True for a name that can be a key of a plain object and of a JSON column. */
function isStorableName(name: string): boolean {
  return (
    name.length <= CUSTOM_FIELD_LIMITS.nameLength &&
    name.trim() !== "" &&
    name !== "__proto__" &&
    storable(name) === name
  );
}

/**
 * The source's secret in a body, as `readPost` reads it, without reading the rest; null where there
 * is none.
 */
export function postedSourceKey(record: Readonly<Record<string, unknown>>): string | null {
  for (const name of Object.keys(record)) {
    if (fieldOf(name) !== "source_key") continue;
    const text = textOf(record[name]);
    if (text !== "") return text ?? unreadableControl("source_key");
  }
  return null;
}

/**
 * Maps posted names to fields. Where several names mean the same field, the first that is not empty
 * wins, and a different value under a later name is kept as a custom field. An unknown field is
 * never an error.
 */
export function readPost(record: Readonly<Record<string, unknown>>): {
  readonly lead: PostedLead;
  readonly controls: PostControls;
} {
  const values = noValues();
  const controls: Partial<Record<ControlField, string>> = {};
  const custom: Record<string, string> = {};
  const unreadable: LeadField[] = [];
  let kept = 0;
  let dropped = 0;
  for (const name of Object.keys(record)) {
    const field = fieldOf(name);
    const text = textOf(record[name]);
    if (text === "") continue;
    if (field === null && isTestAction(name)) {
      if (text?.toLowerCase() === "test") controls.test ??= "1";
      continue;
    }
    if (field !== null && isControl(field)) {
      controls[field] ??= text ?? unreadableControl(field);
      continue;
    }
    if (field !== null && text === null) {
      unreadable.push(field);
      continue;
    }
    if (field !== null && text !== null) {
      values[field] ??= text;
      if (values[field] === text) continue;
    }
    if (
      text === null ||
      text.length > CUSTOM_FIELD_LIMITS.valueLength ||
      kept >= CUSTOM_FIELD_LIMITS.fields ||
      !isStorableName(name)
    ) {
      dropped += 1;
    } else {
      custom[name] = text;
      kept += 1;
    }
  }
  const hopeless = unreadable.filter((field) => values[field] === undefined);
  return {
    lead: { values, unreadable: hopeless, custom, customDropped: dropped },
    controls: readControls(controls),
  };
}

function isControl(field: LeadField | ControlField): field is ControlField {
  return CONTROLS.has(field);
}

/** Lead Prosper marks a test by lp_action=test; its other actions say nothing about the lead. */
function isTestAction(name: string): boolean {
  return name.toLowerCase() === "lp_action";
}

/** A test flag nobody can read still means a test; a key nobody can read is a wrong key. */
function unreadableControl(field: ControlField): string {
  return field === "source_key" ? "unreadable" : "1";
}

/**
 * `test` counts as set unless it plainly says no, so that a mistyped flag never sells a test lead.
 * `test_result` without `test` makes the post a test too; with `test=0` it is ignored.
 */
function readControls(controls: Readonly<Partial<Record<ControlField, string>>>): PostControls {
  const flag = controls.test?.toLowerCase();
  const wanted = controls.test_result?.toLowerCase();
  const test = flag === undefined ? wanted !== undefined : !NO_WORDS.has(flag);
  const testResult = test ? (TEST_RESULTS.find((result) => result === wanted) ?? null) : null;
  return { sourceKey: controls.source_key ?? null, test, testResult };
}
