// Texts of an affiliate's own lead on the marketplace: its price, unlisting and relisting.
import { plural } from "../plural.ts";
import type { OwnListingTexts } from "../en/own-listing.ts";

export const ownListingTexts: OwnListingTexts = {
  title: "En el mercado",
  mode: { exclusive: "Exclusivo", shared: "Lugar compartido" },
  priceNow: { exclusive: "Precio ahora, exclusivo", shared: "Precio ahora, lugar compartido" },
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
  hint: "Dólares. Sigue bajando según los pasos de la red, nunca por debajo de su reserva.",
  wrong: "Escriba un importe, por ejemplo 95.00.",
  least: (amount) => `Escriba ${amount} o más para cumplir la reserva de su fuente.`,
  gone: "Ya no está en el mercado.",
  saved: (lead, price) => `${lead}: precio fijado en ${price}.`,
  next: "Próximo precio",
  nextAt: (price, when) => `${price}, ${when}`,
  last: "Este es el último precio",
  ends: "Vence",
  notOffered: "no se ofrece",
  withdraw: "Retirar del mercado",
  ask: "¿Retirar este prospecto del mercado?",
  partly: "No se puede deshacer. Los compradores conservan sus lugares; no se venden más.",
  off: "No publicado",
  relist: "Publicar de nuevo",
  offAbout: {
    withdrawn: (hours) =>
      `Usted lo retiró y puede venderlo en otro lugar. Su contacto se borra aquí ${hours} horas después; hasta entonces puede publicarlo de nuevo, al precio que tendría ahora.`,
    expired:
      "Venció sin venderse. Puede publicarlo de nuevo por el mismo tiempo, a su último precio.",
  },
  bulk: { withdraw: "Retirar del mercado", relist: "Publicar de nuevo" },
  noneOn: "Ninguno de estos está publicado.",
  noneOff: "Ninguno de estos se retiró o venció sin venderse.",
  turned: {
    withdraw: (count) =>
      plural(
        count,
        "Prospecto retirado del mercado.",
        `${count} prospectos retirados del mercado.`,
      ),
    relist: (count) =>
      plural(count, "Prospecto publicado de nuevo.", `${count} prospectos publicados de nuevo.`),
  },
  notTurned: {
    withdraw: (count) =>
      plural(
        count,
        "1 prospecto no se pudo retirar.",
        `${count} prospectos no se pudieron retirar.`,
      ),
    relist: (count) =>
      plural(
        count,
        "1 prospecto no se pudo publicar de nuevo.",
        `${count} prospectos no se pudieron publicar de nuevo.`,
      ),
  },
  notRelisted: "Su contacto o su consentimiento son demasiado antiguos, o lo retiró la red.",
};
