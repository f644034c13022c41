// Says of each refused field under which name it came, and what came in it.
import { exampleOf } from "./field-examples.ts";
import { type LeadField, fieldOf } from "./field-names.ts";
import { entriesOf } from "./nested-fields.ts";
import { type LeadFieldError, shortened } from "./problems.ts";
import type { PostedLead } from "./read-post.ts";

/** `nothing`: no value, or an empty one. `unreadable`: an object, or text with lost characters. */
export const SENT_KINDS = ["value", "nothing", "unreadable"] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** A refused field with what came in it, which may be contact data: for the affiliate alone. */
export interface RefusedField extends LeadFieldError {
  /** The name under which it came, without the objects around it; null if nothing came. */
  readonly sentAs: string | null;
  readonly sent: SentKind;
  /** The value as it came, at most 200 characters of it; null unless `sent` is `value`. */
  readonly came: string | null;
  /** A right value. */
  readonly example: string;
}

/** Returns the name under which a field came; null if it came under none. */
export type PostedNames = (field: LeadField) => string | null;

/** The errors in their order, each with what came. */
export function refusedFields(
  errors: readonly LeadFieldError[],
  { values, unreadable }: PostedLead,
  nameOf: PostedNames,
  networkName: string,
): readonly RefusedField[] {
  return errors.map((error) => {
    const came = values[error.field];
    const sent =
      came !== undefined ? "value" : unreadable.includes(error.field) ? "unreadable" : "nothing";
    return {
      ...error,
      sentAs: sent === "nothing" ? null : nameOf(error.field),
      sent,
      came: came === undefined ? null : shortened(came),
      example: exampleOf(error.field, networkName),
    };
  });
}

/** The names of a posted record. Read for refused posts only: it goes through the whole record. */
export function namesIn(record: Readonly<Record<string, unknown>>): PostedNames {
  const entries = entriesOf(record);
  return (field) =>
    entries.find(
      ([name, value]) =>
        fieldOf(name) === field && value !== null && value !== undefined && value !== "",
    )?.[0] ?? null;
}
