// Texts of the notification panel.
import { plural } from "../plural.ts";
import type { BellTexts } from "../en/bell.ts";

export const bellTexts: BellTexts = {
  title: "Notificaciones",
  markAll: "Marcar todo como leído",
  allRead: "No hay nada sin leer",
  empty: "Sin notificaciones",
  dismiss: (title) => `Descartar: ${title}`,
  dismissShort: "Descartar",
  unread: "sin leer",
  bell: (count) => (count === 0 ? "Notificaciones" : `Notificaciones, ${count} sin leer`),
  arrived: "Nueva:",
  today: "Hoy",
  yesterday: "Ayer",
  marked: (count) => plural(count, "Marcada como leída", `${count} marcadas como leídas`),
  count: (count) => `${count} ${plural(count, "notificación", "notificaciones")}`,
};
