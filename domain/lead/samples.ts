// Defines a made-up post and place for the domain's tests. The phone number is in the range
// reserved for fiction, the email domain is reserved for examples.
import type { Place } from "./lead.ts";
import type { FindPlace } from "./find-place.ts";
import type { ValidationContext } from "./validate-post.ts";

/** 2026-03-02T15:00:00Z. */
export const SAMPLE_NOW_MS = Date.UTC(2026, 2, 2, 15);

export const SAMPLE_PLACE: Place = Object.freeze({
  zipCode: "95838",
  zip3: "958",
  city: "Sacramento",
  state: "CA",
  countyFips: "06067",
  countyName: "Sacramento",
  timeZone: "America/Los_Angeles",
  latitude: 38.6406,
  longitude: -121.444,
});

const BOSTON: Place = Object.freeze({
  zipCode: "02139",
  zip3: "021",
  city: "Cambridge",
  state: "MA",
  countyFips: "25017",
  countyName: "Middlesex",
  timeZone: "America/New_York",
  latitude: 42.3647,
  longitude: -71.1042,
});

const findSamplePlace: FindPlace = (zipCode) =>
  [SAMPLE_PLACE, BOSTON].find((place) => place.zipCode === zipCode) ?? null;

export const SAMPLE_CONTEXT: ValidationContext = {
  nowMs: SAMPLE_NOW_MS,
  findPlace: findSamplePlace,
  networkName: "Plat",
  formerNetworkNames: [],
};

/**
 * Complete, fresh, consented and certified; every field of the vocabulary except the second price.
 */
export const SAMPLE_POST: Readonly<Record<string, unknown>> = Object.freeze({
  first_name: "Ann",
  last_name: "Example",
  email: "Ann.Example@example.com",
  phone: "(916) 555-0123",
  side: "seller",
  property_type: "Single Family Residence",
  address: "12 North Oak Street",
  city: "Sacramento",
  state: "ca",
  zip_code: "95838",
  price: 450000,
  beds: 3,
  baths: 2.5,
  sqft: "1,836",
  timing: "asap",
  finance_status: "not_applicable",
  agent_status: "no",
  motivation: "downsizing",
  comments: "Call after five.",
  consent: true,
  tcpa_text: "I agree that Plat and its buyers may call, text or email me about my home.",
  consent_at: "2026-03-02T14:59:00Z",
  ip_address: "203.0.113.7",
  user_agent: "Mozilla/5.0",
  landing_page_url: "https://homes.example.com/sell",
  trustedform_cert_url: "https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567",
  sub1: "spring",
  sub2: "ad-7",
});
