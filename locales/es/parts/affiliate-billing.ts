// Holds the texts of an affiliate's billing: balances, when they become payable, and the rules.
import type { AffiliateBillingTexts } from "../../en/parts/affiliate-billing.ts";

export const affiliateBillingTexts: AffiliateBillingTexts = {
  balances: {
    pending: "Pendiente",
    pendingNote: "Ganado, todavía no se puede pagar",
    disputed: "En disputa",
    disputedNote: "Parte de lo pendiente que espera decisiones de devoluciones",
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
    total: "Total hasta entonces",
    sum: "Total",
    none: "No hay ganancias pendientes. Las ventas nuevas aparecen aquí con su día.",
  },
  rules: {
    title: "Cómo se le paga",
    list: {
      window: ({ days }) =>
        `Un comprador puede devolver un prospecto dentro de su plazo, ${days} días desde la entrega salvo otro acuerdo. Hasta entonces su ganancia queda pendiente.`,
      hold: "Las ganancias de afiliados nuevos, y de los que tienen una retención en sus condiciones, se retienen más tiempo.",
      open: "Una ganancia con una devolución abierta espera la decisión; si se aprueba, la ganancia se revierte.",
      weekly: ({ least }) =>
        `Cuando haya ${least} por pagar y sus datos fiscales y bancarios estén guardados, solicitamos los pagos los lunes. También puede solicitarlos usted.`,
      approved:
        "La red aprueba cada pago y lo envía por transferencia bancaria. Su aviso de pago enumera las ganancias.",
    },
  },
  earnings: {
    title: "Ganancias",
    label: "Ganancias",
    lead: "Prospecto",
    mode: "Vendido como",
    when: "Ganado",
    status: "Estado",
    amount: "Importe",
    empty: "No hay ganancias en este período. Envíe prospectos; cada venta aparece aquí.",
    toSources: "Ir a fuentes",
    sum: (sum, reversed) => `Total ${sum} · revertido ${reversed}`,
  },
};
