// Presents a refused field for the API, with what the field takes.
import type { RefusedField as LeadFieldError } from "../../../../contract/selling/refused-field.ts";
import { FIELD_NOTES, FIELD_WORDS } from "../../../../domain/lead/field-notes.ts";
import type { RefusedField } from "../../../../domain/lead/refused-fields.ts";

/** What came is shown as it is given: whether the reader may see it is the caller's decision. */
export function presentFieldError({
  field,
  code,
  message,
  sentAs,
  sent,
  came,
  example,
}: Omit<RefusedField, "code"> & Pick<LeadFieldError, "code">): LeadFieldError {
  return {
    field,
    code,
    message,
    sent_as: sentAs,
    sent,
    came,
    expected: FIELD_NOTES[field],
    words: [...(FIELD_WORDS[field] ?? [])],
    example,
  };
}
