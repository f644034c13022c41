// Writes a consent as one text, so that everyone who hashes it gets the same value.
import type { ConsentRecord } from "./lead.ts";

/**
 * The record of a lead's consent as compact JSON, its members always in this order. The SHA-256 of
 * its UTF-8 bytes identifies the record: docs/consent-records.md lets others compute it, so names,
 * order and formats never change.
 */
export function consentRecordText(leadId: string, consent: ConsentRecord): string {
  return JSON.stringify({
    lead_id: leadId,
    text: consent.text,
    given_at: new Date(consent.givenAtMs).toISOString(),
    channels: consent.channels,
    scope: consent.scope,
    sellers: consent.sellers,
    page_url: consent.pageUrl,
    ip_address: consent.ipAddress,
    user_agent: consent.userAgent,
    trustedform_cert_url: consent.trustedFormCertUrl,
    jornaya_leadid: consent.jornayaLeadId,
  });
}
