// Tests what holds for any post, whatever it contains.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD_FIELDS } from "./field-names.ts";
import type { ValidLead } from "./lead.ts";
import { plainColumnsOf, writePlainValue } from "./plain-fact-values.ts";
import { perPlainField } from "./plain-facts.ts";
import { readPost } from "./read-post.ts";
import { SAMPLE_CONTEXT, SAMPLE_POST } from "./samples.ts";
import { validatePost } from "./validate-post.ts";
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  MOTIVATIONS,
  PROPERTY_TYPES,
  TIMINGS,
} from "./vocabulary.ts";

/** The lead as a post in our own spelling, which a round trip must not change. */
function asPost(lead: ValidLead): Record<string, unknown> {
  const { facts, contact, consent, provenance } = lead;
  const dollars = (cents: bigint | null) =>
    cents === null ? undefined : `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  return {
    ...provenance.custom,
    ...Object.fromEntries(provenance.subIds.map((subId, index) => [`sub${index + 1}`, subId])),
    click_id: provenance.clickId,
    ...provenance.adParams,
    vendor_lead_id: provenance.vendorLeadId,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    address: contact.street,
    city: contact.city,
    motivation: contact.motivation,
    comments: contact.comments,
    side: facts.side,
    state: facts.place.state,
    zip_code: facts.place.zipCode,
    price_min: dollars(facts.priceMinCents),
    price_max: dollars(facts.priceMaxCents),
    ...perPlainField((fact) => writePlainValue(plainColumnsOf(facts), fact)),
    consent: 1,
    tcpa_text: consent.text,
    consent_at: consent.givenAtMs,
    consent_channels: consent.channels,
    consent_sellers: consent.sellers,
    landing_page_url: consent.pageUrl,
    ip_address: consent.ipAddress,
    user_agent: consent.userAgent,
    trustedform_cert_url: consent.trustedFormCertUrl,
    jornaya_leadid: consent.jornayaLeadId,
  };
}

describe("any post", () => {
  const anyValue = fc.oneof(
    fc.constantFrom<unknown>(
      ...Object.values(SAMPLE_POST),
      "",
      null,
      0,
      -1,
      true,
      {},
      [],
      "95838",
      "+442079460123",
      "2026-03-01",
      "Plat",
      "a\u0000b",
    ),
    fc.constantFrom<unknown>(
      ...LEAD_SIDES,
      ...PROPERTY_TYPES,
      ...TIMINGS,
      ...FINANCE_STATUSES,
      ...AGENT_STATUSES,
      ...MOTIVATIONS,
    ),
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.double(),
  );
  const anyPost = fc.dictionary(fc.oneof(fc.constantFrom(...LEAD_FIELDS), fc.string()), anyValue, {
    maxKeys: 12,
  });

  it("returns a lead or at least one error, and never throws", () => {
    fc.assert(
      fc.property(anyPost, fc.boolean(), (record, overSample) => {
        const result = validatePost(
          readPost(overSample ? { ...SAMPLE_POST, ...record } : record).lead,
          SAMPLE_CONTEXT,
        );
        if (!result.ok) expect(result.error.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is idempotent", () => {
    let leads = 0;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...LEAD_FIELDS), anyValue, { maxKeys: 2 }),
        (changes) => {
          const result = validatePost(
            readPost({ ...SAMPLE_POST, ...changes }).lead,
            SAMPLE_CONTEXT,
          );
          if (!result.ok) return;
          leads += 1;
          expect(validatePost(readPost(asPost(result.value)).lead, SAMPLE_CONTEXT)).toEqual({
            ok: true,
            value: { ...result.value, notes: [] },
          });
        },
      ),
      { numRuns: 2_000 },
    );
    expect(leads).toBeGreaterThan(100);
  });

  it("puts no contact data and no free text into the facts", () => {
    const secret = fc.stringMatching(/^[a-z]{12}$/).map((word) => `zq${word}`);
    fc.assert(
      fc.property(secret, fc.integer({ min: 2_000_000, max: 9_999_999 }), (word, line) => {
        const phone = `916${line}`;
        const changes: Record<string, unknown> = Object.fromEntries(
          LEAD_FIELDS.map((field) => [field, SAMPLE_POST[field] ?? word]),
        );
        for (const field of [
          "first_name",
          "last_name",
          "address",
          "address2",
          "city",
          "comments",
          "user_agent",
          "property_type",
          "timing",
          "finance_status",
          "agent_status",
          "motivation",
          "sub1",
        ]) {
          changes[field] = word;
        }
        const result = validatePost(
          readPost({
            ...changes,
            email: `${word}@example.com`,
            phone,
            price_min: "",
            price_max: "",
            consent_channels: "call",
            jornaya_leadid: "",
            extra: word,
          }).lead,
          SAMPLE_CONTEXT,
        );
        if (!result.ok) {
          expect(result.error.errors.map((error) => error.field)).toEqual(["phone"]);
          return;
        }
        const facts = JSON.stringify(result.value.facts, (_, value: unknown) =>
          typeof value === "bigint" ? String(value) : value,
        );
        expect(facts).not.toContain(word);
        expect(facts).not.toContain(String(line));
      }),
    );
  });
});
