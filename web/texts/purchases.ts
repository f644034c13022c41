// Holds the texts of buying by hand: confirming one lead or several, and finding that one is gone.
import { defineTexts, plural } from "../lib/text/text.ts";

export const PURCHASE_TEXTS = defineTexts(
  {
    confirm: {
      title: "Buy this lead?",
      get: "You get the name, phone, e-mail and street where they were given, and the proof of consent, at once.",
      how: "How",
      exclusiveHint: "Sold to nobody else.",
      slotHint: (left: string) =>
        plural(Number(left), "The last shared slot.", `One of ${left} shared slots still open.`),
      price: "Price",
      balance: "You can spend now",
      after: "Left afterwards",
      returns:
        "Return it within 7 days if the contact is invalid, a duplicate or fake, the place or type is wrong, the person has an agent, is listed or under contract, or did not ask. A change of mind is no reason.",
      changed: (price: string) =>
        `The price is now ${price}. Nothing was bought yet: confirm the new price, or leave it.`,
      poor: (amount: string) => `Your wallet lacks ${amount}. Top it up first.`,
      topUp: "Top up",
      wait: "Your wallet is being read.",
      unlicensed: (state: string) =>
        `Your account is not licensed in ${state}. Add the state under Settings if you are.`,
      agent: "Owners and managers of your account buy leads.",
      notNow: "Your account cannot buy now.",
      stateUnknown: "this lead's state",
    },
    lost: {
      sold: "Somebody else has just bought this lead. It has left the shelf.",
      gone: "This lead is not on offer any more.",
      mode: "It is not offered that way any more.",
    },
    many: {
      open: (count: number) => plural(count, "Buy 1 lead", `Buy ${count} leads`),
      title: "Buy these leads?",
      how: "How",
      exclusive: "Exclusive where it is offered, else a shared slot",
      shared: "A shared slot where one is open, else exclusive",
      total: "Together",
      action: (count: number, price: string) =>
        plural(count, `Buy for ${price}`, `Buy ${count} for ${price}`),
      left: (count: number) =>
        plural(
          count,
          "One of them cannot be bought and is left out.",
          `${count} of them cannot be bought and are left out.`,
        ),
      none: "None of these can be bought by your account.",
      each: "Each is bought by itself at the price shown or less. What somebody else takes meanwhile is left out, and costs nothing.",
      buying: (done: string, of: string) => `${done} of ${of}`,
      done: (count: number, price: string) =>
        plural(count, `1 lead bought for ${price}`, `${count} leads bought for ${price}`),
      failed: (count: number) => plural(count, "1 was not bought", `${count} were not bought`),
      toLeads: "To your leads",
      close: "Keep looking",
    },
  },
  {
    confirm: {
      title: "¿Comprar este contacto?",
      get: "Recibe al instante el nombre, el teléfono, el correo y la calle si se indicaron, y la prueba del consentimiento.",
      how: "Modo",
      exclusiveHint: "No se vende a nadie más.",
      slotHint: (left) =>
        plural(
          Number(left),
          "El último lugar compartido.",
          `Uno de ${left} lugares compartidos aún libres.`,
        ),
      price: "Precio",
      balance: "Puede gastar ahora",
      after: "Quedará después",
      returns:
        "Puede devolverlo en 7 días si los datos no son válidos, están repetidos o son falsos, si el lugar o el tipo no corresponden, o si la persona tiene agente, ya está en venta o bajo contrato, o no lo pidió. Cambiar de idea no es un motivo.",
      changed: (price) =>
        `El precio es ahora ${price}. Aún no se compró nada: confirme el nuevo precio o déjelo.`,
      poor: (amount) => `A su billetera le faltan ${amount}. Recárguela primero.`,
      topUp: "Recargar",
      wait: "Se está leyendo su billetera.",
      unlicensed: (state) =>
        `Su cuenta no tiene licencia en ${state}. Añada el estado en Configuración si la tiene.`,
      agent: "Propietarios y gerentes de su cuenta compran contactos.",
      notNow: "Su cuenta no puede comprar ahora.",
      stateUnknown: "el estado de este contacto",
    },
    lost: {
      sold: "Otra persona acaba de comprar este contacto. Ya salió de la oferta.",
      gone: "Este contacto ya no está en oferta.",
      mode: "Ya no se ofrece de esa manera.",
    },
    many: {
      open: (count) => plural(count, "Comprar 1 contacto", `Comprar ${count} contactos`),
      title: "¿Comprar estos contactos?",
      how: "Modo",
      exclusive: "Exclusivo donde se ofrece; si no, un lugar compartido",
      shared: "Un lugar compartido donde haya; si no, exclusivo",
      total: "En total",
      action: (count, price) =>
        plural(count, `Comprar por ${price}`, `Comprar ${count} por ${price}`),
      left: (count) =>
        plural(
          count,
          "Uno no se puede comprar y queda fuera.",
          `${count} no se pueden comprar y quedan fuera.`,
        ),
      none: "Su cuenta no puede comprar ninguno de estos.",
      each: "Cada uno se compra por separado al precio mostrado o menos. Lo que otra persona tome mientras tanto queda fuera y no cuesta nada.",
      buying: (done, of) => `${done} de ${of}`,
      done: (count, price) =>
        plural(
          count,
          `1 contacto comprado por ${price}`,
          `${count} contactos comprados por ${price}`,
        ),
      failed: (count) => plural(count, "1 no se compró", `${count} no se compraron`),
      toLeads: "A sus contactos",
      close: "Seguir mirando",
    },
  },
);
