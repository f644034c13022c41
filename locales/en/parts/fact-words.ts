// Holds the texts of a lead's plain facts: their names in each kind of sentence, and their values.
import type { Translated } from "../../texts.ts";
import type { FactWords } from "../../fact-words.ts";

export const factWords = {
  property_type: {
    label: "Property",
    name: "property type",
    subject: "The property type",
    column: "Property type",
    words: {
      single_family: "Single family",
      condo: "Condo",
      townhouse: "Townhouse",
      multi_2_4: "2–4 units",
      multi_5_plus: "5 or more units",
      manufactured: "Manufactured",
      co_op: "Co-op",
      land: "Land",
      farm_ranch: "Farm or ranch",
      commercial: "Commercial",
      other: "Other property",
      unknown: "Property type not given",
    },
  },
  beds: {
    label: "Bedrooms",
    name: "bedrooms",
    subject: "The number of bedrooms",
    column: "Bedrooms",
    amount: (count: string) => `${count} bd`,
    bound: (count: string) => count,
  },
  baths_quarters: {
    label: "Bathrooms",
    name: "bathrooms",
    subject: "The number of bathrooms",
    column: "Bathrooms",
    amount: (count: string) => `${count} ba`,
    bound: (count: string) => count,
  },
  living_area_sqft: {
    label: "Living area, sq ft",
    name: "living area",
    subject: "The living area",
    column: "Square feet",
    amount: (count: string) => `${count} sq ft`,
    bound: (count: string) => `${count} sq ft`,
  },
  timing: {
    label: "Timing",
    name: "timing",
    subject: "The timing",
    column: "Timing",
    words: {
      asap_0_30d: "Within 30 days",
      m1_3: "1–3 months",
      m3_6: "3–6 months",
      m6_12: "6–12 months",
      m12_plus: "More than a year",
      browsing: "Just looking",
      unknown: "Timing not given",
    },
  },
  finance_status: {
    label: "Financing",
    name: "financing",
    subject: "The financing",
    column: "Financing",
    words: {
      cash: "Cash",
      pre_approved: "Pre-approved",
      pre_qualified: "Pre-qualified",
      talking_to_lender: "Talking to a lender",
      not_started: "Not started",
      not_applicable: "Not needed",
      unknown: "Not given",
    },
  },
  agent_status: {
    label: "Agent",
    name: "agent",
    subject: "The agent status",
    column: "Agent",
    words: {
      none: "No agent",
      working_informally: "Talking to an agent",
      signed_agreement: "Signed with an agent",
      unknown: "Not given",
    },
  },
} satisfies FactWords;

export type FactWordsText = Translated<typeof factWords>;
