// Defines which values of a bought lead can be delivered: a flat set of named values, after the
// vocabulary in which leads are posted.
import { PLAIN_FIELDS } from "../lead/plain-facts.ts";

/** In the order in which they are offered. */
export const LEAD_MACROS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "street",
  "city",
  "county",
  "state",
  "zip_code",
  "side",
  "price_min",
  "price_max",
  ...PLAIN_FIELDS,
  "motivation",
  "comments",
  "score",
  "tier",
  "consent_text",
  "consent_at",
  "consent_channels",
  "page_url",
  "trustedform_cert_url",
  "jornaya_leadid",
  "lead_id",
  "sale_id",
  "delivery_id",
  "campaign",
  "source_id",
  "mode",
  "price_paid",
  "received_at",
  "sold_at",
  "lead_url",
  "network",
] as const;
export type LeadMacro = (typeof LEAD_MACROS)[number];

/**
 * Prices of property in whole dollars; `price_paid` in dollars with cents, "48.50"; baths in halves
 * and quarters, 2.5; score 0–10,000; times ISO 8601; phone E.164; `consent_channels` separated by
 * commas; enums as in the API. Null where the lead does not say.
 */
export type LeadValues = Readonly<Record<LeadMacro, string | number | null>>;
