// Holds the texts of an affiliate's billing: balances, when they become payable, and the rules.
import {
  RETURN_WINDOW_DAYS,
  NEW_AFFILIATE_DAYS,
  NEW_AFFILIATE_HOLD_DAYS,
} from "../../../domain/ledger/earning-terms.ts";
import type { AffiliateBillingTexts } from "../../en/parts/affiliate-billing.ts";

export const affiliateBillingTexts: AffiliateBillingTexts = {
  balances: {
    pending: "Pendiente",
    pendingNote: "Ganado, aún no por pagar",
    disputed: "En disputa",
    disputedNote: "Parte de lo pendiente: espera que se decidan devoluciones",
    payable: "Por pagar",
    payableNote: "Listo para un pago, o en uno en curso",
    paid: "Pagado",
    paidNote: "Desde que se unió",
  },
  calendar: {
    title: "Cuándo lo pendiente pasa a «Por pagar»",
    about: (zone) => `Ganancias pendientes sin devolución abierta, por día en ${zone}`,
    day: "Día",
    amount: "Pasa a «Por pagar»",
    total: "En total hasta entonces",
    sum: "En conjunto",
    none: "No hay nada pendiente. Lo que venda hoy aparece aquí con su día.",
  },
  rules: {
    title: "Cómo se le paga",
    list: {
      window: `Un comprador puede devolver un contacto en los ${RETURN_WINDOW_DAYS} días tras la entrega. Hasta entonces su ganancia queda pendiente.`,
      hold: `En sus primeros ${NEW_AFFILIATE_DAYS} días en la red, las ganancias se retienen ${NEW_AFFILIATE_HOLD_DAYS} días más.`,
      open: "Una ganancia con una devolución abierta espera hasta que se decida; si se aprueba, la ganancia se revierte.",
      weekly: (least) =>
        `Lo que está por pagar se solicita solo los lunes, o cuando usted lo pida, como elija: a partir de ${least} y con sus datos fiscales y bancarios.`,
      approved:
        "El operador aprueba cada pago y lo envía por transferencia bancaria. Su aviso dice qué ganancias contiene.",
    },
  },
  earnings: {
    title: "Ganancias",
    label: "Ganancias",
    lead: "Contacto",
    mode: "Vendido como",
    when: "Ganado",
    status: "Estado",
    amount: "Importe",
    empty: "Nada se ganó en este período. Envíe contactos y cada venta aparecerá aquí.",
    toSources: "Ir a sus fuentes",
    sum: (sum, reversed) => `En conjunto ${sum} · revertido ${reversed}`,
  },
};
