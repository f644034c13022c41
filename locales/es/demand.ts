// Texts of open demand beside its orders: unmet demand by state, and followed demand.
import { plural } from "../plural.ts";
import type { DemandTexts } from "../en/demand.ts";

export const demandTexts: DemandTexts = {
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
};
