// Texts of the notification panel.
import { defineTexts, plural } from "../lib/text/text.ts";

export const BELL_TEXTS = defineTexts(
  {
    title: "Notifications",
    markAll: "Mark all as read",
    empty: "No notifications",
    dismiss: (title: string) => `Dismiss: ${title}`,
    dismissShort: "Dismiss",
    unread: "unread",
    bell: (count: number) => (count === 0 ? "Notifications" : `Notifications, ${count} unread`),
    arrived: "New:",
    today: "Today",
    yesterday: "Yesterday",
    marked: (count: number) => plural(count, "Marked as read", `${count} marked as read`),
    count: (count: number) => `${count} ${plural(count, "notification", "notifications")}`,
  },
  {
    title: "Notificaciones",
    markAll: "Marcar todo como leído",
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
  },
);

export type BellTexts = (typeof BELL_TEXTS)["en" | "es"];
