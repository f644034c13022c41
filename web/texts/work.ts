// Texts of working on bought leads: outcomes, notes, and the hours in which people may be called.
import { defineTexts, plural } from "../lib/text/text.ts";

export const WORK_TEXTS = defineTexts({
  title: "What came of it", progress: { new: "Not called yet", attempted: "Tried", contacted: "Reached", appointment: "Appointment", won: "Won", lost: "Lost" },
  act: { attempted: "No answer", contacted: "Reached", appointment: "Appointment", won: "Won", lost: "Lost" },
  record: "How far did you get?", recording: "It is being noted.", recorded: (outcome: string) => `Noted: ${outcome}.`,
  note: "Note", noteHint: "What the next one who calls should know. Only your account sees it.", addNote: "Add the note", noteMissing: "Write the note first.", noted: "The note is kept.",
  touches: "What was done so far", none: "Nothing yet.", noteGone: "The note is being loaded.", key: "Your CRM", left: "Somebody who left", by: (who: string) => `by ${who}`, more: "Show earlier ones",
  since: (clock: string, callable: string) => `${clock} since delivery, ${callable} of it within calling hours`,
  first: (clock: string, callable: string) => `First try ${clock} after delivery, ${callable} of it within calling hours`,
  attempts: (count: number, written: string) => plural(count, "1 try", `${written} tries`), most: (count: number, state: string) => `At most ${count} calls in 24 hours (${state})`,
  theirTime: (time: string) => `Their time: ${time}`, zoneUnknown: "Their time zone is not known",
  within: "Within calling hours", outside: "Outside calling hours", opensIn: (clock: string) => `open in ${clock}`, hoursOpenIn: (clock: string) => `Calling hours in ${clock}`, closesIn: (clock: string) => `${clock} left`, hours: (from: string, until: string, state: string) => `${from}–${until}, ${state}`, closedToday: (state: string) => `none today, ${state}`,
  federal: "US", advice: "The hours are information, not permission: consent, do-not-call lists and suppression are separate.",
}, {
  title: "Qué fue de él", progress: { new: "Sin llamar", attempted: "Intentado", contacted: "Contactado", appointment: "Cita", won: "Ganado", lost: "Perdido" },
  act: { attempted: "No contestó", contacted: "Contactado", appointment: "Cita", won: "Ganado", lost: "Perdido" },
  record: "¿Hasta dónde llegó?", recording: "Se está anotando.", recorded: (outcome) => `Anotado: ${outcome}.`,
  note: "Nota", noteHint: "Lo que debe saber quien llame después. Solo la ve su cuenta.", addNote: "Añadir la nota", noteMissing: "Escriba primero la nota.", noted: "La nota quedó guardada.",
  touches: "Lo hecho hasta ahora", none: "Nada todavía.", noteGone: "Se está cargando la nota.", key: "Su CRM", left: "Alguien que ya no está", by: (who) => `por ${who}`, more: "Mostrar anteriores",
  since: (clock, callable) => `${clock} desde la entrega, ${callable} en horario de llamada`,
  first: (clock, callable) => `Primer intento ${clock} después de la entrega, ${callable} en horario de llamada`,
  attempts: (count, written) => plural(count, "1 intento", `${written} intentos`), most: (count, state) => `Como máximo ${count} llamadas en 24 horas (${state})`,
  theirTime: (time) => `Su hora: ${time}`, zoneUnknown: "No se conoce su zona horaria",
  within: "En horario de llamada", outside: "Fuera del horario de llamada", opensIn: (clock) => `abre en ${clock}`, hoursOpenIn: (clock) => `Horario de llamada en ${clock}`, closesIn: (clock) => `quedan ${clock}`, hours: (from, until, state) => `${from}–${until}, ${state}`, closedToday: (state) => `hoy no, ${state}`,
  federal: "EE. UU.", advice: "El horario es información, no un permiso: el consentimiento, las listas de no llamar y la supresión van aparte.",
});
export type WorkTexts = (typeof WORK_TEXTS)["en" | "es"];
