// Maps a posted record (JSON values or form strings) to our field names. Does not check the values.
import { CONTROL_FIELDS, LEAD_FIELDS, fieldOf } from "./field-names.ts";
import type { ControlField, LeadField } from "./field-names.ts";
import { entriesOf } from "./nested-fields.ts";
import { storable } from "./text.ts";

/**
 * Limits of custom fields. Our values: enough for a vertical's extra answers, too small to store
 * documents.
 */
export const CUSTOM_FIELD_LIMITS = { fields: 50, nameLength: 64, valueLength: 500 } as const;

/** The answers that a test post can force. */
export const TEST_RESULTS = ["accepted", "rejected", "duplicate"] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

export interface PostedLead {
  /** Non-empty values as trimmed text; lists are joined by ";". */
  readonly values: Readonly<Partial<Record<LeadField, string | undefined>>>;
  /** Known fields with only an impossible value: an object, or a text that lost characters. */
  readonly unreadable: readonly LeadField[];
  /** Fields that the affiliate stated once for a whole file, not the row; absent for a post. */
  readonly stated?: readonly LeadField[];
  /** Fields outside the vocabulary, by their posted names. */
  readonly custom: Readonly<Record<string, string>>;
  /** How many further fields were left out because of `CUSTOM_FIELD_LIMITS`. */
  readonly customDropped: number;
}

export interface PostControls {
  /** The source's secret if it is in the body; otherwise null. Never stored or logged. */
  readonly sourceKey: string | null;
  /** True if the post is a test: nothing is offered for sale. */
  readonly test: boolean;
  /** The answer that a test forces; null if it forces none. */
  readonly testResult: TestResult | null;
}

const NO_WORDS: ReadonlySet<string> = new Set(["0", "false", "no", "off", "n", "f"]);
const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);

/**
 * All fields as undefined. Posts start as a copy of it: an object whose fields are added one by
 * one, by names known only at run time, becomes a slow dictionary, while JSON.parse makes one with
 * a fixed layout.
 */
const NO_VALUES = JSON.parse(
  JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [field, null]))),
) as Partial<Record<LeadField, string | undefined>>;
for (const field of LEAD_FIELDS) NO_VALUES[field] = undefined;

/** The values of an empty post, to be filled in. */
export function noValues(): Partial<Record<LeadField, string | undefined>> {
  return { ...NO_VALUES };
}

/** A posted value as text; "" if empty, null if it is or contains an object. */
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

/** What a decoder writes for bytes that it could not read. */
const LOST = "\ufffd";
/** Texts that keep their sense with a character missing. */
const FREE_TEXTS: ReadonlySet<string> = new Set(["comments", "tcpa_text", "user_agent"]);

/**
 * The text with a question mark for each character that was lost on the way; null, which is
 * unreadable, for a field in which it changes the value, such as a name.
 */
export function withoutLost(
  field: LeadField | ControlField | null,
  text: string | null,
): string | null {
  if (text === null || !text.includes(LOST)) return text;
  return field === null || FREE_TEXTS.has(field) ? text.replaceAll(LOST, "?") : null;
}

/** True if the name can be a key of a plain object and of a JSON column. */
function isStorableName(name: string): boolean {
  return (
    name.length <= CUSTOM_FIELD_LIMITS.nameLength &&
    name.trim() !== "" &&
    name !== "__proto__" &&
    storable(name) === name
  );
}

/**
 * The source's secret in a body, as `readPost` reads it, without reading the rest; null if there is
 * none.
 */
export function postedSourceKey(record: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of entriesOf(record)) {
    if (fieldOf(name) !== "source_key") continue;
    const text = textOf(value);
    if (text !== "") return text ?? unreadableControl("source_key");
  }
  return null;
}

/**
 * Maps posted names to fields. If several names mean the same field, the first non-empty one wins,
 * and a different value under a later name is kept as a custom field. An unknown field is never an
 * error.
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
  for (const [name, value] of entriesOf(record)) {
    const field = fieldOf(name);
    const text = withoutLost(field, textOf(value));
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

/** Lead Prosper marks a test by lp_action=test; its other actions do not describe the lead. */
function isTestAction(name: string): boolean {
  return name.toLowerCase() === "lp_action";
}

/** An unreadable test flag still means a test; an unreadable key is a wrong key. */
function unreadableControl(field: ControlField): string {
  return field === "source_key" ? "unreadable" : "1";
}

/**
 * `test` counts as set unless it clearly means no, so that a mistyped flag never sells a test lead.
 * `test_result` without `test` makes the post a test too; with `test=0` it is ignored.
 */
function readControls(controls: Readonly<Partial<Record<ControlField, string>>>): PostControls {
  const flag = controls.test?.toLowerCase();
  const wanted = controls.test_result?.toLowerCase();
  const test = flag === undefined ? wanted !== undefined : !NO_WORDS.has(flag);
  const testResult = test ? (TEST_RESULTS.find((result) => result === wanted) ?? null) : null;
  return { sourceKey: controls.source_key ?? null, test, testResult };
}
