// Compares two states of a record for the audit log: each changed field with its value before and
// after. Only listed fields are kept; of secrets and ways to reach people only that they changed.
import { documentChanges, isPlainObject, isSame } from "./document-changes.ts";
import { type ActivityField, type NamedField, OPEN_FIELDS, fieldKind } from "./fields.ts";

/** A value as JSON has it; money is whole cents, a time ISO 8601. */
export type ActivityValue =
  | null
  | boolean
  | number
  | string
  | readonly ActivityValue[]
  | { readonly [member: string]: ActivityValue };

/** One changed field. Neither value is there where it is kept nowhere. */
export interface ActivityChange {
  readonly field: ActivityField;
  readonly before?: ActivityValue;
  readonly after?: ActivityValue;
}

/** A longer text is cut, and of a longer list or document only the size is kept. */
export const LONGEST_TEXT = 500;
const LONGEST_JSON = 2_000;

type Document = Readonly<Record<string, unknown>>;

/**
 * The changed fields among `fields`, in their order. A state is null where the record was not there
 * yet, or is no longer; then the fields that have a value are named. Fields that stand for a member
 * of a member are named with a dot.
 */
export function changesOf(
  fields: readonly NamedField[],
  before: object | null,
  after: object | null,
): ActivityChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [valueAt(before, field), valueAt(after, field)];
    return isSame(was, is) ? [] : [changeOf(field, was, is)];
  });
}

/** One changed field, whose values the caller has compared. */
export function changeOf(field: NamedField, before: unknown, after: unknown): ActivityChange {
  return fieldKind(field) === "hidden"
    ? { field }
    : { field, before: keptValue(before), after: keptValue(after) };
}

/** That a field changed whose values are kept nowhere; nothing where it did not. */
export function hiddenChange(field: NamedField, isChanged: boolean): ActivityChange[] {
  return isChanged ? [{ field }] : [];
}

/** Every changed member of a document without secrets, named after the member that holds it. */
export function openChanges(
  member: (typeof OPEN_FIELDS)[number],
  before: object,
  after: object,
): ActivityChange[] {
  return documentChanges(before, after).map((change) => ({
    field: `${member}.${change.member.slice(1).replaceAll("/", ".")}`,
    before: keptValue(change.before),
    after: keptValue(change.after),
  }));
}

/** Undefined, null, an empty text and an empty list are all "nothing". */
function valueAt(document: object | null, field: string): unknown {
  let value: unknown = document;
  for (const name of field.split(".")) {
    if (!isPlainObject(value) || !Object.hasOwn(value, name)) return null;
    value = (value as Document)[name];
  }
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Date) return value.toISOString();
  const isEmpty = value === undefined || value === "";
  return isEmpty || (Array.isArray(value) && value.length === 0) ? null : value;
}

function keptValue(value: unknown): ActivityValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean" || typeof value === "number") return value;
  if (typeof value === "string")
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value;
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_JSON) return JSON.parse(text) as ActivityValue;
  return Array.isArray(value) ? { entries: value.length } : { characters: text.length };
}
