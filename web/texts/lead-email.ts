// Texts of the e-mail that hands a bought lead over. What its rows are called stands with the
// lead's page.
import { defineTexts } from "../lib/text/define-texts.ts";

export const LEAD_MAIL_TEXTS = defineTexts(
  {
    subject: (what: string) => `New lead: ${what}`,
    noSide: "Lead",
    sideIn: (side: string, place: string) => `${side} in ${place}`,
    about: "The lead",
    bought: "Your purchase",
    scoreOf: (score: string) => `${score} of 100`,
    open: "Open the lead",
    openApp: "Open the app",
    why: (network: string) =>
      `${network} writes to you because an account has its bought leads sent to this address. Whoever runs the account can change that under its destinations.`,
  },
  {
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
  },
);
