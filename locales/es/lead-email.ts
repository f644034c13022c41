// Texts of the email that delivers a purchased lead. The names of its rows are those of the lead's
// page.
import type { LeadMailTexts } from "../en/lead-email.ts";

export const leadMailTexts: LeadMailTexts = {
  subject: (what) => `Prospecto nuevo: ${what}`,
  noSide: "Prospecto",
  sideIn: (side, place) => `${side} en ${place}`,
  about: "El prospecto",
  bought: "Su compra",
  scoreOf: (score) => `${score} de 100`,
  open: "Abrir el prospecto",
  openApp: "Abrir la aplicación",
  why: (network) =>
    `Recibe este correo porque una cuenta de ${network} envía aquí los prospectos que compra. Los propietarios de la cuenta pueden cambiarlo en Entregas.`,
};
