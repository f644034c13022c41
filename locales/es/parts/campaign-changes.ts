// Holds the texts of changes in the list of campaigns: pausing, resuming, bids and caps.
import { plural } from "../../plural.ts";
import type { CampaignChangeTexts } from "../../en/parts/campaign-changes.ts";

export const campaignChangeTexts: CampaignChangeTexts = {
  pause: "Pausar",
  resume: "Reanudar",
  pauseNamed: (name) => `Pausar ${name}`,
  resumeNamed: (name) => `Reanudar ${name}`,
  paused: (name) => `${name} en pausa.`,
  resumed: (name) => `${name} reanudada.`,
  notYours: "Solo su propietario puede editarla.",
  pausedUntil: (day) => `En pausa hasta el ${day}`,
  pausedNamedUntil: (name, day) => `${name} en pausa hasta el ${day}.`,
  pausedMany: (count) => `${count} campañas en pausa.`,
  pausedManyUntil: (count, day) => `${count} campañas en pausa hasta el ${day}.`,
  resumedMany: (count) => `${count} campañas reanudadas.`,
  takenBack: (count) => plural(count, "1 campaña restaurada.", `${count} campañas restauradas.`),
  notTurned: (count) =>
    plural(
      count,
      "1 campaña no cambió y sigue seleccionada:",
      `${count} campañas no cambiaron y siguen seleccionadas:`,
    ),
  noneActive: "Ninguna de estas está activa.",
  nonePaused: "Ninguna de estas está en pausa.",
  noneOwn: "Las campañas archivadas no se pueden cambiar.",
  pauseUntil: {
    open: "Pausar hasta…",
    named: (name) => `Pausar hasta: ${name}`,
    title: (count) => plural(count, "Pausar hasta", `Pausar ${count} campañas hasta`),
    day: "Día",
    hint: (zone) => `La compra se reanuda al comienzo de este día, en la zona horaria ${zone}.`,
    endless: "Sin fecha de fin",
    missing: "Elija un día.",
    past: "Elija un día posterior a hoy.",
    far: "Elija un día dentro de un año.",
  },
  terms: { exclusive: "Oferta exclusiva", shared: "Oferta compartida", day: "Límite diario" },
  termOf: (term, name) => `${term} de ${name}`,
  termSaved: (name, term, value) => `${name}: ${term.toLowerCase()} ${value}.`,
  termGone: (name, term) => `${name} ya no tiene ${term.toLowerCase()}.`,
  noBid: "Sin oferta",
  termHints: {
    exclusive: "Dólares, por un prospecto que se vende solo a usted. Déjelo vacío para no ofertar.",
    shared: "Dólares, por un lugar compartido. Déjelo vacío para no ofertar.",
    day: "Prospectos. Déjelo vacío para no limitar.",
  },
  termProblems: {
    cents: "Escriba un importe mayor que 0, por ejemplo 62.50.",
    leads: "Escriba un número entero mayor que 0.",
    budget:
      "Un presupuesto de esta campaña es menos de lo que costaría un prospecto. Abra la campaña y súbalo primero.",
    caps: "Un límite de un período más corto permite más que esto. Abra la campaña y bájelo primero.",
    elsewhere:
      "Otra parte de esta campaña necesita una corrección primero. Abra la campaña y edítela.",
  },
};
