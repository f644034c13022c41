// Holds the texts of changes in the list of campaigns: pausing, resuming, bids and caps.
import { plural } from "../../plural.ts";
import type { CampaignChangeTexts } from "../../en/parts/campaign-changes.ts";

export const campaignChangeTexts: CampaignChangeTexts = {
  pause: "Pausar",
  resume: "Reanudar",
  pauseNamed: (name) => `Pausar ${name}`,
  resumeNamed: (name) => `Reanudar ${name}`,
  paused: (name) => `${name} está en pausa.`,
  resumed: (name) => `${name} vuelve a comprar.`,
  notYours: "Solo su dueño puede cambiarla.",
  pausedUntil: (day) => `En pausa hasta el ${day}`,
  pausedNamedUntil: (name, day) => `${name} está en pausa hasta el ${day}.`,
  pausedMany: (count) => `${count} campañas están en pausa.`,
  pausedManyUntil: (count, day) => `${count} campañas están en pausa hasta el ${day}.`,
  resumedMany: (count) => `${count} campañas vuelven a comprar.`,
  takenBack: (count) =>
    plural(count, "1 campaña está como estaba.", `${count} campañas están como estaban.`),
  notTurned: (count) =>
    plural(
      count,
      "1 campaña queda como estaba y sigue seleccionada:",
      `${count} campañas quedan como estaban y siguen seleccionadas:`,
    ),
  noneActive: "Ninguna de estas está activa.",
  nonePaused: "Ninguna de estas está en pausa.",
  noneOwn: "Las campañas archivadas quedan como están.",
  pauseUntil: {
    open: "Pausar hasta…",
    named: (name) => `Pausar hasta: ${name}`,
    title: (count) => plural(count, "Pausar hasta", `Pausar ${count} campañas hasta`),
    day: "Día",
    hint: (zone) => `Se vuelve a comprar desde el comienzo de este día, según el reloj de ${zone}.`,
    endless: "Sin fecha de fin",
    missing: "Elija un día.",
    past: "Elija un día posterior a hoy.",
    far: "Elija un día dentro de un año.",
  },
  terms: { exclusive: "Oferta exclusiva", shared: "Oferta compartida", day: "Tope diario" },
  termOf: (term, name) => `${term} de ${name}`,
  termSaved: (name, term, value) => `${name}: ${term.toLowerCase()} ${value}.`,
  termGone: (name, term) => `${name} ya no tiene ${term.toLowerCase()}.`,
  noBid: "Sin oferta",
  termHints: {
    exclusive: "Dólares, por un contacto que nadie más recibe. Vacío es sin oferta.",
    shared: "Dólares, por un lugar compartido. Vacío es sin oferta.",
    day: "Contactos. Vacío es sin tope.",
  },
  termProblems: {
    cents: "Escriba un importe mayor que 0, como 62.50.",
    leads: "Escriba un número entero mayor que 0.",
    budget:
      "Un presupuesto de esta campaña es menos de lo que costaría un contacto: ábrala y súbalo primero.",
    caps: "Un tope de un plazo más corto permite más que esto: abra la campaña y bájelo primero.",
    elsewhere: "Antes hay que corregir otra parte de esta campaña: ábrala y edítela.",
  },
  askPause: {
    title: "¿Pausar esta campaña?",
    text: (owner) => `${owner} ya no comprará nada con ella. Puede reanudarla.`,
  },
};
