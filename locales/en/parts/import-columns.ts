// Holds the texts of an import's columns: the field of each, and how certain the match is.
import { AD_PARAM_NAMES } from "../../ad-param-names.ts";
import type { Translated } from "../../texts.ts";
import { columnNamesOf } from "../../fact-words.ts";
import { factWords } from "./fact-words.ts";

export const importColumnTexts = {
  columns: {
    title: "Columns",
    column: "File column",
    samples: "For example",
    field: "Field",
    look: "Match",
    leftOut: "Leave out",
    unnamed: (no: string) => `Column ${no}`,
    fieldOf: (column: string) => `Field of ${column}`,
    noSamples: "Empty",
  },
  confidence: {
    sure: "Certain",
    name: "By name",
    content: "By values",
    doubt: "Check it",
    leftOut: "Left out",
  },
  fields: {
    ...columnNamesOf(factWords),
    first_name: "First name",
    last_name: "Last name",
    full_name: "Full name",
    email: "Email",
    phone: "Phone",
    side: "Lead type",
    address: "Street",
    address2: "Unit",
    city: "City",
    state: "State",
    zip_code: "ZIP",
    price: "Price",
    price_min: "Price from",
    price_max: "Price to",
    motivation: "Motivation",
    comments: "Comments",
    consent: "Consent (yes)",
    tcpa_text: "Consent text",
    consent_at: "Consent time",
    consent_channels: "Consent channels",
    consent_sellers: "Consent sellers",
    trustedform_cert_url: "TrustedForm certificate",
    jornaya_leadid: "Jornaya LeadiD",
    ip_address: "IP address",
    user_agent: "Browser",
    landing_page_url: "Consent page",
    sub1: "Sub ID 1",
    sub2: "Sub ID 2",
    sub3: "Sub ID 3",
    sub4: "Sub ID 4",
    sub5: "Sub ID 5",
    click_id: "Click ID",
    ...AD_PARAM_NAMES,
    vendor_lead_id: "Your reference",
  },
};

export type ImportColumnTexts = Translated<typeof importColumnTexts>;
