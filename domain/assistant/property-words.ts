// Distinguishes talk about a person's own or wanted property from the network's leads, campaigns
// and money.
import { findAmounts } from "../qualification/amounts.ts";
import { anyOf } from "../qualification/phrases.ts";

const PROPERTY = new RegExp(
  `\\b${anyOf(
    "houses?",
    "(?<!\\bgo )(?<!\\bgo back )(?<!\\bme )homes?(?! (?:page|screen))",
    "condos?",
    "townho(?:use|me)s?",
    "duplex(?:es)?",
    "triplex",
    "apartments?",
    "apts?",
    "land",
    "lots?(?! of)",
    "acres?",
    "propert(?:y|ies)",
    "places?(?! where)",
    "mortgages?",
    "loans?",
    "down ?payments?",
    "beds?",
    "bedrooms?",
    "bathrooms?",
    "roof",
    "real estate",
    "neighbou?rhoods?",
    "rent",
    "equity",
    "appraisal",
    "casas?",
    "casitas?",
    "hogar",
    "propiedad(?:es)?",
    "inmuebles?",
    "terrenos?",
    "lotes?",
    "departamentos?",
    "deptos?",
    "depas?",
    "apartamentos?",
    "viviendas?",
    "hipotecas?",
    "prestamos?",
    "enganche",
    "cuartos",
    "recamaras?",
    "habitaciones",
    "banos",
    "techo",
    "vecindario",
    "barrio",
    "rentas?",
    "rentals?",
    "tax(?:es)?",
    "capital gains",
    "impuestos",
    "alquiler(?:es)?",
    "my (?:mom|dad|parents|aunt|grand\\w+)",
  )}\\b`,
);
const NETWORK = new RegExp(
  `\\b${anyOf(
    "leads?",
    "prospectos?",
    "campaigns?",
    "campanas?",
    "sources?",
    "fuentes?",
    "affiliates?",
    "afiliad[oa]s?",
    "advertisers?",
    "anunciantes?",
    "wallet",
    "cartera",
    "billetera",
    "monedero",
    "payouts?",
    "bids?",
    "pujas?",
    "daily cap",
    "listings?",
    "marketplace",
    "network",
    "pause",
    "resume",
    "unpause",
    "reactivate",
    "pausa(?:r|me)?",
    "reanuda(?:r)?",
    "reactiva(?:r)?",
    "invoices?",
    "facturas?",
    "dashboard",
    "settings",
    "unsold",
  )}\\b`,
);

/** Whether a sentence is about a home and not about the network: then it is an answer. */
export function isAboutProperty(text: string): boolean {
  return PROPERTY.test(text) && !NETWORK.test(text);
}

export function namesNetwork(text: string): boolean {
  return NETWORK.test(text);
}

/**
 * The lowest price of a home, in dollars: bids for leads and questions about figures do not name
 * such amounts.
 */
const LARGE = 1_000;

/** Whether it names an amount that can only be a price, a budget or an income. */
export function namesPrice(text: string): boolean {
  return (
    !NETWORK.test(text) &&
    findAmounts(text, false).some(({ value, scale, isMoney }) => isMoney || value * scale >= LARGE)
  );
}
