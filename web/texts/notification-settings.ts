// Texts of the settings that say what one is told of, and how.
import { defineTexts } from "../lib/text/text.ts";

export const NEWS_TEXTS = defineTexts(
  {
    about: "What you are told of, and how. These are yours alone: your colleagues have their own.",
    noEmail: "E-mail is not set up on this network yet.",
    stopped: {
      about: (when: string) =>
        `Your e-mail address came back on ${when}, so no e-mail is sent to you. Once it works, have e-mails sent again.`,
      resume: "Send e-mails again",
      said: "E-mails are sent again.",
    },
    table: "What you are told of",
    kind: "News",
    channels: { bell: "Bell", push: "Push", email: "E-mail" },
    email: { at_once: "At once", daily: "Once a day", off: "Off" },
    always: "Always told: it guards your account",
    cell: (kind: string, channel: string) => `${kind}: ${channel}`,
    isOn: (kind: string, channel: string) => `${kind}, ${channel}: on`,
    isOff: (kind: string, channel: string) => `${kind}, ${channel}: off`,
    isNow: (kind: string, when: string) => `${kind}, e-mail: ${when}`,
    groups: {
      leads: "Leads",
      returns: "Returns",
      money: "Money",
      stops: "What stands still",
      accounts: "Accounts",
    },
    quiet: {
      title: "Quiet hours",
      about: "Push and e-mail wait until they are over. The bell does not.",
      on: "Keep quiet hours",
      from: "From",
      until: "Until",
      same: "Choose two different times.",
    },
    clock: {
      title: "Clock",
      zone: "Time zone",
      own: (zone: string) => `The account's (${zone})`,
      digest: "Daily e-mail at",
    },
    saved: "Saved.",
  },
  {
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
  },
);

export type NotificationTexts = (typeof NEWS_TEXTS)["en" | "es"];
