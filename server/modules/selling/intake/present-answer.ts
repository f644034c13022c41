// Presents the answer to a post in the industry's format, with amounts in dollars (only here and
// for pings).
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import type { RefusedField as LeadFieldError } from "../../../../contract/selling/refused-field.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { POST_REASON_TEXTS, answeredReason } from "../../../../domain/lead/reasons.ts";
import { isNeverRepeated } from "../../../../domain/lead/field-names.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { RefusedField } from "../../../../domain/lead/refused-fields.ts";
import { centsToDollars } from "../../../../domain/money/money.ts";
import { presentFieldError } from "./present-field-error.ts";
import type { PostRemarks } from "./submit-lead.ts";

/** Nothing to say about the fields. */
export const NO_REMARKS: PostRemarks = { errors: [], notes: [] };

/**
 * Presents an answer; a refused post also gets its field errors, so that it can be fixed, and any
 * other one the notes on its fields.
 */
export function presentAnswer(
  answer: Answer,
  { errors, notes }: PostRemarks = NO_REMARKS,
): PostAnswer {
  return {
    outcome: answer.status === "accepted" ? "success" : "failure",
    status: answer.status,
    reason_code: answer.reason === null ? null : answeredReason(answer.reason),
    reason: answer.reason === null ? null : POST_REASON_TEXTS[answer.reason],
    lead: { id: answer.leadId },
    sale: answer.sale,
    price: centsToDollars(answer.priceCents),
    currency: "USD",
    ...(answer.original === null
      ? {}
      : {
          original: {
            status: answer.original.status,
            price: centsToDollars(answer.original.priceCents),
          },
        }),
    ...(errors.length === 0 ? {} : { errors: errors.map(presentRefused) }),
    ...(notes.length === 0 ? {} : { notes: notes.map(presentNote) }),
  };
}

/** What came in a contact field is not repeated: no answer before a purchase contains any. */
export function presentRefused({ came, ...error }: RefusedField): LeadFieldError {
  return presentFieldError({ ...error, came: isNeverRepeated(error.field) ? null : came });
}

/** Contact data is not repeated: no answer before a purchase contains any. */
export function presentNote({
  field,
  came,
  readAs,
  advice,
}: ReadingNote): NonNullable<PostAnswer["notes"]>[number] {
  const isContact = isNeverRepeated(field);
  return {
    field,
    came: isContact ? null : came,
    read_as: isContact ? null : readAs,
    advice,
  };
}

/**
 * The answer to a lead of a batch that could not be decided because of an internal error; the
 * caller may send it again.
 */
export function presentFailure(leadId: string): PostAnswer {
  return {
    outcome: "error",
    status: "error",
    reason_code: "internal_error",
    reason: POST_REASON_TEXTS.internal_error,
    lead: { id: leadId },
    sale: "none",
    price: 0,
    currency: "USD",
  };
}
