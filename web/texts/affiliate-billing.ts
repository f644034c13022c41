// Holds the texts of an affiliate's billing: what is owed, when it is payable, and by which rules.
import { defineTexts } from "../lib/text/text.ts";

export const AFFILIATE_BILLING_TEXTS = defineTexts(
  {
    balances: {
      pending: "Pending",
      pendingNote: "Earned, and not yet payable",
      disputed: "Disputed",
      disputedNote: "Part of pending: waits for returns to be decided",
      payable: "Payable",
      payableNote: "Ready for a payout, or in one under way",
      paid: "Paid out",
      paidNote: "Since you joined",
    },
    calendar: {
      title: "When pending becomes payable",
      about: (zone: string) => `Pending earnings without an open return, by the day in ${zone}`,
      day: "Day",
      amount: "Becomes payable",
      total: "In all until then",
      sum: "Together",
      none: "Nothing is pending. What you sell today shows here with its day.",
    },
    rules: {
      title: "How you are paid",
      list: {
        window:
          "A buyer may return a lead within 7 days of delivery. Until then its earning is pending.",
        hold: "In your first 60 days with the network, earnings are held for 30 days more.",
        open: "An earning with an open return waits until the return is decided; if it is approved, the earning is reversed.",
        weekly:
          "What is payable is asked for by itself on Mondays, or when you ask, as you choose: once it is at least $50, and your tax and bank details are given.",
        approved:
          "The operator approves each payout and sends it by bank transfer. Its advice says which earnings are in it.",
      },
    },
    earnings: {
      title: "Earnings",
      label: "Earnings",
      lead: "Lead",
      mode: "Sold as",
      when: "Earned",
      status: "Status",
      amount: "Amount",
      empty: "Nothing was earned in this period. Post leads, and each sale shows here.",
      toSources: "To your sources",
      sum: (sum: string, reversed: string) => `Together ${sum} · reversed ${reversed}`,
    },
  },
  {
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
        window:
          "Un comprador puede devolver un contacto en los 7 días tras la entrega. Hasta entonces su ganancia queda pendiente.",
        hold: "En sus primeros 60 días en la red, las ganancias se retienen 30 días más.",
        open: "Una ganancia con una devolución abierta espera hasta que se decida; si se aprueba, la ganancia se revierte.",
        weekly:
          "Lo que está por pagar se solicita solo los lunes, o cuando usted lo pida, como elija: a partir de $50 y con sus datos fiscales y bancarios.",
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
  },
);
