// Texts of emails, and of the page to unsubscribe.
import type { MailTexts } from "../en/email.ts";

export const mailTexts: MailTexts = {
  digest: (count, network) =>
    count === 1
      ? `Su día en ${network}: 1 notificación`
      : `Su día en ${network}: ${count} notificaciones`,
  digestHeading: "Su día",
  more: (count) => (count === 1 ? "y 1 más, en la aplicación" : `y ${count} más, en la aplicación`),
  open: "Abrir",
  openApp: "Abrir la aplicación",
  why: (network) =>
    `Recibe este correo por su configuración en ${network}. Puede cambiar sus notificaciones.`,
  whyAlways: (network) => `${network} siempre envía este correo. No se puede desactivar.`,
  settings: "Editar notificaciones",
  unsubscribe: "Cancelar suscripción",
  terms: "Condiciones",
  privacy: "Privacidad",
  askTitle: "¿Cancelar la suscripción?",
  ask: (what) =>
    `Ya no recibirá correos sobre esto: ${what}. Seguirá recibiendo notificaciones en la aplicación.`,
  askDigest: "Ya no recibirá el correo diario. Seguirá recibiendo notificaciones en la aplicación.",
  stop: "Cancelar suscripción",
  doneTitle: "Suscripción cancelada",
  done: (what) =>
    `Ya no recibe correos sobre esto: ${what}. Puede activarlos de nuevo en la configuración.`,
  doneDigest: "Ya no recibe el correo diario. Puede activarlo de nuevo en la configuración.",
  goneTitle: "Enlace no válido",
  gone: "Este enlace está incompleto, o el miembro de la cuenta ya no está.",
};
