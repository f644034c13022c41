// The price of the lead update: an integer of whole dollars, from what the person said or, where they named none, from a reply.
import { withHundreds } from "./amounts.ts";
import { withFigures } from "./figures.ts";
import { readPrice } from "./read-price.ts";
import { Scan, plainText } from "./scan.ts";
import type { Language, Slots } from "./slots.ts";

/** Whole dollars: one figure itself, of a range its upper end, or its lower where it has no other. Null for a rent, and where none is known. */
export function propertyPrice(price: Slots["price"]): number | null {
  if (price === undefined || price === "unsure" || price.per === "month") return null;
  return price.max ?? price.min;
}

/** The price that a reply of the assistant names, by the same rule. A figure counts where it is written as money. */
export function priceInReply(reply: string, language: Language): number | null {
  const read = readPrice(new Scan(withHundreds(withFigures(plainText(reply), language))), { asked: null, known: {}, isRenter: false, millionsByMil: language === "en" });
  return read === null ? null : propertyPrice(read.price);
}

/** The lead update: the person's own words win over what a reply says. */
export function updatedPrice(slots: Slots, reply: string, language: Language): number | null {
  return propertyPrice(slots.price) ?? priceInReply(reply, language);
}
