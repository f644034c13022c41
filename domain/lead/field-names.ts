// Defines the field names of a post: our plain names, and the names that common lead systems use
// for the same fields.
import { AD_PARAMS } from "./ad-params.ts";
import { FIELD_SYNONYMS } from "./field-synonyms.ts";
import { PLAIN_FIELDS } from "./plain-facts.ts";

/** The vocabulary of a posted lead. */
export const LEAD_FIELDS = [
  "first_name",
  "last_name",
  "full_name",
  "email",
  "phone",
  "side",
  "address",
  "address2",
  "city",
  "state",
  "zip_code",
  "price",
  "price_min",
  "price_max",
  ...PLAIN_FIELDS,
  "motivation",
  "comments",
  "consent",
  "tcpa_text",
  "consent_at",
  "consent_channels",
  "consent_sellers",
  "trustedform_cert_url",
  "jornaya_leadid",
  "ip_address",
  "user_agent",
  "landing_page_url",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
  "click_id",
  ...AD_PARAMS,
  "vendor_lead_id",
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Fields that control the request and are not part of the lead. */
export const CONTROL_FIELDS = ["source_key", "test", "test_result"] as const;
export type ControlField = (typeof CONTROL_FIELDS)[number];

/** Fields that say who the person is, or hold words of its own. */
export const CONTACT_FIELDS = [
  "first_name",
  "last_name",
  "full_name",
  "email",
  "phone",
  "address",
  "address2",
  "city",
  "motivation",
  "comments",
] as const satisfies readonly LeadField[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

const NEVER_REPEATED: ReadonlySet<LeadField> = new Set([...CONTACT_FIELDS, "ip_address"]);

/** True if no answer may repeat the field's value before a purchase. */
export function isNeverRepeated(field: LeadField): boolean {
  return NEVER_REPEATED.has(field);
}

/** The field's other names, in lower case. */
export function aliasesOf(field: LeadField | ControlField): readonly string[] {
  return FIELD_SYNONYMS[field]?.posted?.split(" ") ?? [];
}

const FIELD_BY_NAME = new Map<string, LeadField | ControlField>();
for (const field of [...LEAD_FIELDS, ...CONTROL_FIELDS]) {
  for (const name of [field, ...aliasesOf(field)]) FIELD_BY_NAME.set(name, field);
}

/** A name in lower case, with underscores for spaces and hyphens. */
export function foldFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

/**
 * The field of a posted name, in any case and with spaces or hyphens instead of underscores; null
 * if unknown.
 */
export function fieldOf(name: string): LeadField | ControlField | null {
  const exact = FIELD_BY_NAME.get(name);
  if (exact !== undefined) return exact;
  if (name.length > 40) return null;
  return FIELD_BY_NAME.get(foldFieldName(name)) ?? null;
}
