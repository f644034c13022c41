// Holds the texts of an import's columns: which field each one is, and how sure that is.
import type { Translated } from "../../texts.ts";
import { columnNamesOf } from "../../fact-words.ts";
import { factWords } from "./fact-words.ts";

export const importColumnTexts = {
  columns: {
    title: "Columns",
    column: "Column in the file",
    samples: "For example",
    field: "Is",
    look: "Match",
    leftOut: "Leave out",
    unnamed: (no: string) => `Column ${no}`,
    fieldOf: (column: string) => `Field of ${column}`,
    noSamples: "Empty",
  },
  confidence: {
    sure: "Fits",
    name: "By its name",
    content: "By its values",
    doubt: "Look at it",
    leftOut: "Left out",
  },
  fields: {
    ...columnNamesOf(factWords),
    first_name: "First name",
    last_name: "Last name",
    email: "E-mail",
    phone: "Phone",
    side: "Wants to buy or sell",
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
    consent_at: "Consent given at",
    consent_channels: "Consent channels",
    consent_sellers: "Consent sellers",
    trustedform_cert_url: "TrustedForm certificate",
    jornaya_leadid: "Jornaya LeadiD",
    ip_address: "IP address",
    user_agent: "Browser",
    landing_page_url: "Page of the consent",
    sub1: "Sub id 1",
    sub2: "Sub id 2",
    sub3: "Sub id 3",
    sub4: "Sub id 4",
    sub5: "Sub id 5",
    click_id: "Click id",
  },
};

export type ImportColumnTexts = Translated<typeof importColumnTexts>;
