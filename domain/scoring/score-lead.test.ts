import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ValidLead } from "../lead/lead.ts";
import { readPost } from "../lead/read-post.ts";
import { SAMPLE_CONTEXT, SAMPLE_NOW_MS, SAMPLE_POST } from "../lead/samples.ts";
import { validatePost } from "../lead/validate-post.ts";
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIMINGS,
} from "../lead/vocabulary.ts";
import type { AgentStatus, FinanceStatus, LeadSide, Timing } from "../lead/vocabulary.ts";
import { scoreLead } from "./score-lead.ts";
import { DAY_MS } from "../time.ts";

const lead = (changes: Record<string, unknown>): ValidLead => {
  const result = validatePost(readPost({ ...SAMPLE_POST, ...changes }).lead, SAMPLE_CONTEXT);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const score = (changes: Record<string, unknown> = {}, laterMs = 0) =>
  scoreLead(lead(changes), SAMPLE_NOW_MS + laterMs);
const BARE = Object.fromEntries(Object.keys(SAMPLE_POST).map((field) => [field, undefined]));
const LEAST = {
  ...BARE,
  side: "buyer",
  zip_code: "95838",
  last_name: "Example",
  phone: "9165550123",
  consent: 1,
  tcpa_text: "Plat may call.",
};

describe("scoreLead", () => {
  it("rates a complete, fresh, consented, certified seller as hot, with reasons", () => {
    expect(score()).toEqual({
      engagement: 94,
      intent: 100,
      financial: 80,
      total: 9_160,
      tier: "hot",
      modelVersion: "post-1",
      reasons: [
        ["engagement", "type_answered", 9],
        ["engagement", "place_answered", 8],
        ["engagement", "price_answered", 9],
        ["engagement", "timing_answered", 9],
        ["engagement", "phone_format_only", 8],
        ["engagement", "email_format_only", 6],
        ["engagement", "certificate", 15],
        ["engagement", "consent_page_known", 10],
        ["engagement", "street_given", 6],
        ["engagement", "size_given", 6],
        ["engagement", "finance_answered", 4],
        ["engagement", "agent_answered", 4],
        ["intent", "timing_asap", 50],
        ["intent", "zip_known", 20],
        ["intent", "wish_specific", 10],
        ["intent", "request_described", 10],
        ["intent", "no_agent", 10],
        ["financial", "nothing_known", 10],
        ["financial", "price_plausible", 35],
        ["financial", "property_identified", 20],
        ["financial", "property_described", 15],
      ].map(([component, code, points]) => ({ component, code, points })),
    });
  });

  it("rates a minimal post as cold", () => {
    expect(score(LEAST)).toMatchObject({
      engagement: 16,
      intent: 35,
      financial: 10,
      total: 1_990,
      tier: "cold",
    });
  });

  it.each([
    ["cash", 100],
    ["pre_approved", 80],
    ["pre_qualified", 65],
    ["talking_to_lender", 50],
    ["not_started", 35],
    ["unknown", 35],
  ])("gives a buyer with %s %i for money", (finance, points) => {
    expect(score({ side: "buyer", finance_status: finance }).financial).toBe(points);
  });

  it("scores rents for renters, and ignores implausible prices", () => {
    expect(score({ side: "renter", price: 1_850 }).financial).toBe(50);
    expect(score({ side: "renter", price: 450_000 }).financial).toBe(10);
    expect(score({ side: "buyer", price: 500 }).financial).toBe(10);
    expect(
      score({ side: "buyer_and_seller", finance_status: "pre_qualified", address: "" }).financial,
    ).toBe(65);
  });

  it("never rates a lead with a signed agreement as hot under the default weights", () => {
    const signed = score({
      side: "buyer",
      finance_status: "cash",
      agent_status: "signed_agreement",
    });
    expect(signed).toMatchObject({ intent: 30, financial: 100, tier: "nurture" });
    expect(signed.reasons.find((reason) => reason.code === "agent_signed")).toMatchObject({
      component: "intent",
      points: -60,
    });
  });

  it("ages a lead: engagement fades, and the timing comes nearer or passes", () => {
    expect(score({}, 14 * DAY_MS)).toMatchObject({ engagement: 47, intent: 100 });
    expect(score({}, 31 * DAY_MS).reasons.map((reason) => reason.code)).toContain("timing_unknown");
    expect(score({ timing: "m1_3" }, 40 * DAY_MS).reasons.map((reason) => reason.code)).toContain(
      "timing_asap",
    );
  });

  it("applies weights and thresholds from settings", () => {
    const settings = {
      weights: { engagement: 0, intent: 100, financial: 0 },
      thresholds: { hot: 10_000, nurture: 9_000 },
    };
    expect(scoreLead(lead({}), SAMPLE_NOW_MS, settings)).toMatchObject({
      total: 10_000,
      tier: "hot",
    });
  });

  it("ignores the consumer's identity, the ZIP's location and free text", () => {
    const same = score();
    expect(
      score({
        first_name: "Lakisha",
        last_name: "Nguyễn",
        email: "x@aol.example",
        phone: "2125550100",
        city: "Elsewhere",
      }),
    ).toEqual(same);
    expect(score({ zip_code: "02139", state: "MA" })).toEqual(same);
    expect(
      score({
        motivation: "divorce",
        comments: "church, kids, wheelchair",
        user_agent: "es-MX",
        sub1: "z",
      }),
    ).toEqual(same);
  });

  const anyChange = fc.record({
    side: fc.constantFrom(...LEAD_SIDES),
    property_type: fc.constantFrom(...PROPERTY_TYPES),
    timing: fc.constantFrom(...TIMINGS),
    finance_status: fc.constantFrom(...FINANCE_STATUSES),
    agent_status: fc.constantFrom(...AGENT_STATUSES),
    price: fc.constantFrom("", 1_500, 450_000),
    beds: fc.constantFrom("", 3),
    baths: fc.constantFrom("", 2),
    sqft: fc.constantFrom("", 900),
    address: fc.constantFrom("", "12 Oak St"),
    trustedform_cert_url: fc.constantFrom("", SAMPLE_POST.trustedform_cert_url),
    ip_address: fc.constantFrom("", "203.0.113.7"),
    comments: fc.constantFrom("", "Hello"),
  });

  it("returns components from 0 to 100 that equal the sum of their reasons", () => {
    fc.assert(
      fc.property(anyChange, fc.integer({ min: -1, max: 200 }), (changes, days) => {
        const result = score(changes, days * DAY_MS);
        for (const component of ["engagement", "intent", "financial"] as const) {
          const points = result.reasons
            .filter((reason) => reason.component === component)
            .map((reason) => reason.points);
          expect(points.reduce((sum, point) => sum + point, 0)).toBe(result[component]);
          expect(
            Number.isInteger(result[component]) &&
              result[component] >= 0 &&
              result[component] <= 100,
          ).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("rates 5–15 % of mixed traffic as hot", () => {
    // Shares of a mixed network: mostly complete forms, a third in a hurry, few with cash. The
    // sequence is fixed.
    let state = 42;
    const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const pick = <Value>(choices: readonly (readonly [Value, number])[]): Value => {
      let left = random() * choices.reduce((sum, [, share]) => sum + share, 0);
      for (const [value, share] of choices) if ((left -= share) < 0) return value;
      throw new Error("shares do not cover the draw");
    };
    const some = <Value>(share: number, value: Value): Value | "" =>
      random() < share ? value : "";
    let hot = 0;
    const total = 4_000;
    for (let index = 0; index < total; index += 1) {
      const side = pick<LeadSide>([
        ["seller", 45],
        ["buyer", 45],
        ["renter", 10],
      ]);
      hot += Number(
        score({
          side,
          timing: pick<Timing>([
            ["asap_0_30d", 20],
            ["m1_3", 25],
            ["m3_6", 22],
            ["m6_12", 15],
            ["m12_plus", 6],
            ["browsing", 6],
            ["unknown", 6],
          ]),
          finance_status:
            side === "seller"
              ? "not_applicable"
              : pick<FinanceStatus>([
                  ["cash", 8],
                  ["pre_approved", 20],
                  ["pre_qualified", 14],
                  ["talking_to_lender", 15],
                  ["not_started", 28],
                  ["unknown", 15],
                ]),
          agent_status: pick<AgentStatus>([
            ["none", 60],
            ["working_informally", 12],
            ["signed_agreement", 5],
            ["unknown", 23],
          ]),
          price: some(0.75, side === "renter" ? 1_900 : 450_000),
          beds: some(0.6, 3),
          baths: some(0.5, 2),
          sqft: some(0.4, 1_500),
          address: side === "seller" ? some(0.7, "12 Oak St") : "",
          email: some(0.85, "ann@example.com"),
          trustedform_cert_url: some(0.45, SAMPLE_POST.trustedform_cert_url),
          ip_address: some(0.8, "203.0.113.7"),
          comments: some(0.3, "Please call"),
          motivation: some(0.35, "relocation"),
        }).tier === "hot",
      );
    }
    expect(hot / total).toBeGreaterThan(0.05);
    expect(hot / total).toBeLessThan(0.15);
  });
});
