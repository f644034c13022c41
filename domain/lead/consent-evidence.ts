// Reads the evidence of a consent: page, IP address, browser and third-party certificates.
import type { ConsentRecord } from "./lead.ts";
import type { PostedLead } from "./read-post.ts";
import {
  readIpAddress,
  readJornayaId,
  readPageUrl,
  readTrustedFormUrl,
} from "./read-provenance.ts";
import type { Problems } from "./problems.ts";
import { freeText } from "./text.ts";

const MAX_USER_AGENT_LENGTH = 500;

/** The evidence of the consent, each part checked; adds errors to `problems`. */
export function readEvidence(
  values: PostedLead["values"],
  problems: Problems,
): Pick<
  ConsentRecord,
  "pageUrl" | "ipAddress" | "userAgent" | "trustedFormCertUrl" | "jornayaLeadId"
> {
  const evidence = <Value>(
    field: "ip_address" | "landing_page_url" | "trustedform_cert_url" | "jornaya_leadid",
    read: (text: string) => Value | null,
    advice: string,
  ): Value | null => {
    const given = values[field];
    const value = given === undefined ? null : read(given);
    if (given !== undefined && value === null) problems.note(field, given, null, advice);
    return value;
  };
  return {
    pageUrl: evidence(
      "landing_page_url",
      readPageUrl,
      "Send landing_page_url as an http or https address of at most 2,000 characters.",
    ),
    ipAddress: evidence(
      "ip_address",
      readIpAddress,
      "Send the person's own IPv4 or IPv6 address, without port.",
    ),
    userAgent:
      values.user_agent === undefined
        ? null
        : freeText(values.user_agent, MAX_USER_AGENT_LENGTH) || null,
    trustedFormCertUrl: evidence(
      "trustedform_cert_url",
      readTrustedFormUrl,
      "Send the certificate's full address, beginning with https://cert.trustedform.com/.",
    ),
    jornayaLeadId: evidence(
      "jornaya_leadid",
      readJornayaId,
      "Send the LeadiD as its 36 characters, for example 0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0.",
    ),
  };
}

/**
 * Requires the evidence that an imported lead must have beyond the consent and its text: when it
 * was given, on which page, and from which IP address or with which certificate. A post is made at
 * the moment of the consent; a file may contain anything.
 */
export function requireEvidence(
  values: PostedLead["values"],
  { pageUrl, ipAddress, trustedFormCertUrl, jornayaLeadId }: ConsentRecord,
  problems: Problems,
): void {
  if (values.consent_at === undefined)
    problems.add(
      "consent_at",
      "consent_missing",
      "Send consent_at, the time when the person agreed: each row of a file has its own.",
    );
  if (pageUrl === null)
    problems.add(
      "landing_page_url",
      "consent_missing",
      "Send landing_page_url, the page where the person agreed.",
    );
  if (ipAddress === null && trustedFormCertUrl === null && jornayaLeadId === null) {
    problems.add(
      "ip_address",
      "consent_missing",
      "Send ip_address, or the certificate in trustedform_cert_url or jornaya_leadid, that " +
        "shows who agreed.",
    );
  }
}
