import { describe, expect, it } from "vitest";
import { Problems } from "./problems.ts";
import { channelsInText, namesParty, readConsent } from "./read-consent.ts";
import { readPost } from "./read-post.ts";
import { SAMPLE_NOW_MS, SAMPLE_POST } from "./samples.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";

const FORMER = {
  name: "Home Match",
  fromMs: SAMPLE_NOW_MS - 30 * DAY_MS,
  untilMs: SAMPLE_NOW_MS - 10 * DAY_MS,
};

const read = (changes: Record<string, unknown>) => {
  const problems = new Problems();
  const consent = readConsent(
    readPost({ ...SAMPLE_POST, ...changes }).lead.values,
    SAMPLE_NOW_MS,
    { networkName: "Plat", formerNetworkNames: [FORMER] },
    problems,
  );
  return { consent, refusal: problems.asRefusal(), notes: problems.notes };
};

describe("readConsent", () => {
  it("reads a complete record", () => {
    expect(read({})).toEqual({
      refusal: null,
      notes: [],
      consent: {
        text: SAMPLE_POST.tcpa_text,
        givenAtMs: Date.UTC(2026, 2, 2, 14, 59),
        channels: ["call", "text", "email"],
        scope: "network",
        sellers: [],
        pageUrl: "https://homes.example.com/sell",
        ipAddress: "203.0.113.7",
        userAgent: "Mozilla/5.0",
        trustedFormCertUrl: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
        jornayaLeadId: null,
      },
    });
  });

  it.each([
    [1],
    ["1"],
    [true],
    ["TRUE"],
    ["Yes"],
    ["on"],
    ["I agree"],
    ["I agree to be called about my home"],
    ["agreed"],
    ["Opt-in"],
    ["Sí, acepto"],
    ["✓"],
  ])("reads %j as yes", (consent) => expect(read({ consent }).refusal).toBeNull());
  it.each([
    [0],
    [false],
    ["no"],
    ["off"],
    [""],
    [undefined],
    ["maybe"],
    [{}],
    ["I do not agree"],
    ["I understand"],
  ])("takes %j for no consent", (consent) => {
    expect(read({ consent }).refusal).toMatchObject({
      reason: "consent_missing",
      errors: [{ field: "consent", code: "consent_missing" }],
    });
  });

  it("requires the text", () => {
    expect(read({ tcpa_text: "  " }).refusal?.reason).toBe("consent_missing");
    expect(read({ tcpa_text: "x".repeat(10_001) }).refusal?.reason).toBe("consent_invalid");
  });

  it("uses the received time for a missing moment, and refuses one too old or ahead", () => {
    expect(read({ consent_at: undefined }).consent.givenAtMs).toBe(SAMPLE_NOW_MS);
    const at = (ms: number) => read({ consent_at: ms }).refusal?.reason ?? null;
    expect(at(SAMPLE_NOW_MS + 300_000)).toBeNull();
    expect(at(SAMPLE_NOW_MS + 300_001)).toBe("consent_invalid");
    expect(at(SAMPLE_NOW_MS - 90 * 24 * HOUR_MS)).toBeNull();
    expect(at(SAMPLE_NOW_MS - 90 * 24 * HOUR_MS - 1)).toBe("consent_invalid");
    expect(read({ consent_at: "last week" }).refusal?.reason).toBe("consent_invalid");
  });

  it.each([
    ["We may call you.", ["call"]],
    ["by phone or SMS", ["call", "text"]],
    ["telephone, text message", ["call", "text"]],
    ["dialed by an autodialer", ["call"]],
    ["an e-mail", ["email"]],
    ["Calls, texts and emails", ["call", "text", "email"]],
    ["We may contact you.", ["email"]],
    ["I recall the context.", ["email"]],
  ])("reads the channels of %j", (text, channels) =>
    expect(channelsInText(text)).toEqual(channels),
  );

  it("prefers channels that are listed, and refuses unknown ones", () => {
    expect(read({ consent_channels: "SMS; Phone" }).consent.channels).toEqual(["call", "text"]);
    expect(read({ consent_channels: ["e-mail"] }).consent.channels).toEqual(["email"]);
    expect(read({ consent_channels: "fax" }).refusal?.reason).toBe("consent_invalid");
    expect(read({ consent_channels: "" }).consent.channels).toEqual(["call", "text", "email"]);
  });

  it("reads the scope from the named sellers, or from the text without them", () => {
    expect(
      read({ consent_sellers: " Acme  Homes ; BOLD Realty;acme homes;" }).consent,
    ).toMatchObject({ scope: "named", sellers: ["acme homes", "bold realty"] });
    expect(read({ consent_sellers: ["Acme", "Bold"] }).consent).toMatchObject({
      scope: "named",
      sellers: ["acme", "bold"],
    });
    expect(read({ consent_sellers: ";" }).consent.scope).toBe("network");
    expect(read({ tcpa_text: "This platform may call me." }).consent).toMatchObject({
      scope: "none",
      sellers: [],
    });
    expect(read({ consent_sellers: "x".repeat(121) }).refusal?.reason).toBe("consent_invalid");
  });

  it("takes a former name of the network for consents given while it stood", () => {
    const scopeAt = (days: number, text = "Home Match and its buyers may call me"): string =>
      read({
        tcpa_text: text,
        consent_at: new Date(SAMPLE_NOW_MS - days * DAY_MS).toISOString(),
      }).consent.scope;
    expect([scopeAt(31), scopeAt(30), scopeAt(11), scopeAt(10), scopeAt(0)]).toEqual([
      "none",
      "network",
      "network",
      "none",
      "none",
    ]);
    expect(scopeAt(20, "Plat and its buyers may call me")).toBe("network");
    expect(scopeAt(20, "Home Matches may call me")).toBe("none");
  });

  it("finds a name only as whole words", () => {
    expect(namesParty("I agree that PLAT, and others", "Plat")).toBe(true);
    expect(namesParty("a platform; Plat’s buyers", "plat")).toBe(true);
    expect(namesParty("a platform and a splat", "Plat")).toBe(false);
    expect(namesParty("North \n Star Leads", "north star")).toBe(true);
    expect(namesParty("anything", " ")).toBe(false);
  });

  it("leaves out evidence that cannot be read, and notes it", () => {
    const { consent, refusal, notes } = read({
      ip_address: "unknown",
      landing_page_url: "javascript:1",
      trustedform_cert_url: "x",
      universal_leadid: "x",
    });
    expect(refusal).toBeNull();
    expect(consent).toMatchObject({
      pageUrl: null,
      ipAddress: null,
      trustedFormCertUrl: null,
      jornayaLeadId: null,
    });
    expect(notes.map(({ field }) => field)).toEqual([
      "landing_page_url",
      "ip_address",
      "trustedform_cert_url",
      "jornaya_leadid",
    ]);
  });
});
