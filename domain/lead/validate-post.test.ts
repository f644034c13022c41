import { describe, expect, it } from "vitest";
import type { ValidLead } from "./lead.ts";
import { NOT_STATED } from "./plain-fact-values.ts";
import { readPost } from "./read-post.ts";
import { SAMPLE_CONTEXT, SAMPLE_PLACE, SAMPLE_POST } from "./samples.ts";
import { validatePost } from "./validate-post.ts";

const post = (changes: Record<string, unknown> = {}) =>
  validatePost(readPost({ ...SAMPLE_POST, ...changes }).lead, SAMPLE_CONTEXT);
const valid = (changes: Record<string, unknown> = {}): ValidLead => {
  const result = post(changes);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const refusal = (changes: Record<string, unknown>) => {
  const result = post(changes);
  return result.ok
    ? null
    : {
        reason: result.error.reason,
        fields: result.error.errors.map((error) => `${error.field}:${error.code}`),
      };
};

describe("validatePost", () => {
  it("reads a complete post", () => {
    const { facts, contact, provenance } = valid({ favourite_colour: "green" });
    expect(facts).toEqual({
      ...NOT_STATED,
      side: "seller",
      propertyType: "single_family",
      place: SAMPLE_PLACE,
      priceMinCents: 45_000_000n,
      priceMaxCents: 45_000_000n,
      beds: 3,
      bathsQuarters: 10,
      livingAreaSqft: 1836,
      timing: "asap_0_30d",
      financeStatus: "not_applicable",
      agentStatus: "none",
      consentChannels: ["call", "text", "email"],
      verifications: ["certificate"],
      ageMinutes: 1,
    });
    expect(contact).toEqual({
      firstName: "Ann",
      lastName: "Example",
      email: "ann.example@example.com",
      phone: "+19165550123",
      street: "12 North Oak Street",
      city: "Sacramento",
      motivation: "downsizing",
      comments: "Call after five.",
    });
    expect(provenance).toEqual({
      subIds: ["spring", "ad-7", null, null, null],
      clickId: null,
      adParams: {},
      vendorLeadId: null,
      custom: { favourite_colour: "green" },
    });
  });

  it("names every missing required field, with missing_field as the reason", () => {
    const result = validatePost(readPost({}).lead, SAMPLE_CONTEXT);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.errors.map((error) => `${error.field}:${error.code}`)).toEqual([
      "side:missing_field",
      "zip_code:missing_field",
      "phone:missing_field",
      "consent:consent_missing",
      "tcpa_text:consent_missing",
    ]);
    expect(result.error.reason).toBe("missing_field");
    expect(result.error.message).toBe(
      result.error.errors
        .slice(0, 3)
        .map((error) => error.message)
        .join(" "),
    );
    expect(result.error.errors.every((error) => error.message.endsWith("."))).toBe(true);
  });

  it("puts missing before invalid before consent missing before consent invalid", () => {
    const late = { consent_at: "2020-01-01" };
    expect(refusal(late)?.reason).toBe("consent_invalid");
    expect(refusal({ ...late, consent: 0 })?.reason).toBe("consent_missing");
    expect(refusal({ ...late, consent: 0, zip_code: "x" })?.reason).toBe("invalid_field");
    expect(refusal({ ...late, consent: 0, zip_code: "x", side: "" })).toEqual({
      reason: "missing_field",
      fields: [
        "side:missing_field",
        "zip_code:invalid_field",
        "consent:consent_missing",
        "consent_at:consent_invalid",
      ],
    });
  });

  it.each([
    ["side", "banana"],
    ["side", "not selling"],
    ["side", { a: 1 }],
    ["zip_code", "z95838"],
    ["zip_code", "99999"],
  ])("refuses %s = %j, without which there is no lead, and does not repeat it", (field, value) => {
    const result = post({ [field]: value });
    expect(result).toMatchObject({
      ok: false,
      error: { reason: "invalid_field", errors: [{ field, code: "invalid_field" }] },
    });
    if (!result.ok && typeof value === "string" && value.length > 3)
      expect(JSON.stringify(result.error)).not.toContain(value);
  });

  it.each([
    ["state", "Narnia", null],
    ["state", "TX", "CA"],
    ["phone", "911", null],
    ["email", "nobody@", null],
    ["beds", "21", null],
    ["beds", "5+ bedrooms", "5"],
    ["baths", "2.3", null],
    ["sqft", "-1", null],
    ["price", "not sure", null],
    ["first_name", "x".repeat(51), null],
    ["address", "x".repeat(201), null],
    ["ip_address", "localhost", null],
    ["landing_page_url", "javascript:1", null],
    ["trustedform_cert_url", "x", null],
    ["finance_status", "FHA", null],
    ["property_type", "Email 1 Type", null],
    ["timing", "when it rains", null],
    ["timing", "6+ months", "m6_12"],
    ["timing", "0-3 months", "m1_3"],
    ["phone", "916-555-0123 / 916-555-0124", "+19165550123"],
    ["email", "ann@example.com; bob@example.com", "ann@example.com"],
    ["click_id", "c".repeat(513), null],
  ])("notes %s = %j, read as %j, and keeps the lead", (field, came, readAs) => {
    const { notes } = valid({ [field]: came });
    expect(notes).toEqual([
      { field, came: came.slice(0, 200), readAs, advice: expect.any(String) },
    ]);
    expect(notes[0]?.advice).toMatch(/\.$/);
  });

  it("notes a nested object, and notes nothing of a plain post", () => {
    expect(valid({ timing: { a: 1 } }).notes).toMatchObject([{ field: "timing", readAs: null }]);
    expect(valid().notes).toEqual([]);
  });

  it.each(["unknown", "not sure", "N/A"])("notes nothing where the person says %j", (answer) => {
    expect(valid({ timing: answer, property_type: answer, agent_status: answer }).notes).toEqual(
      [],
    );
  });

  it("requires one way of contact, not both, and no name", () => {
    expect(refusal({ first_name: "", last_name: "-" })).toBeNull();
    expect(refusal({ phone: "" })).toBeNull();
    expect(refusal({ email: "" })).toBeNull();
    expect(refusal({ email: "", phone: "123" })).toEqual({
      reason: "invalid_field",
      fields: ["phone:invalid_field"],
    });
    expect(refusal({ email: "n/a", phone: "123" })).toEqual({
      reason: "invalid_field",
      fields: ["phone:invalid_field", "email:invalid_field"],
    });
  });

  it("reads a full name where a name is not given, and notes one that contradicts it", () => {
    const nameOf = (changes: Record<string, unknown>): readonly string[] => {
      const { contact } = valid({ first_name: "", last_name: "", ...changes });
      return [contact.firstName, contact.lastName];
    };
    expect(nameOf({ full_name: "Ann Example" })).toEqual(["Ann", "Example"]);
    expect(nameOf({ name: "Example, Ann" })).toEqual(["Ann", "Example"]);
    expect(nameOf({ name: "Ann Example", first_name: "ann" })).toEqual(["ann", "Example"]);
    expect(nameOf({ name: "Someone Else", last_name: "Example" })).toEqual(["", "Example"]);
    expect(valid({ name: "Ann Example" }).notes).toEqual([]);
    expect(valid({ name: "Someone Else" }).notes).toMatchObject([
      { field: "full_name", came: "Someone Else", readAs: null },
    ]);
  });

  it("reads one price as both ends, keeps open ends, and exchanges crossed ones", () => {
    const prices = (changes: Record<string, unknown>) => {
      const { facts } = valid({ price: "", ...changes });
      return [facts.priceMinCents, facts.priceMaxCents];
    };
    expect(prices({ price_max: "$500,000" })).toEqual([null, 50_000_000n]);
    expect(prices({ price: 1, price_min: 300_000, price_max: 0 })).toEqual([30_000_000n, null]);
    expect(prices({ price: 0 })).toEqual([null, null]);
    expect(prices({ price: "$400,000 - $450,000" })).toEqual([40_000_000n, 45_000_000n]);
    expect(prices({ price: "under 500000" })).toEqual([null, 50_000_000n]);
    expect(prices({ price_min: 2_000, price_max: 1_000 })).toEqual([100_000n, 200_000n]);
    expect(valid({ price_min: 2_000, price_max: 1_000 }).notes).toMatchObject([
      { field: "price_min", came: "2000", readAs: "1000" },
    ]);
  });

  it("pads a ZIP that lost its zero and accepts the state by name", () => {
    expect(valid({ zip_code: 2139, state: "Massachusetts" }).facts.place.zipCode).toBe("02139");
  });

  it("shows only channels that can be used", () => {
    expect(valid({ phone: "" })).toMatchObject({
      facts: { consentChannels: ["email"] },
      consent: { channels: ["call", "text", "email"] },
    });
    expect(valid({ email: "" }).facts.consentChannels).toEqual(["call", "text"]);
  });

  it("is verified only by a certificate of either provider", () => {
    const jornaya = "0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0";
    expect(valid({ trustedform_cert_url: "" }).facts.verifications).toEqual([]);
    expect(
      valid({ trustedform_cert_url: "", jornaya_leadid: jornaya }).facts.verifications,
    ).toEqual(["certificate"]);
    expect(valid({ jornaya_leadid: jornaya }).facts.verifications).toEqual(["certificate"]);
  });

  it.each([
    ["2026-03-02T14:30:01Z", 29],
    ["2026-03-02T14:30:00Z", 30],
    ["2026-03-02T15:04:00Z", 0],
    ["2026-03-01T15:00:00Z", 1_440],
    ["2025-12-02T15:00:00Z", 129_600],
    ["", 0],
  ])("of a consent given at %j is %i minutes old", (consentAt, minutes) => {
    expect(valid({ consent_at: consentAt }).facts.ageMinutes).toBe(minutes);
  });

  it("cuts remarks and keeps evidence and ids whole", () => {
    expect(valid({ comments: "x".repeat(5_000), sub1: "y".repeat(512) })).toMatchObject({
      contact: { comments: "x".repeat(2_000) },
      provenance: { subIds: ["y".repeat(512), "ad-7", null, null, null] },
    });
    expect(valid({ tcpa_text: "Plat  may\ncall" }).consent.text).toBe("Plat  may\ncall");
  });
});
