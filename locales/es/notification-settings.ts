// Texts of the notification settings.
import type { NewsTexts } from "../en/notification-settings.ts";

export const newsTexts: NewsTexts = {
  about: "Elija sus notificaciones y canales. Sus compañeros tienen su propia configuración.",
  noEmail: "El correo aún no está configurado en esta red.",
  stopped: {
    about: (when) =>
      `Un correo a su dirección se devolvió el ${when}, así que los correos están desactivados. Cuando su dirección funcione, actívelos de nuevo.`,
    resume: "Activar correos",
    said: "Correos activados.",
  },
  table: "Notificaciones",
  kind: "Notificación",
  channels: { bell: "En la aplicación", push: "Push", email: "Correo" },
  email: { at_once: "De inmediato", daily: "Una vez al día", off: "Desactivado" },
  always: { security: "Siempre activo, por seguridad", law: "Siempre activo, por ley" },
  cell: (kind, channel) => `${kind}: ${channel}`,
  isOn: (kind, channel) => `${kind}, ${channel}: sí`,
  isOff: (kind, channel) => `${kind}, ${channel}: no`,
  isNow: (kind, when) => `${kind}, correo: ${when}`,
  groups: {
    leads: "Prospectos",
    returns: "Devoluciones",
    money: "Dinero",
    stops: "Alertas",
    accounts: "Cuentas",
  },
  quiet: {
    title: "Horas de silencio",
    about: "Push y correo esperan hasta que terminen. Las notificaciones en la aplicación, no.",
    on: "Activar horas de silencio",
    from: "Desde",
    until: "Hasta",
    same: "Elija dos horas distintas.",
  },
  clock: {
    title: "Hora",
    zone: "Zona horaria",
    own: (zone) => `La de la cuenta (${zone})`,
    digest: "Correo diario a las",
  },
  saved: "Guardado.",
};
