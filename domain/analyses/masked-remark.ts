// What of a person's own words may go to a model: nothing that names or reaches them, and no
// sentence that tells who they are.
import { maskContact } from "../assistant/mask-contact.ts";
import { plainReply } from "../assistant/plain-reply.ts";
import { withoutLookAlikes } from "../fair-housing/harmless.ts";
import { mentionsOf } from "../fair-housing/people.ts";
import { screenText } from "../fair-housing/screen-text.ts";
import type { LeadContact } from "../lead/lead.ts";
import { leaveOutContact } from "../returns/leave-out-contact.ts";

/** Ours: longer remarks are cut, for a model is paid by the word. */
const MOST_LETTERS = 1_000;
/** What is looked at of a remark at all. */
const LOOKED_AT = 4_000;

/** A person's words, and how they are named and reached. */
export interface Remark {
  readonly text: string;
  readonly contact: Pick<LeadContact, "firstName" | "lastName" | "email" | "phone" | "street">;
}

/**
 * The remark without the lead's contact data and anybody's phone, e-mail or address of a page, and
 * without the sentences that name a trait by which people may not be sorted (42 USC 3604): what a
 * model is not told it cannot weigh. Null where nothing is left.
 */
export function maskedRemark({ text, contact }: Remark): string | null {
  const sentences = plainReply(
    maskContact(leaveOutContact(text.slice(0, LOOKED_AT), contact)),
  ).split(/(?<=[.!?])\s+|\n+/);
  const told = sentences
    .filter(
      (sentence) =>
        mentionsOf(withoutLookAlikes(sentence)).length === 0 &&
        screenText(sentence).verdict === "pass",
    )
    .join(" ")
    .trim();
  return told === "" ? null : [...told].slice(0, MOST_LETTERS).join("");
}
