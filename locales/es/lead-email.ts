// Texts of the email that delivers a purchased lead. The names of its rows are those of the lead's
// page.
import type { LeadMailTexts } from "../en/lead-email.ts";

export const leadMailTexts: LeadMailTexts = {
  subject: (what) => `Contacto nuevo: ${what}`,
  noSide: "Contacto",
  sideIn: (side, place) => `${side} en ${place}`,
  about: "El contacto",
  bought: "Su compra",
  scoreOf: (score) => `${score} de 100`,
  open: "Abrir el contacto",
  openApp: "Abrir la aplicación",
  why: (network) =>
    `${network} le escribe porque una cuenta hace enviar a esta dirección los contactos que compra. Quien dirige la cuenta puede cambiarlo en sus destinos.`,
};
