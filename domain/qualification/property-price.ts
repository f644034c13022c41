// Computes the price of the lead update in whole dollars, from the person's words or, if they named
// none, from a reply.
import { withHundreds } from "./amounts.ts";
import type { Conversation } from "./conversation.ts";
import { withFigures } from "./figures.ts";
import { readPrice } from "./read-price.ts";
import { Scan, plainText } from "./scan.ts";
import type { Language, Slots } from "./slots.ts";

/**
 * Whole dollars: a single figure itself, or the upper end of a range, or its lower one if it has no
 * other. Null for a rent, and if unknown.
 */
export function propertyPrice(price: Slots["price"]): number | null {
  if (price === undefined || price === "unsure" || price.per === "month") return null;
  return price.max ?? price.min;
}

/**
 * The price that a reply of the assistant names, by the same rule; "about 425,000" is a single
 * figure. A figure counts only if it is written as money.
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
 * The price of the lead update: the person's own words override a reply. Whole dollars; null while
 * no price is named.
 */
export function updatedPrice(
  { slots: { price }, sources, language }: Pick<Conversation, "slots" | "sources" | "language">,
  reply: string,
): number | null {
  const own = propertyPrice(price);
  if (own === null) return priceInReply(reply, language);
  const raw = sources.price?.raw ?? null;
  const named = raw === null ? null : priceIn(raw, language, "price");
  // "around 400" is stored as a range of a tenth to either side, but names a single figure.
  return named !== null &&
    price !== undefined &&
    price !== "unsure" &&
    named >= (price.min ?? 0) &&
    named <= (price.max ?? named)
    ? named
    : own;
}
