// Checks the text of a consent record against a hash that another program computed from it.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { consentRecordText } from "./consent-record.ts";
import type { ConsentRecord } from "./lead.ts";

const LEAD_ID = "0192f0c1-2345-7abc-8def-0123456789ab";
const CONSENT: ConsentRecord = {
  text: 'I agree that José’s Homes may call me.\n"Really".',
  givenAtMs: Date.parse("2026-11-01T12:30:00Z"),
  channels: ["call", "text"],
  scope: "named",
  sellers: ["josé’s homes"],
  pageUrl: "https://example.com/a?b=1",
  ipAddress: "203.0.113.9",
  userAgent: null,
  trustedFormCertUrl: null,
  jornayaLeadId: "01234567-89AB-CDEF-0123-456789ABCDEF",
};
const hashOf = (leadId: string, consent: ConsentRecord): string =>
  createHash("sha256").update(consentRecordText(leadId, consent), "utf8").digest("hex");

describe("a consent record", () => {
  it("has the hash that Python computes from docs/consent-records.md", () => {
    expect(hashOf(LEAD_ID, CONSENT)).toBe(
      "e6ba2bbb0b6823afc96c806433b2ee281b64f55e8ade7f947989fc974dff39ed",
    );
  });

  it("has another hash with any other member, and for another lead", () => {
    const changed: readonly ConsentRecord[] = [
      { ...CONSENT, text: `${CONSENT.text} ` },
      { ...CONSENT, givenAtMs: CONSENT.givenAtMs + 1 },
      { ...CONSENT, channels: ["call"] },
      { ...CONSENT, scope: "network" },
      { ...CONSENT, sellers: [] },
      { ...CONSENT, pageUrl: null },
      { ...CONSENT, ipAddress: "203.0.113.10" },
      { ...CONSENT, userAgent: "" },
      { ...CONSENT, trustedFormCertUrl: "https://cert.trustedform.com/1" },
      { ...CONSENT, jornayaLeadId: null },
    ];
    const hashes = [
      hashOf(LEAD_ID, CONSENT),
      hashOf(LEAD_ID.replace("0192", "0193"), CONSENT),
      ...changed.map((consent) => hashOf(LEAD_ID, consent)),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("does not depend on the order in which a record was built", () => {
    const reversed = Object.fromEntries(
      Object.entries(CONSENT).toReversed(),
    ) as unknown as ConsentRecord;
    expect(hashOf(LEAD_ID, reversed)).toBe(hashOf(LEAD_ID, CONSENT));
  });
});
