// Holds the texts of a posting page's reference: the fields, the answers, and the problems.
import { FIELD_NOTES } from "../../../domain/lead/field-notes.ts";
import type { Translated } from "../../texts.ts";

export const postingReferenceTexts = {
  fields: {
    title: "Fields",
    about:
      "Names in any case, with spaces or hyphens for underscores. Names from other systems work too. A lead is refused only for a required field. Any other field that can't be read is left out and listed in the answer's notes. Up to 50 unlisted fields of 500 characters are stored and sent to the buyer.",
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
      "A readable lead gets status 200, accepted or not: use status and reason_code. The price is what you earn, in dollars. Only a call that can't be read as a lead gets another status, as a problem document with a code.",
    notes:
      "notes lists each field that was left out or not read to the letter: field, came, read_as and advice. read_as is null for a field that was left out. Contact data is never repeated.",
    example: "An accepted lead",
    reasons: "Reasons",
    reason: "reason_code",
    meaning: "Meaning",
    problems: "Problems",
    status: "Status and code",
  },
  problems: {
    malformed: "The body can't be read: see detail for what to send",
    unauthenticated: "The key is missing or unknown",
    forbidden: "The key isn't accepted from this IP address, or not in the address of the call",
    suspended: "The account is suspended or pending approval",
    in_progress: "The same call is still running: wait for Retry-After",
    payload_too_large: "The body is too large",
    unsupported_media_type: "Send one of the listed types, and say which in Content-Type",
    idempotency_mismatch: "The Idempotency-Key was used with another body",
    rate_limited: "Too fast: wait for Retry-After",
    unavailable: "Try again in a moment: the lead is never sold twice",
    not_found: "Unknown ping",
    invalid: "The call has the wrong format",
  },
};

export type PostingReferenceTexts = Translated<typeof postingReferenceTexts>;
