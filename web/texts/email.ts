// Texts of e-mails, and of the page that takes people off.
import { defineTexts } from "../lib/text/define-texts.ts";

export const MAIL_TEXTS = defineTexts(
  {
    digest: (count: number, network: string) =>
      count === 1
        ? `Your day on ${network}: one piece of news`
        : `Your day on ${network}: ${count} pieces of news`,
    digestHeading: "Your day",
    more: (count: number) =>
      count === 1 ? "and one more, in the app" : `and ${count} more, in the app`,
    open: "Open it",
    openApp: "Open the app",
    why: (network: string) =>
      `${network} writes to you because your settings ask for it. What you are told of, and how, is yours to choose.`,
    whyAlways: (network: string) =>
      `${network} always writes to you about this: whoever takes an account over would switch it off first.`,
    settings: "Change what you are told of",
    unsubscribe: "No more e-mails like this",
    askTitle: "No more e-mails like this?",
    ask: (what: string) =>
      `You will get no more e-mails about this: ${what}. The bell in the app goes on telling you.`,
    askDigest: "You will get no daily e-mail any more. The bell in the app goes on telling you.",
    stop: "Stop these e-mails",
    doneTitle: "Done",
    done: (what: string) =>
      `No more e-mails about this: ${what}. You can switch them on again in the settings.`,
    doneDigest: "No daily e-mail any more. You can switch it on again in the settings.",
    goneTitle: "Nothing here",
    gone: "This link is incomplete, or its person has left.",
  },
  {
    digest: (count, network) =>
      count === 1
        ? `Su día en ${network}: una novedad`
        : `Su día en ${network}: ${count} novedades`,
    digestHeading: "Su día",
    more: (count) =>
      count === 1 ? "y una más, en la aplicación" : `y ${count} más, en la aplicación`,
    open: "Abrir",
    openApp: "Abrir la aplicación",
    why: (network) =>
      `${network} le escribe porque así lo pide su configuración. Usted elige de qué se entera y cómo.`,
    whyAlways: (network) =>
      `${network} siempre le escribe sobre esto: quien se apoderara de una cuenta lo desactivaría primero.`,
    settings: "Cambiar de qué se entera",
    unsubscribe: "No más correos como este",
    askTitle: "¿No más correos como este?",
    ask: (what) =>
      `No recibirá más correos sobre esto: ${what}. La campana de la aplicación le seguirá avisando.`,
    askDigest: "No recibirá más el correo diario. La campana de la aplicación le seguirá avisando.",
    stop: "No recibirlos más",
    doneTitle: "Listo",
    done: (what) =>
      `No más correos sobre esto: ${what}. Puede activarlos de nuevo en la configuración.`,
    doneDigest: "Ya no recibirá el correo diario. Puede activarlo de nuevo en la configuración.",
    goneTitle: "Aquí no hay nada",
    gone: "Este enlace está incompleto o su persona ya no está.",
  },
);
