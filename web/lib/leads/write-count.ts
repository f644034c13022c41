// Writes the counts of a lead as people read them: "2.5 ba".
import { type CountFact, PLAIN_FACTS } from "../../../domain/lead/plain-facts.ts";
import type { LeadWords } from "../../../locales/en/lead-words.ts";
import type { Formats } from "../format/format.ts";

/** The count with its unit; "" if the lead does not say. */
export function writeCount(
  fact: CountFact,
  count: number | null,
  words: LeadWords,
  formats: Pick<Formats, "number">,
): string {
  if (count === null) return "";
  return words.facts[fact].amount(formats.number(count / PLAIN_FACTS[fact].scale));
}
