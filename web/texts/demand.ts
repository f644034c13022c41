// Texts of what open demand shows beside its orders: where it is unmet, and what a person follows
// of it.
import { defineTexts, plural } from "../lib/text/text.ts";

export const DEMAND_TEXTS = defineTexts(
  {
    unmet: {
      section: "Where leads are missing",
      title: "Unmet demand by state",
      about:
        "How many more leads a day orders with room would take than come there. Choose a state to see its orders.",
      more: "Leads a day",
      orders: "Orders with room",
      best: "Pays up to",
      steps: {
        none: "Enough comes",
        under_20: "Fewer than 20",
        "20_to_99": "20 to 99",
        "100_to_499": "100 to 499",
        "500_to_999": "500 to 999",
        "1000_or_more": "1,000 or more",
      },
      none: "No order with room",
      hint: "The arrow keys go from state to state; Enter shows the orders of one alone, and all again.",
      inShort: (count: number, written: string, best: string) =>
        `${plural(count, "1 order", `${written} orders`)}, up to ${best}`,
    },
    follow: {
      begin: "Follow",
      label: "You follow",
      wait: "What you follow is being read.",
      nothing:
        "Choose a place or a side to follow it: the bell rings when such orders are new or change.",
      already: "You follow this already.",
      tooMany: (most: number) => `You follow ${most} already: stop following one first.`,
      what: (words: string) => `${words}: the bell rings when orders are new or change.`,
      anyone: "all leads",
      inState: (who: string, state: string) => `${who} in ${state}`,
      from: (amount: string) => `from ${amount}`,
      followed: (words: string) => `You follow: ${words}.`,
      stop: (words: string) => `Stop following: ${words}`,
      stopped: (words: string) => `Not followed any more: ${words}.`,
    },
  },
  {
    unmet: {
      section: "Dónde faltan contactos",
      title: "Demanda sin cubrir por estado",
      about:
        "Cuántos contactos más al día aceptarían las órdenes con cupo, frente a los que llegan allí. Elija un estado para ver sus órdenes.",
      more: "Contactos al día",
      orders: "Órdenes con cupo",
      best: "Paga hasta",
      steps: {
        none: "Llegan bastantes",
        under_20: "Menos de 20",
        "20_to_99": "De 20 a 99",
        "100_to_499": "De 100 a 499",
        "500_to_999": "De 500 a 999",
        "1000_or_more": "1,000 o más",
      },
      none: "Ninguna orden con cupo",
      hint: "Las flechas van de un estado a otro; Intro muestra solo las órdenes de uno y, de nuevo, todas.",
      inShort: (count, written, best) =>
        `${plural(count, "1 orden", `${written} órdenes`)}, hasta ${best}`,
    },
    follow: {
      begin: "Seguir",
      label: "Usted sigue",
      wait: "Se está leyendo lo que usted sigue.",
      nothing:
        "Elija un lugar o un lado para seguirlo: la campana suena cuando esas órdenes son nuevas o cambian.",
      already: "Ya sigue esto.",
      tooMany: (most) => `Ya sigue ${most}: deje de seguir una primero.`,
      what: (words) => `${words}: la campana suena cuando hay órdenes nuevas o cambiadas.`,
      anyone: "todos los contactos",
      inState: (who, state) => `${who} en ${state}`,
      from: (amount) => `desde ${amount}`,
      followed: (words) => `Usted sigue: ${words}.`,
      stop: (words) => `Dejar de seguir: ${words}`,
      stopped: (words) => `Ya no sigue: ${words}.`,
    },
  },
);

export type DemandTexts = (typeof DEMAND_TEXTS)["en"] | (typeof DEMAND_TEXTS)["es"];
