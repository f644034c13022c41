// Defines a sample lead that is not a real person, for previews and for testing a new destination.
import { PLAIN_FACTS, perPlainField } from "../lead/plain-facts.ts";
import type { LeadValues } from "./lead-values.ts";

/**
 * Has every macro. The number is in the range reserved for fiction, the addresses in the domain
 * reserved for examples.
 */
export const SAMPLE_LEAD: LeadValues = Object.freeze({
  first_name: "Sample",
  last_name: "Lead",
  email: "sample.lead@example.com",
  phone: "+19165550142",
  street: "100 Sample Street",
  city: "Sacramento",
  county: "Sacramento",
  state: "CA",
  zip_code: "95838",
  side: "seller",
  price_min: 425_000,
  price_max: 450_000,
  ...perPlainField((fact) => PLAIN_FACTS[fact].example),
  motivation: "downsizing",
  comments: "This is a sample, not a real request.",
  score: 8_123,
  tier: "hot",
  consent_text: "I agree that the network and its buyers may call, text or email me about my home.",
  consent_at: "2026-03-02T14:59:00.000Z",
  consent_channels: "call,text,email",
  page_url: "https://homes.example.com/sell",
  trustedform_cert_url: "https://cert.example.com/0123456789abcdef0123456789abcdef01234567",
  jornaya_leadid: "00000000-0000-4000-8000-000000000001",
  lead_id: "00000000-0000-7000-8000-000000000001",
  sale_id: "00000000-0000-7000-8000-000000000002",
  delivery_id: "00000000-0000-7000-8000-000000000003",
  campaign: "Sample campaign",
  source_id: "00000000-0000-7000-8000-000000000004",
  mode: "exclusive",
  price_paid: "48.50",
  received_at: "2026-03-02T15:00:00.000Z",
  sold_at: "2026-03-02T15:00:01.000Z",
  lead_url: "https://leads.example.com/leads/00000000-0000-7000-8000-000000000001",
  network: "Sample Network",
});
