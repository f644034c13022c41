// Holds the texts of what is changed in the list of campaigns: pausing, resuming, bids and caps.
import { defineTexts, plural } from "../lib/text/text.ts";

export const CAMPAIGN_CHANGE_TEXTS = defineTexts(
  {
    pause: "Pause",
    resume: "Resume",
    pauseNamed: (name: string) => `Pause ${name}`,
    resumeNamed: (name: string) => `Resume ${name}`,
    paused: (name: string) => `${name} is paused.`,
    resumed: (name: string) => `${name} buys again.`,
    notYours: "Only its owner may change it.",
    pausedUntil: (day: string) => `Paused until ${day}`,
    pausedNamedUntil: (name: string, day: string) => `${name} is paused until ${day}.`,
    pausedMany: (count: number) => `${count} campaigns are paused.`,
    pausedManyUntil: (count: number, day: string) => `${count} campaigns are paused until ${day}.`,
    resumedMany: (count: number) => `${count} campaigns buy again.`,
    takenBack: (count: number) =>
      plural(count, "1 campaign is as it was.", `${count} campaigns are as they were.`),
    notTurned: (count: number) =>
      plural(
        count,
        "1 campaign stays as it was, and is still selected:",
        `${count} campaigns stay as they were, and are still selected:`,
      ),
    noneActive: "None of these is active.",
    nonePaused: "None of these is paused.",
    noneOwn: "Archived campaigns stay as they are.",
    pauseUntil: {
      open: "Pause until…",
      named: (name: string) => `Pause until: ${name}`,
      title: (count: number) => plural(count, "Pause until", `Pause ${count} campaigns until`),
      day: "Day",
      hint: (zone: string) =>
        `Buying begins again at the start of this day, by the clock of ${zone}.`,
      endless: "Without an end",
      missing: "Choose a day.",
      past: "Choose a day after today.",
      far: "Choose a day within a year.",
    },
    terms: { exclusive: "Exclusive bid", shared: "Shared bid", day: "Cap a day" },
    termOf: (term: string, name: string) => `${term} of ${name}`,
    termSaved: (name: string, term: string, value: string) =>
      `${name}: ${term.toLowerCase()} ${value}.`,
    termGone: (name: string, term: string) => `${name} has no ${term.toLowerCase()} now.`,
    noBid: "No bid",
    termHints: {
      exclusive: "Dollars, for a lead that nobody else gets. Empty is no bid.",
      shared: "Dollars, for one shared slot. Empty is no bid.",
      day: "Leads. Empty is no cap.",
    },
    termProblems: {
      cents: "Type an amount above 0, such as 62.50.",
      leads: "Type a whole number above 0.",
      budget:
        "A budget of this campaign is less than one lead costs then: open it and raise that first.",
      caps: "A cap of a shorter time allows more than this: open the campaign and lower that first.",
      elsewhere: "Another part of this campaign must be mended first: open it and edit it.",
    },
    askPause: {
      title: "Pause this campaign?",
      text: (owner: string) => `${owner} buys nothing with it from now on. They can resume it.`,
    },
  },
  {
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
      hint: (zone) =>
        `Se vuelve a comprar desde el comienzo de este día, según el reloj de ${zone}.`,
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
  },
);
