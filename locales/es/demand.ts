// Texts of open demand beside its orders: unmet demand by state, and followed demand.
import { plural } from "../plural.ts";
import type { DemandTexts } from "../en/demand.ts";

export const demandTexts: DemandTexts = {
  unmet: {
    section: "Demanda sin cubrir",
    title: "Demanda sin cubrir por estado",
    about:
      "Cuántos prospectos más al día podrían comprar las órdenes abiertas de los que llegan. Elija un estado para ver sus órdenes.",
    more: "Prospectos al día",
    orders: "Órdenes abiertas",
    best: "Paga hasta",
    steps: {
      none: "Demanda cubierta",
      under_20: "Menos de 20",
      "20_to_99": "De 20 a 99",
      "100_to_499": "De 100 a 499",
      "500_to_999": "De 500 a 999",
      "1000_or_more": "1,000 o más",
    },
    none: "No hay órdenes abiertas",
    hint: "Las flechas van de un estado a otro. Enter muestra solo las órdenes de un estado y luego todas.",
    inShort: (count, written, best) =>
      `${plural(count, "1 orden", `${written} órdenes`)}, hasta ${best}`,
  },
  follow: {
    begin: "Seguir",
    label: "Usted sigue",
    wait: "Cargando lo que usted sigue…",
    nothing:
      "Elija un lugar o un tipo de prospecto para seguirlo. Recibe una notificación cuando esas órdenes son nuevas o cambian.",
    already: "Ya sigue esto.",
    tooMany: (most) => `Ya sigue ${most}. Deje de seguir una primero.`,
    what: (words) => `${words}: recibe una notificación cuando hay órdenes nuevas o cambiadas.`,
    anyone: "todos los prospectos",
    inState: (who, state) => `${who} en ${state}`,
    from: (amount) => `desde ${amount}`,
    followed: (words) => `Usted sigue: ${words}.`,
    stop: (words) => `Dejar de seguir: ${words}`,
    stopped: (words) => `Ya no sigue: ${words}.`,
  },
};
