// Texts of emails, and of the page to unsubscribe.
import type { MailTexts } from "../en/email.ts";

export const mailTexts: MailTexts = {
  digest: (count, network) =>
    count === 1 ? `Su día en ${network}: una novedad` : `Su día en ${network}: ${count} novedades`,
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
};
