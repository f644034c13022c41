// Checks the sample lead: every macro has a value, and none of them belongs to a real person.
import { expect, it } from "vitest";
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  MOTIVATIONS,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
} from "../lead/vocabulary.ts";
import { LEAD_MACROS } from "./lead-values.ts";
import { SAMPLE_LEAD } from "./sample.ts";

it("the sample lead has every macro, with enum values of the API", () => {
  expect(Object.keys(SAMPLE_LEAD)).toEqual(LEAD_MACROS);
  expect(Object.values(SAMPLE_LEAD).filter((value) => value === null || value === "")).toEqual([]);
  for (const [name, words] of [
    ["side", LEAD_SIDES],
    ["property_type", PROPERTY_TYPES],
    ["timing", TIMINGS],
    ["finance_status", FINANCE_STATUSES],
    ["agent_status", AGENT_STATUSES],
    ["motivation", MOTIVATIONS],
    ["tier", TIERS],
  ] as const)
    expect(words).toContain(SAMPLE_LEAD[name]);
  for (const channel of String(SAMPLE_LEAD.consent_channels).split(","))
    expect(CONSENT_CHANNELS).toContain(channel);
  for (const name of ["consent_at", "received_at", "sold_at"] as const)
    expect(new Date(String(SAMPLE_LEAD[name])).toISOString()).toBe(SAMPLE_LEAD[name]);
});

it("the sample lead is not a real person", () => {
  expect(SAMPLE_LEAD.phone).toMatch(/^\+191655501\d\d$/);
  expect(SAMPLE_LEAD.email).toMatch(/@example\.com$/);
  for (const name of ["page_url", "trustedform_cert_url", "lead_url"] as const)
    expect(new URL(String(SAMPLE_LEAD[name])).hostname).toMatch(/\.example\.com$/);
});
