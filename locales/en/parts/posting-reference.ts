// Holds the texts of a posting page's reference: the fields, the answers, and the problems.
import { FIELD_NOTES } from "../../../domain/lead/field-notes.ts";
import type { Translated } from "../../texts.ts";

export const postingReferenceTexts = {
  fields: {
    title: "Fields",
    about:
      "Names in any case, with spaces or hyphens for underscores; other systems' names are understood too. A field that is not listed is kept and handed to the buyer.",
    name: "Field",
    need: "Needed",
    note: "What to send",
    aliases: "Also called",
  },
  needs: { required: "Required", one_of: "One of two", optional: "Optional" },
  fieldNotes: FIELD_NOTES,
  answers: {
    title: "Answers",
    about:
      "A lead that was read is answered with 200, taken or not: decide on status and reason_code. The price is what the answer earns, in dollars. Only a call that cannot be read as a lead gets another status, as a problem document with a code.",
    example: "An accepted lead",
    reasons: "Reasons",
    reason: "reason_code",
    meaning: "Meaning",
    problems: "Problems",
    status: "Status and code",
  },
  problems: {
    malformed: "The body is not JSON, or not a form",
    unauthenticated: "The key is missing or unknown",
    forbidden: "The key is not taken from this address",
    suspended: "The account is suspended, or waits for approval",
    in_progress: "The same call is still being worked on: wait for Retry-After",
    payload_too_large: "The body is too large",
    unsupported_media_type: "Send JSON or a form, and say which in Content-Type",
    idempotency_mismatch: "The Idempotency-Key came with another body before",
    rate_limited: "Too fast: wait for Retry-After",
    unavailable: "Come back in a moment: the lead is never sold twice",
    not_found: "There is no such ping",
    invalid: "The call has the wrong shape",
  },
};

export type PostingReferenceTexts = Translated<typeof postingReferenceTexts>;
