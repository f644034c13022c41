// Describes each field of a post for affiliates: whether it is required, what to send, the accepted
// words, an example.
import { AD_PARAMS, perAdParam } from "./ad-params.ts";
import { MAX_CONSENT_AGE_DAYS } from "./consent-age.ts";
import { LEAD_FIELDS, type LeadField } from "./field-names.ts";
import { perPlainField, PLAIN_FACTS, WORD_FACT_NAMES } from "./plain-facts.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, MOTIVATIONS } from "./vocabulary.ts";

export const FIELD_NEEDS = ["required", "one_of", "optional"] as const;
/** `one_of`: one of phone and email. */
export type FieldNeed = (typeof FIELD_NEEDS)[number];

const REQUIRED: ReadonlySet<LeadField> = new Set(["side", "zip_code", "consent", "tcpa_text"]);
const ONE_OF: ReadonlySet<LeadField> = new Set(["phone", "email"]);

/** Whether `validatePost` requires the field. */
export function needOf(field: LeadField): FieldNeed {
  if (REQUIRED.has(field)) return "required";
  return ONE_OF.has(field) ? "one_of" : "optional";
}

/** The closed lists, by field. A field without one accepts any value. */
export const FIELD_WORDS: Readonly<Partial<Record<LeadField, readonly string[]>>> = {
  side: LEAD_SIDES,
  ...Object.fromEntries(
    WORD_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].field, PLAIN_FACTS[fact].words]),
  ),
  motivation: MOTIVATIONS,
  consent_channels: CONSENT_CHANNELS,
};

/** What to send, in one or two sentences. */
export const FIELD_NOTES: Readonly<Record<LeadField, string>> = {
  ...perPlainField((fact) => PLAIN_FACTS[fact].note),
  first_name: "Up to 50 characters.",
  last_name: "Up to 50 characters.",
  full_name: "Both names in one, where they are not sent separately.",
  email: "A phone or an email.",
  phone: "A phone or an email. Ten digits in any spelling, or + and the country code.",
  side: "What the person wants to do.",
  address: "House number and street of the property, up to 200 characters.",
  address2: "Unit or apartment.",
  city: "Up to 50 characters. The ZIP decides the lead's place.",
  state: "Two letters or the full name. The ZIP decides where the two contradict each other.",
  zip_code: "Five digits, of the property or of the place the person looks in.",
  price: "Dollars: what the property should bring, or may cost. Or price_min and price_max.",
  price_min: "Dollars.",
  price_max: "Dollars.",
  motivation: "What moves a seller. Buyers see it only after purchase.",
  comments: "The person's own words, cut at 2,000 characters. Buyers see them only after purchase.",
  consent: "true, yes or 1, once the person has agreed.",
  tcpa_text: "The consent text, word for word as the person saw it.",
  consent_at:
    "When the person agreed: ISO 8601 or Unix time, " + `at most ${MAX_CONSENT_AGE_DAYS} days ago.`,
  consent_channels:
    "The channels that the person agreed to, joined by ; where there are several. Without it, " +
    "read from the text.",
  consent_sellers:
    "The companies that the person agreed to hear from, joined by ;. Without it, the " +
    "network's buyer list where the text names the network.",
  trustedform_cert_url: "The address of the TrustedForm certificate.",
  jornaya_leadid: "The Jornaya LeadiD token.",
  ip_address: "The person's address when they agreed, IPv4 or IPv6.",
  user_agent: "The person's browser.",
  landing_page_url: "The page where the person agreed.",
  sub1: "Your own value, to group reports by. Up to 512 characters.",
  sub2: "As sub1.",
  sub3: "As sub1.",
  sub4: "As sub1.",
  sub5: "As sub1.",
  click_id:
    "As it came with the visitor by a tracking link, or of a system of your own: postbacks " +
    "tell it. Up to 512 characters.",
  ...perAdParam(
    AD_PARAMS,
    (name) => `${name} of the address that the person came by. Up to 512 characters.`,
  ),
  vendor_lead_id:
    "Your own reference of the lead: you find it by this, and your exports and postbacks have " +
    "it. Up to 512 characters.",
};

/**
 * A complete seller lead for documentation and tests, with a consent that names the network. The
 * phone number and the address are reserved for examples.
 */
export function examplePost(
  networkName: string,
): Readonly<Partial<Record<LeadField, string | number | boolean>>> {
  return {
    side: "seller",
    first_name: "Maria",
    last_name: "Lopez",
    phone: "916-555-0142",
    email: "maria@example.com",
    address: "12 N Oak St",
    zip_code: "95838",
    property_type: "single_family",
    price: 420_000,
    beds: 3,
    baths: 2,
    timing: "m1_3",
    consent: true,
    tcpa_text:
      `I agree that ${networkName} and the companies on its buyer list may call, text and ` +
      "e-mail me.",
    landing_page_url: "https://example.com/sell",
  };
}

/** The fields, required ones first. */
export function fieldsByNeed(): readonly LeadField[] {
  return LEAD_FIELDS.toSorted(
    (a, b) => FIELD_NEEDS.indexOf(needOf(a)) - FIELD_NEEDS.indexOf(needOf(b)),
  );
}
