// What a lead is called on a screen: the person where one may know them, else what is wanted and
// where.
import type { Lead } from "../../../contract/marketplace/lead-shapes.ts";
import type { LeadWords } from "../../../locales/en/lead-words.ts";

/**
 * The person's name; null where this reader does not have it (or not yet, from the browser's
 * cache).
 */
export function personOf(lead: Lead): string | null {
  if (!("contact" in lead) || lead.contact === null) return null;
  const name = `${lead.contact.first_name} ${lead.contact.last_name}`.trim();
  return name === "" ? null : name;
}

/** "Seller in Sacramento, CA", or the person's name. */
export function leadName(lead: Lead, words: LeadWords): string {
  return personOf(lead) ?? `${words.side[lead.side]} · ${placeLabel(lead, words)}`;
}

/** "Sacramento, CA" */
export function placeLabel(
  { city, state }: Pick<Lead, "city" | "state">,
  words: LeadWords,
): string {
  const place = [city, state].filter((part) => part !== null).join(", ");
  return place === "" ? words.placeUnknown : place;
}
