// Holds the texts of manual purchases: confirming one lead or several, and leads no longer
// available.
import { plural } from "../../plural.ts";
import type { PurchaseTexts } from "../../en/parts/purchases.ts";

export const purchaseTexts: PurchaseTexts = {
  confirm: {
    title: "¿Comprar este prospecto?",
    get: "Recibe de inmediato la prueba del consentimiento y, si se indicaron, el nombre, el teléfono, el correo y la calle.",
    how: "Modo",
    exclusiveHint: "Se vende solo a usted.",
    slotHint: (left) =>
      plural(
        Number(left),
        "El último lugar compartido.",
        `Uno de ${left} lugares compartidos aún libres.`,
      ),
    price: "Precio",
    balance: "Saldo disponible",
    after: "Saldo después",
    returns: (days) =>
      `Puede devolverlo dentro de ${days} días por un contacto no válido, duplicado o falso, o por un lugar o tipo incorrecto. También si la persona tiene agente, ya está en venta o bajo contrato, o no lo pidió. Cambiar de idea no es un motivo válido.`,
    noReturns: "Sus condiciones con la red no permiten devoluciones.",
    changed: (price) =>
      `El precio es ahora ${price}. Aún no se compró nada. Confirme el precio nuevo o cancele.`,
    poor: (amount) => `A su billetera le faltan ${amount}. Recárguela para comprar.`,
    topUp: "Recargar",
    wait: "Cargando su billetera…",
    unlicensed: (state) =>
      `Su cuenta no tiene licencia en ${state}. Si la tiene, agregue el estado en Configuración.`,
    agent: "Solo los propietarios y gerentes de su cuenta pueden comprar prospectos.",
    notNow: "Su cuenta no puede comprar ahora.",
    stateUnknown: "el estado de este prospecto",
  },
  lost: {
    own: "Usted ya compró este prospecto. Está entre sus prospectos.",
    sold: "Otro comprador acaba de comprar este prospecto.",
    gone: "Este prospecto ya no está disponible.",
    mode: "Ya no se ofrece de esa manera.",
  },
  many: {
    open: (count) => plural(count, "Comprar 1 prospecto", `Comprar ${count} prospectos`),
    title: "¿Comprar estos prospectos?",
    how: "Modo",
    exclusive: "Exclusivo si se ofrece; si no, un lugar compartido",
    shared: "Un lugar compartido si hay; si no, exclusivo",
    total: "Total",
    action: (count, price) =>
      plural(count, `Comprar por ${price}`, `Comprar ${count} por ${price}`),
    left: (count) =>
      plural(
        count,
        "1 prospecto no se puede comprar y queda fuera.",
        `${count} prospectos no se pueden comprar y quedan fuera.`,
      ),
    none: "Su cuenta no puede comprar ninguno de estos.",
    each: "Cada prospecto se compra por separado al precio mostrado o menos. Los que antes compren otros quedan fuera y no cuestan nada.",
    buying: (done, of) => `${done} de ${of}`,
    done: (count, price) =>
      plural(
        count,
        `1 prospecto comprado por ${price}`,
        `${count} prospectos comprados por ${price}`,
      ),
    failed: (count) => plural(count, "1 prospecto no comprado", `${count} prospectos no comprados`),
    toLeads: "Ir a prospectos",
    close: "Seguir buscando",
  },
};
