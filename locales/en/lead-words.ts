// The vocabulary of leads in words: every value that the API can answer.
import { reasonWords } from "./parts/reason-words.ts";
import type { Translated } from "../texts.ts";
import { namesOf } from "../fact-words.ts";
import { factWords } from "./parts/fact-words.ts";

export const leadWords = {
  side: {
    buyer: "Buyer",
    seller: "Seller",
    buyer_and_seller: "Buyer and seller",
    renter: "Renter",
    investor_seller: "Investor selling",
    unknown: "Lead type unknown",
  },
  motivation: {
    relocation: "Relocation",
    upsizing: "Needs more space",
    downsizing: "Needs less space",
    investment: "Investment",
    inherited_probate: "Inherited",
    foreclosure_risk: "Foreclosure risk",
    divorce: "Divorce",
    repairs: "Repairs needed",
    vacant: "Vacant",
    tired_landlord: "Tired of renting out",
    other: "Other",
    undisclosed: "Not disclosed",
    unknown: "Not given",
  },
  tier: { hot: "Hot", nurture: "Nurture", cold: "Cold" },
  status: {
    draft: "Draft",
    quarantined: "In review",
    rejected: "Rejected",
    available: "Available",
    sold: "Sold",
    expired: "Expired",
    withdrawn: "Withdrawn",
    erased: "Erased",
  },
  mode: { exclusive: "Exclusive", shared: "Shared" },
  saleStatus: { sold: "Sold", returned: "Returned" },
  channel: { call: "Call", text: "Text", email: "Email" },
  verification: { certificate: "Consent certificate (TrustedForm or Jornaya)" },
  earning: { pending: "Pending", payable: "Payable", paid: "Paid", reversed: "Reversed" },
  routing: {
    best_price: "Best price",
    priority: "Priority",
    weighted: "Weighted",
    round_robin: "Round robin",
  },
  routingAbout: {
    best_price: "The highest total wins: the best exclusive bid, or the best shared bids combined.",
    priority:
      "The bidding campaign with the lowest priority number wins, even if others bid more. It pays its bid.",
    weighted:
      "Buyers take turns by weight: the buyer furthest behind its share of the day comes first. It pays its bid.",
    round_robin:
      "Buyers take turns: the buyer with the fewest leads today comes first. It pays its bid.",
  },
  kind: { api: "API", form: "Form", chat: "Chat", import: "Import", assistant: "Assistant" },
  ...reasonWords,
  facts: factWords,
  criteria: {
    ...namesOf(factWords, "name"),
    side: "lead type",
    state: "state",
    county_fips: "county",
    city: "city",
    zip_code: "ZIP",
    tier: "tier",
    consent_channel: "consent",
    verification: "verification",
    price_cents: "price",
    age_minutes: "time since the request",
    score: "score",
    engagement: "engagement score",
    intent: "intent score",
    financial: "financial score",
    radius: "distance",
  },
  notMet: (field: string) => `Not met: ${field}`,
  placeUnknown: "Unknown place",
};

export type LeadWords = Translated<typeof leadWords>;
