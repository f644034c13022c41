// Holds the texts of manual purchases: confirming one lead or several, and leads no longer
// available.
import { RETURN_WINDOW_DAYS } from "../../../domain/ledger/earning-terms.ts";
import { plural } from "../../plural.ts";
import type { PurchaseTexts } from "../../en/parts/purchases.ts";

export const purchaseTexts: PurchaseTexts = {
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
    returns: `Puede devolverlo en ${RETURN_WINDOW_DAYS} días si los datos no son válidos, están repetidos o son falsos, si el lugar o el tipo no corresponden, o si la persona tiene agente, ya está en venta o bajo contrato, o no lo pidió. Cambiar de idea no es un motivo.`,
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
    own: "Usted ya compró este contacto. Está entre sus contactos.",
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
};
