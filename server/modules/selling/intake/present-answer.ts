// The answer to a post in the field's own shape: dollars, as the field expects them here and
// nowhere else.
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import type { LeadFieldError } from "../../../../domain/lead/problems.ts";
import { centsToDollars } from "../../../../domain/money/money.ts";

/** Presents an answer; the field errors of a refused post are added so that it can be mended. */
export function presentAnswer(answer: Answer, errors: readonly LeadFieldError[] = []): PostAnswer {
  return {
    outcome: answer.status === "accepted" ? "success" : "failure",
    status: answer.status,
    reason_code: answer.reason,
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
    ...(errors.length === 0
      ? {}
      : { errors: errors.map(({ field, code, message }) => ({ field, code, message })) }),
  };
}

/**
 * The answer to a lead of a batch that could not be decided: ours to mend, the caller may send it
 * again.
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
