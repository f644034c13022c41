// The price of the lead update: an integer of whole dollars, from what the person said or, where
// they named none, from a reply.
import { withHundreds } from "./amounts.ts";
import type { Conversation } from "./conversation.ts";
import { withFigures } from "./figures.ts";
import { readPrice } from "./read-price.ts";
import { Scan, plainText } from "./scan.ts";
import type { Language, Slots } from "./slots.ts";

/**
 * Whole dollars: one figure itself, of a range its upper end, or its lower where it has no other.
 * Null for a rent, and where none is known.
 */
export function propertyPrice(price: Slots["price"]): number | null {
  if (price === undefined || price === "unsure" || price.per === "month") return null;
  return price.max ?? price.min;
}

/**
 * The price that a reply of the assistant names, by the same rule; "about 425,000" is one figure. A
 * figure counts where it is written as money.
 */
export function priceInReply(reply: string, language: Language): number | null {
  return priceIn(reply, language, null);
}

function priceIn(said: string, language: Language, asked: "price" | null): number | null {
  const read = readPrice(new Scan(withHundreds(withFigures(plainText(said), language))), {
    asked,
    known: {},
    isRenter: false,
    millionsByMil: language === "en",
    aroundIsItself: true,
  });
  return read === null ? null : propertyPrice(read.price);
}

/**
 * The lead update: the person's own words win over what a reply says. Whole dollars; null while
 * nobody named a price.
 */
export function updatedPrice(
  { slots: { price }, sources, language }: Pick<Conversation, "slots" | "sources" | "language">,
  reply: string,
): number | null {
  const own = propertyPrice(price);
  if (own === null) return priceInReply(reply, language);
  const raw = sources.price?.raw ?? null;
  const named = raw === null ? null : priceIn(raw, language, "price");
  // Who says "around 400" is searched for within a tenth of it, and has named one figure.
  return named !== null &&
    price !== undefined &&
    price !== "unsure" &&
    named >= (price.min ?? 0) &&
    named <= (price.max ?? named)
    ? named
    : own;
}
