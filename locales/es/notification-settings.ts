// Texts of the notification settings.
import type { NewsTexts } from "../en/notification-settings.ts";

export const newsTexts: NewsTexts = {
  about: "De qué se le avisa y cómo. Es solo suyo: sus colegas tienen lo propio.",
  noEmail: "El correo aún no está configurado en esta red.",
  stopped: {
    about: (when) =>
      `Su dirección de correo se devolvió el ${when}, así que no se le envía ningún correo. Cuando funcione, pida que se envíen de nuevo.`,
    resume: "Enviar correos de nuevo",
    said: "Los correos se envían de nuevo.",
  },
  table: "De qué se le avisa",
  kind: "Aviso",
  channels: { bell: "Campana", push: "Push", email: "Correo" },
  email: { at_once: "Enseguida", daily: "Una vez al día", off: "No" },
  always: "Se avisa siempre: protege su cuenta",
  cell: (kind, channel) => `${kind}: ${channel}`,
  isOn: (kind, channel) => `${kind}, ${channel}: sí`,
  isOff: (kind, channel) => `${kind}, ${channel}: no`,
  isNow: (kind, when) => `${kind}, correo: ${when}`,
  groups: {
    leads: "Contactos",
    returns: "Devoluciones",
    money: "Dinero",
    stops: "Lo que se detiene",
    accounts: "Cuentas",
  },
  quiet: {
    title: "Horas de silencio",
    about: "Push y correo esperan hasta que terminen. La campana no.",
    on: "Guardar horas de silencio",
    from: "Desde",
    until: "Hasta",
    same: "Elija dos horas distintas.",
  },
  clock: {
    title: "Reloj",
    zone: "Zona horaria",
    own: (zone) => `La de la cuenta (${zone})`,
    digest: "Correo diario a las",
  },
  saved: "Guardado.",
};
