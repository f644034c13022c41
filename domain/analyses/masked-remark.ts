// Masks a consumer's remark for a model: no names or contact data, and no sentences about protected
// traits.
import { maskContact } from "../assistant/mask-contact.ts";
import { plainReply } from "../assistant/plain-reply.ts";
import { withoutLookAlikes } from "../fair-housing/harmless.ts";
import { mentionsOf } from "../fair-housing/people.ts";
import { screenText } from "../fair-housing/screen-text.ts";
import type { LeadContact } from "../lead/lead.ts";
import { leaveOutContact } from "../returns/leave-out-contact.ts";

/** Our limit: longer remarks are cut, because models are billed by length. */
const MOST_LETTERS = 1_000;
/** The most characters of a remark that are read at all. */
const LOOKED_AT = 4_000;

/** A consumer's remark with their contact. */
export interface Remark {
  readonly text: string;
  readonly contact: Pick<LeadContact, "firstName" | "lastName" | "email" | "phone" | "street">;
}

/**
 * The remark without the lead's contact data, without any phone, email or web address, and without
 * sentences that name a protected trait (42 USC 3604): a model cannot weigh what it does not see.
 * Null if nothing is left.
 */
export function maskedRemark({ text, contact }: Remark): string | null {
  const sentences = plainReply(
    maskContact(leaveOutContact(text.slice(0, LOOKED_AT), contact)),
  ).split(/(?<=[.!?])\s+|\n+/);
  const kept = sentences
    .filter(
      (sentence) =>
        mentionsOf(withoutLookAlikes(sentence)).length === 0 &&
        screenText(sentence).verdict === "pass",
    )
    .join(" ")
    .trim();
  return kept === "" ? null : [...kept].slice(0, MOST_LETTERS).join("");
}
