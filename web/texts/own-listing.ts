// Texts of one's own lead on the marketplace: what it asks, taking it off, and putting it back.
import { defineTexts, plural } from "../lib/text/text.ts";

export const OWN_LISTING_TEXTS = defineTexts(
  {
    title: "On the marketplace",
    mode: { exclusive: "Exclusive", shared: "A shared slot" },
    priceNow: { exclusive: "Price now, exclusive", shared: "Price now, a shared slot" },
    priceOf: (mode: string, lead: string) => `${mode}: ${lead}`,
    hint: "Dollars. It goes on falling by the network's steps, never below your reserve.",
    wrong: "Write an amount such as 95.00.",
    least: (amount: string) => `Ask ${amount} or more: your source's reserve comes to that.`,
    gone: "It is not on the marketplace any more.",
    saved: (lead: string, price: string) => `${lead} asks ${price} from now on.`,
    next: "Next price",
    nextAt: (price: string, when: string) => `${price} at ${when}`,
    last: "This is the last price",
    ends: "Leaves the marketplace",
    notOffered: "not offered",
    withdraw: "Take it off",
    ask: "Take this lead off the marketplace?",
    partly: "For good. Who bought a slot keeps it; no further slot is sold.",
    off: "Off the marketplace",
    relist: "Put it back",
    offAbout: {
      withdrawn:
        "You took it off: it is yours to sell elsewhere. Its contact is deleted here 72 hours after that; until then you may put it back, where its price would be by now.",
      expired:
        "Nobody bought it within its time. You may put it back for as long again, at the price it had fallen to.",
    },
    bulk: { withdraw: "Take off the marketplace", relist: "Put back" },
    noneOn: "None of these is on the marketplace.",
    noneOff: "None of these left the marketplace unsold.",
    turned: {
      withdraw: (count: number) =>
        plural(
          count,
          "The lead is off the marketplace.",
          `${count} leads are off the marketplace.`,
        ),
      relist: (count: number) =>
        plural(
          count,
          "The lead is on the marketplace again.",
          `${count} leads are on the marketplace again.`,
        ),
    },
    notTurned: {
      withdraw: (count: number) =>
        plural(count, "A lead could not be taken off.", `${count} leads could not be taken off.`),
      relist: (count: number) =>
        plural(count, "A lead could not be put back.", `${count} leads could not be put back.`),
    },
    notRelisted: "Its contact or its consent is too old, or the operator took it off.",
  },
  {
    title: "En el mercado",
    mode: { exclusive: "Exclusivo", shared: "Un lugar compartido" },
    priceNow: { exclusive: "Precio ahora, exclusivo", shared: "Precio ahora, un lugar compartido" },
    priceOf: (mode, lead) => `${mode}: ${lead}`,
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
    ask: "¿Retirar este contacto del mercado?",
    partly: "Para siempre. Quien compró un lugar lo conserva; no se vende ninguno más.",
    off: "Fuera del mercado",
    relist: "Volver a ofrecerlo",
    offAbout: {
      withdrawn:
        "Usted lo retiró: puede venderlo en otro lugar. Sus datos se borran aquí 72 horas después; hasta entonces puede volver a ofrecerlo, al precio que tendría ahora.",
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
          "El contacto está fuera del mercado.",
          `${count} contactos están fuera del mercado.`,
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
          "Un contacto no se pudo retirar.",
          `${count} contactos no se pudieron retirar.`,
        ),
      relist: (count) =>
        plural(
          count,
          "Un contacto no se pudo volver a ofrecer.",
          `${count} contactos no se pudieron volver a ofrecer.`,
        ),
    },
    notRelisted: "Sus datos o su consentimiento son demasiado viejos, o lo retiró el operador.",
  },
);
