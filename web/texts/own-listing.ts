// Texts of one's own lead on the marketplace: what it asks, and taking it off.
import { defineTexts } from "../lib/text/text.ts";

export const OWN_LISTING_TEXTS = defineTexts({
  title: "On the marketplace", mode: { exclusive: "Exclusive", shared: "A shared slot" }, priceNow: { exclusive: "Price now, exclusive", shared: "Price now, a shared slot" }, priceOf: (mode: string, lead: string) => `${mode}: ${lead}`,
  hint: "Dollars. It goes on falling by the network's steps, never below your reserve.", wrong: "Write an amount such as 95.00.", least: (amount: string) => `Ask ${amount} or more: your source's reserve comes to that.`, gone: "It is not on the marketplace any more.",
  saved: (lead: string, price: string) => `${lead} asks ${price} from now on.`, next: "Next price", nextAt: (price: string, when: string) => `${price} at ${when}`, last: "This is the last price", ends: "Leaves the marketplace", notOffered: "not offered",
  withdraw: "Take it off", ask: "Take this lead off the marketplace?", unsold: "For good. It is yours to sell elsewhere, and its contact is deleted here after 72 hours.", partly: "For good. Who bought a slot keeps it; no further slot is sold.", withdrawn: "The lead is off the marketplace.",
}, {
  title: "En el mercado", mode: { exclusive: "Exclusivo", shared: "Un lugar compartido" }, priceNow: { exclusive: "Precio ahora, exclusivo", shared: "Precio ahora, un lugar compartido" }, priceOf: (mode, lead) => `${mode}: ${lead}`,
  hint: "Dólares. Sigue bajando por los pasos de la red, nunca por debajo de su reserva.", wrong: "Escriba un importe como 95.00.", least: (amount) => `Pida ${amount} o más: a eso llega la reserva de su fuente.`, gone: "Ya no está en el mercado.",
  saved: (lead, price) => `${lead} pide ${price} desde ahora.`, next: "Próximo precio", nextAt: (price, when) => `${price}, ${when}`, last: "Este es el último precio", ends: "Sale del mercado", notOffered: "no se ofrece",
  withdraw: "Retirarlo", ask: "¿Retirar este contacto del mercado?", unsold: "Para siempre. Puede venderlo en otro lugar, y sus datos se borran aquí a las 72 horas.", partly: "Para siempre. Quien compró un lugar lo conserva; no se vende ninguno más.", withdrawn: "El contacto ya no está en el mercado.",
});
