// Presents the answer to a post in the industry's format, with amounts in dollars (only here and
// for pings).
import type { PostAnswer } from "../../../../contract/marketplace/leads.ts";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import { POST_REASON_TEXTS } from "../../../../domain/lead/reasons.ts";
import type { LeadFieldError } from "../../../../domain/lead/problems.ts";
import { centsToDollars } from "../../../../domain/money/money.ts";

/** Presents an answer; a refused post also gets its field errors, so that it can be fixed. */
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
