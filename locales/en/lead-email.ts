// Texts of the e-mail that hands a bought lead over. What its rows are called stands with the
// lead's page.
import type { Translated } from "../texts.ts";

export const leadMailTexts = {
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
};

export type LeadMailTexts = Translated<typeof leadMailTexts>;
