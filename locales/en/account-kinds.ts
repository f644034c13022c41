// Texts of the kinds of buyers and of traffic.
import type { Translated } from "../texts.ts";

export const accountKindTexts = {
  buyerLabel: "Buyer type",
  buyer: {
    agent: "Agent",
    broker: "Broker or team",
    lender: "Lender",
    investor: "Investor",
    wholesaler: "Wholesaler",
  },
  trafficLabel: "Main traffic",
  traffic: {
    search: "Search",
    social: "Social media",
    own_site: "Own website",
    email: "Email",
    call_center: "Call center",
    offline: "Offline",
    other: "Other",
  },
};

export type AccountKindTexts = Translated<typeof accountKindTexts>;
