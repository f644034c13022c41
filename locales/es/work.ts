// Texts of work on purchased leads: outcomes, notes and calling hours.
import { plural } from "../plural.ts";
import type { WorkTexts } from "../en/work.ts";

export const workTexts: WorkTexts = {
  title: "Qué fue de él",
  progress: {
    new: "Sin llamar",
    attempted: "Intentado",
    contacted: "Contactado",
    appointment: "Cita",
    won: "Ganado",
    lost: "Perdido",
  },
  act: {
    attempted: "No contestó",
    contacted: "Contactado",
    appointment: "Cita",
    won: "Ganado",
    lost: "Perdido",
  },
  record: "¿Hasta dónde llegó?",
  recording: "Se está anotando.",
  recorded: (outcome) => `Anotado: ${outcome}.`,
  note: "Nota",
  noteHint: "Lo que debe saber quien llame después. Solo la ve su cuenta.",
  addNote: "Añadir la nota",
  noteMissing: "Escriba primero la nota.",
  noted: "La nota quedó guardada.",
  touches: "Lo hecho hasta ahora",
  none: "Nada todavía.",
  noteGone: "Se está cargando la nota.",
  key: "Su CRM",
  left: "Alguien que ya no está",
  by: (who) => `por ${who}`,
  more: "Mostrar anteriores",
  since: (clock, callable) => `${clock} desde la entrega, ${callable} en horario de llamada`,
  first: (clock, callable) =>
    `Primer intento ${clock} después de la entrega, ${callable} en horario de llamada`,
  attempts: (count, written) => plural(count, "1 intento", `${written} intentos`),
  mostIn24Hours: (count, state) => `Como máximo ${count} llamadas en 24 horas (${state})`,
  theirTime: (time) => `Su hora: ${time}`,
  zoneUnknown: "No se conoce su zona horaria",
  within: "En horario de llamada",
  outside: "Fuera del horario de llamada",
  opensIn: (clock) => `abre en ${clock}`,
  hoursOpenIn: (clock) => `Horario de llamada en ${clock}`,
  closesIn: (clock) => `quedan ${clock}`,
  hours: (from, until, state) => `${from}–${until}, ${state}`,
  closedToday: (state) => `hoy no, ${state}`,
  federal: "EE. UU.",
  advice:
    "El horario es información, no un permiso: el consentimiento, las listas de no llamar y la supresión van aparte.",
};
