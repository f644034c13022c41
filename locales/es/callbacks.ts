// Texts of the time at which a purchased lead is called back.
import { plural } from "../plural.ts";
import type { CallbackTexts } from "../en/callbacks.ts";

export const callbackTexts: CallbackTexts = {
  set: "Llamar más tarde",
  at: (when) => `Volver a llamar: ${when}`,
  due: (when) => `Llame ahora: programado para ${when}`,
  inHours: (count) => plural(count, "En una hora", `En ${count} horas`),
  tomorrow: "Mañana a la misma hora",
  otherTime: "Otra hora",
  zone: (zone) => `Zona horaria: ${zone}`,
  theirTime: (time) => `Hora local del prospecto: ${time}`,
  problem: (days) => `Elija una hora futura, a ${days} días como máximo.`,
  save: "Programar llamada",
  remove: "Eliminar llamada programada",
  saved: (when) => `Le avisaremos: ${when}.`,
  removed: "Llamada programada eliminada.",
};
