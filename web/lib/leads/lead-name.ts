// Names a lead on a screen: by its consumer if the reader may know them, else by what is wanted and
// where.
import type { Lead } from "../../../contract/marketplace/lead-shapes.ts";
import type { LeadWords } from "../../../locales/en/lead-words.ts";

/**
 * Returns the consumer's name; null if this reader does not have it (or not yet, from the browser's
 * cache).
 */
export function personOf(lead: Lead): string | null {
  if (!("contact" in lead) || lead.contact === null) return null;
  const name = `${lead.contact.first_name} ${lead.contact.last_name}`.trim();
  return name === "" ? null : name;
}

/** Returns "Seller in Sacramento, CA", or the consumer's name. */
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
