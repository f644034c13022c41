// Texts of the email that delivers a purchased lead. The names of its rows are those of the lead's
// page.
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
    `You get this email because an account on ${network} sends its purchased leads here. The account's owners can change this under Deliveries.`,
};

export type LeadMailTexts = Translated<typeof leadMailTexts>;
