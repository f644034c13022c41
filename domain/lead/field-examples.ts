// Gives a right value for each field of a post, to copy from.
import { AD_PARAMS, perAdParam } from "./ad-params.ts";
import type { LeadField } from "./field-names.ts";
import { FIELD_WORDS, examplePost } from "./field-notes.ts";

/**
 * A right value, as a post spells it. Names, numbers and addresses are those reserved for examples;
 * the consent text names the network. A moment is in the right form, but not of today: a repeated
 * answer has the same bytes.
 */
export function exampleOf(field: LeadField, networkName: string): string {
  const posted = examplePost(networkName)[field];
  if (posted !== undefined) return String(posted);
  return OTHERS[field] ?? FIELD_WORDS[field]?.[0] ?? "";
}

/** Fields that the example of a whole post leaves out. */
const OTHERS: Readonly<Partial<Record<LeadField, string>>> = {
  sqft: "1850",
  full_name: "Maria Lopez",
  address2: "Unit 4",
  city: "Sacramento",
  state: "CA",
  price_min: "400000",
  price_max: "450000",
  motivation: "relocating",
  comments: "Please call after 5 pm.",
  consent_at: "2026-03-01T17:05:00Z",
  consent_channels: "call;text;email",
  consent_sellers: "Acme Homes;River Realty",
  trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
  jornaya_leadid: "0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0",
  ip_address: "203.0.113.7",
  user_agent: "Mozilla/5.0 (X11; Linux x86_64)",
  sub1: "campaign-7",
  sub2: "ad-12",
  sub3: "keyword-3",
  sub4: "mobile",
  sub5: "fall",
  click_id: "c-20417",
  ...perAdParam(AD_PARAMS, (name) => `${name}-example`),
  vendor_lead_id: "A-20417",
};
