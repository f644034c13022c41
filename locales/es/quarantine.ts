// Texts of quarantine: a listed lead that the network holds for review.
import type { QuarantineTexts } from "../en/quarantine.ts";

export const quarantineTexts: QuarantineTexts = {
  held: (network) =>
    `${network} retiene este prospecto para revisarlo. Ningún comprador puede comprarlo.`,
  onlyThem: (network) =>
    `Solo ${network} puede liberarlo. Su publicación tendrá entonces el tiempo que le queda ahora.`,
  noReason: "No se registró ningún motivo.",
  since: (when) => `Desde el ${when}`,
  sinceBy: (when, person) => `Desde el ${when}, por ${person}`,
  release: "Liberar",
  released: "Prospecto liberado. Está de nuevo en el mercado.",
  withdraw: "Retirar del mercado",
  ask: "¿Retirar este prospecto del mercado?",
  askAbout: "No se puede deshacer: un prospecto que la red retira no vuelve al mercado.",
  withdrawn: "Prospecto retirado del mercado.",
  change: "Editar el motivo",
  listed: "En el mercado",
  listedAbout: "Los compradores pueden comprar este prospecto. Reténgalo si hay algo que revisar.",
  hold: "Retener para revisión",
  formTitle: "Retener este prospecto para revisión",
  about:
    "Ningún comprador puede comprar el prospecto hasta que usted lo libere. Los lugares vendidos siguen vendidos. El afiliado lee el motivo.",
  reason: "Motivo",
  reasonHint: "Qué hay que revisar, para que el afiliado pueda ayudar.",
  reasonMissing: "Escriba el motivo.",
  save: "Guardar",
  done: "Prospecto retenido para revisión.",
  changed: "Motivo guardado.",
};
