// The e-mail that hands a lead over, as it is drawn: everything that is known and nothing that is
// not, and a subject that anybody may see.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { LEAD_MACROS, type LeadValues } from "../../../../domain/deliveries/lead-values.ts";
import type { LeadEmailView } from "../../../../domain/deliveries/lead-email.ts";
import { SAMPLE_LEAD } from "../../../../domain/deliveries/sample.ts";
import { type EmailRenderer, loadEmailRenderer } from "./email-renderer.ts";

const PUBLIC_URL = "https://leads.example.com";
const NOTHING = Object.fromEntries(LEAD_MACROS.map((macro) => [macro, null])) as LeadValues;

let drawer: EmailRenderer;

beforeAll(async () => {
  drawer = await loadEmailRenderer();
});

const draw = (change: Partial<LeadValues> = {}, view: Partial<LeadEmailView> = {}) =>
  drawer.drawLead({
    language: "en",
    networkName: "Plat",
    publicUrl: PUBLIC_URL,
    timeZone: "America/Los_Angeles",
    values: { ...SAMPLE_LEAD, sold_at: "2026-03-02T15:01:00.000Z", ...change },
    ...view,
  });
/** What a reader of the HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link);

describe("an e-mail with a lead", () => {
  it("tells all that is known, in HTML as in plain text", () => {
    const { html, text } = draw();
    for (const part of [seen(html), text]) {
      for (const words of [
        "Seller in Sacramento, CA",
        "Sample Lead",
        "(916) 555-0142",
        "sample.lead@example.com",
        "100 Sample Street",
        "Sacramento, CA 95838",
        "Single family",
        "3 bd · 2.5 ba · 1,836 sq ft",
        "$425,000–$450,000",
        "1–3 months",
        "Not needed",
        "No agent",
        "Needs less space",
        "This is a sample, not a real request.",
        "Hot · 81.23 of 100",
        "I agree that the network",
        "Mar 2, 2026, 6:59 AM PST",
        "Received",
        "Mar 2, 2026, 7:00 AM PST",
        "When",
        "Mar 2, 2026, 7:01 AM PST",
        "Call, Text, Email",
        "https://homes.example.com/sell",
        "https://cert.example.com/",
        "Exclusive",
        "$48.50",
        "Sample campaign",
        String(SAMPLE_LEAD.lead_id),
        "Open the lead",
        "sends its purchased leads here",
      ])
        expect(part).toContain(words);
      expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(text).toContain(String(SAMPLE_LEAD.lead_url));
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<script|<img/);
    expect(linksOf(html)).toEqual([
      "tel:+19165550142",
      "mailto:sample.lead@example.com",
      SAMPLE_LEAD.lead_url,
      PUBLIC_URL,
    ]);
  });

  it("is in Spanish where that is asked for, with times of UTC where no clock is", () => {
    const { subject, html, text } = draw({}, { language: "es", timeZone: null });
    expect(subject).toBe("Prospecto nuevo: Vendedor en Sacramento, CA");
    expect(html).toContain('<html lang="es">');
    for (const part of [seen(html), text])
      for (const words of [
        "Casa unifamiliar",
        "Abrir el prospecto",
        "Caliente · 81.23 de 100",
        "UTC",
      ])
        expect(part.replaceAll(/\s/g, " ")).toContain(words);
    expect(text).not.toContain("Open the lead");
  });

  it("leaves out what the lead does not say, whatever that is", () => {
    const labels = draw().text;
    for (const label of ["Phone:", "Email:", "Street:", "Price range:", "Timing:", "Score:"])
      expect(labels).toContain(label);
    fc.assert(
      fc.property(fc.subarray([...LEAD_MACROS]), (missing) => {
        const { html, text } = draw(Object.fromEntries(missing.map((macro) => [macro, null])));
        expect(`${seen(html)}${text}`).not.toMatch(
          /undefined|\bnull\b|NaN|\[object|Invalid Date|: *\n/,
        );
        for (const [macro, label] of [
          ["phone", "Phone:"],
          ["email", "Email:"],
          ["street", "Street:"],
          ["timing", "Timing:"],
        ] as const)
          expect(text.includes(label)).toBe(!missing.includes(macro));
      }),
      { numRuns: 40 },
    );
    const { subject, html, text } = draw(NOTHING);
    expect(subject).toBe("New lead: Lead");
    expect(linksOf(html)).toEqual([PUBLIC_URL, PUBLIC_URL]);
    expect(text.split("\n\n").slice(0, 2)).toEqual(["Lead", `Open the lead: ${PUBLIC_URL}`]);
    expect(draw({ timing: "unknown", finance_status: "unknown" }).text).not.toMatch(
      /Timing:|Financing:/,
    );
  });

  it("has nobody in its subject, whatever the lead holds", () => {
    const known = new Set([
      "New lead: Seller in Sacramento, CA",
      "New lead: Buyer in Sacramento, CA",
    ]);
    const contact = [
      "first_name",
      "last_name",
      "email",
      "phone",
      "street",
      "comments",
      "campaign",
      "page_url",
      "consent_text",
      "network",
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom("seller", "buyer"),
        fc.array(fc.string({ unit: "grapheme" }), {
          minLength: contact.length,
          maxLength: contact.length,
        }),
        (side, texts) => {
          expect(known).toContain(
            draw({
              side,
              ...Object.fromEntries(contact.map((name, place) => [name, texts[place] ?? ""])),
            }).subject,
          );
        },
      ),
      { numRuns: 40 },
    );
    for (const city of [
      "call 916-555-0142",
      "me@example.com",
      "Sacramento\r\nBcc: x",
      "x".repeat(80),
    ])
      expect(draw({ city }).subject).toBe("New lead: Seller in CA");
    expect(draw({ city: "Coeur d'Alene", state: "ID", side: "unknown" }).subject).toBe(
      "New lead: Lead in Coeur d'Alene, ID",
    );
  });

  it("shows what people wrote as they wrote it, and runs none of it", () => {
    const { html, text } = draw({
      comments: '<img src=x onerror="alert(1)">\nsecond line',
      first_name: "<b>",
      email: "a+b?subject=x&cc=y@example.com",
      phone: '+1916"onclick=1',
    });
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\nsecond line");
    expect(html).not.toMatch(/<img|<b>/);
    expect(linksOf(html).slice(0, 2)).toEqual([
      "tel:+19161",
      "mailto:a%2Bb%3Fsubject%3Dx%26cc%3Dy@example.com",
    ]);
    expect(text).toContain('<img src=x onerror="alert(1)">\nsecond line');
  });
});
