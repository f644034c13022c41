// Reports fields that came as a nested object.
import { needOf } from "./field-notes.ts";
import type { LeadField } from "./field-names.ts";
import type { Problems } from "./problems.ts";

/** Adds a problem for each field without which there is no lead, and a note for each other one. */
export function noteNested(fields: readonly LeadField[], problems: Problems): void {
  for (const field of fields) {
    const advice = `Send ${field} as text, a number, true or false, or a list of these.`;
    if (needOf(field) === "required") problems.add(field, "invalid_field", advice);
    else problems.note(field, "a nested object", null, advice);
  }
}
