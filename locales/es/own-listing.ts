// Texts of an affiliate's own lead on the marketplace: its price, unlisting and relisting.
import { UNSOLD_CONTACT_KEPT_HOURS } from "../../domain/distribution/listing.ts";
import { plural } from "../plural.ts";
import type { OwnListingTexts } from "../en/own-listing.ts";

export const ownListingTexts: OwnListingTexts = {
  title: "En el mercado",
  mode: { exclusive: "Exclusivo", shared: "Un lugar compartido" },
  priceNow: { exclusive: "Precio ahora, exclusivo", shared: "Precio ahora, un lugar compartido" },
  priceOf: (mode, lead) => `${mode}: ${lead}`,
  earn: { exclusive: "Usted gana, exclusivo", shared: "Usted gana, lugar compartido" },
  youEarn: (amount) => `Usted gana ${amount}`,
  buyerPays: "El comprador paga",
  minimum: "Su mínimo",
  minimumOf: {
    exclusive: (amount) => `${amount} en exclusiva`,
    shared: (amount) => `${amount} por un lugar compartido`,
  },
  change: "Cambiar",
  hintOf: (amount) =>
    `Dólares que paga el comprador. Sigue bajando por los pasos de la red, hasta que usted ganaría su mínimo de ${amount}.`,
  hint: "Dólares. Sigue bajando por los pasos de la red, nunca por debajo de su reserva.",
  wrong: "Escriba un importe como 95.00.",
  least: (amount) => `Pida ${amount} o más: a eso llega la reserva de su fuente.`,
  gone: "Ya no está en el mercado.",
  saved: (lead, price) => `${lead} pide ${price} desde ahora.`,
  next: "Próximo precio",
  nextAt: (price, when) => `${price}, ${when}`,
  last: "Este es el último precio",
  ends: "Sale del mercado",
  notOffered: "no se ofrece",
  withdraw: "Retirarlo",
  ask: "¿Retirar este prospecto del mercado?",
  partly: "Para siempre. Quien compró un lugar lo conserva; no se vende ninguno más.",
  off: "Fuera del mercado",
  relist: "Volver a ofrecerlo",
  offAbout: {
    withdrawn: `Usted lo retiró: puede venderlo en otro lugar. Sus datos se borran aquí ${UNSOLD_CONTACT_KEPT_HOURS} horas después; hasta entonces puede volver a ofrecerlo, al precio que tendría ahora.`,
    expired:
      "Nadie lo compró en su plazo. Puede volver a ofrecerlo por el mismo tiempo, al precio al que había bajado.",
  },
  bulk: { withdraw: "Retirar del mercado", relist: "Volver a ofrecer" },
  noneOn: "Ninguno de estos está en el mercado.",
  noneOff: "Ninguno de estos salió del mercado sin venderse.",
  turned: {
    withdraw: (count) =>
      plural(
        count,
        "El prospecto está fuera del mercado.",
        `${count} prospectos están fuera del mercado.`,
      ),
    relist: (count) =>
      plural(
        count,
        "El contacto está otra vez en el mercado.",
        `${count} contactos están otra vez en el mercado.`,
      ),
  },
  notTurned: {
    withdraw: (count) =>
      plural(
        count,
        "Un prospecto no se pudo retirar.",
        `${count} prospectos no se pudieron retirar.`,
      ),
    relist: (count) =>
      plural(
        count,
        "Un prospecto no se pudo volver a ofrecer.",
        `${count} prospectos no se pudieron volver a ofrecer.`,
      ),
  },
  notRelisted: "Sus datos o su consentimiento son demasiado viejos, o la red lo retiró.",
};
