// The demo's traffic: made-up people on reserved phone numbers and example addresses, in real ZIPs,
// at plausible hours.
import type { ZipRow } from "../platform/geo/zip-table.ts";
import type { Random } from "../platform/random/seeded-random.ts";
import { DEMO_MARKETS, type DemoMarket } from "./cast.ts";
import { FIRST_NAMES, LAST_NAMES, STREETS, STREET_KINDS } from "./invented-names.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/time.ts";

/**
 * Posts by hour of the day in the market's own zone: little at night, most at noon and in the
 * evening.
 */
const HOURLY = [
  1, 1, 1, 1, 1, 2, 4, 7, 10, 12, 13, 13, 14, 12, 11, 11, 12, 13, 14, 14, 12, 9, 5, 2,
];

/**
 * Area codes in use, none of them special; with the line numbers 0100 to 0199 that are kept free
 * for fiction.
 */
const AREA_CODES = Array.from({ length: 600 }, (_, index) => 201 + index).filter(
  (code) => code % 100 !== 11 && !(code % 100 === 0),
);
const FICTION_LINES = 100;

/** A person's reserved number: different for every index up to some 58,000. */
export function demoPhone(index: number): string {
  const area = AREA_CODES[Math.floor(index / FICTION_LINES) % AREA_CODES.length] ?? 201;
  return `${area}55501${String(index % FICTION_LINES).padStart(2, "0")}`;
}

/**
 * A moment of the day that starts at `dayMs`, in the rhythm of a place so many minutes ahead of
 * UTC.
 */
export function demoMoment(dayMs: number, offsetMinutes: number, random: Random): number {
  const hour = random.weighted(HOURLY.map((weight, index) => [index, weight] as const));
  const localMs = hour * HOUR_MS + random.whole(0, 59) * MINUTE_MS + random.whole(0, 59_999);
  return dayMs + ((((localMs - offsetMinutes * MINUTE_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

export function pickMarket(random: Random): DemoMarket {
  return random.weighted(DEMO_MARKETS.map((market) => [market, market.weight] as const));
}

const given = (chance: boolean, fields: Record<string, unknown>): Record<string, unknown> =>
  chance ? fields : {};

/** A person and what they want. `quality` (0–1) is how complete and fresh the form is. */
export function demoRecord(
  index: number,
  zip: ZipRow,
  quality: number,
  atMs: number,
  random: Random,
): Record<string, unknown> {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const side = random.weighted([
    ["seller", 42],
    ["buyer", 40],
    ["buyer_and_seller", 6],
    ["renter", 8],
    ["investor_seller", 4],
  ] as const);
  const type = random.weighted([
    ["single_family", 62],
    ["condo", 14],
    ["townhouse", 12],
    ["multi_2_4", 4],
    ["manufactured", 4],
    ["land", 4],
  ] as const);
  const good = (share: number): boolean => random.chance(0.9 * share * quality + 0.05);
  const price =
    side === "renter"
      ? random.whole(12, 38) * 100
      : Math.round((410_000 * Math.exp(0.4 * random.bell())) / 5_000) * 5_000;
  return {
    first_name: first,
    last_name: last,
    phone: demoPhone(index),
    email: `${first}.${last}.${index}@example.com`.toLowerCase(),
    side,
    property_type: type,
    zip_code: zip.zip_code,
    city: zip.city,
    state: zip.state,
    ...given(side !== "buyer" && good(1), {
      address: `${random.whole(100, 9_899)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`,
    }),
    ...given(good(0.95), { price }),
    ...given(good(0.9), { beds: random.whole(1, 5), baths: random.whole(2, 8) / 2 }),
    ...given(good(0.7), { sqft: random.whole(60, 320) * 10 }),
    ...demoIntent(good, random),
    ...given(random.chance(0.4), { comments: "Please call in the evening." }),
    ...demoConsent(atMs, random),
    ...given(good(0.6), {
      trustedform_cert_url: `https://cert.trustedform.com/${index.toString(16).padStart(40, "0")}`,
    }),
    sub1: random.pick(["search", "social", "display", "mail"]),
    sub2: `ad-${random.whole(1, 40)}`,
  };
}

/** When they want to move, how they pay, and whether an agent works for them. */
function demoIntent(good: (share: number) => boolean, random: Random): Record<string, unknown> {
  return {
    timing: random.weighted([
      ["asap_0_30d", 22],
      ["m1_3", 26],
      ["m3_6", 20],
      ["m6_12", 12],
      ["m12_plus", 6],
      ["browsing", 9],
      ["unknown", 5],
    ] as const),
    ...given(good(0.9), {
      finance_status: random.weighted([
        ["cash", 8],
        ["pre_approved", 26],
        ["pre_qualified", 16],
        ["talking_to_lender", 20],
        ["not_started", 30],
      ] as const),
    }),
    ...given(good(0.9), {
      agent_status: random.weighted([
        ["none", 80],
        ["working_informally", 14],
        ["signed_agreement", 6],
      ] as const),
    }),
  };
}

function demoConsent(atMs: number, random: Random): Record<string, unknown> {
  return {
    consent: "yes",
    tcpa_text:
      "By pressing the button I agree that Plat and the companies on its buyer list may " +
      "call, text and email me about my request. Consent is not a condition of purchase.",
    consent_at: new Date(atMs - random.whole(2, 90) * 1_000).toISOString(),
    landing_page_url: "https://homes.example.com/start",
    ip_address: `192.0.2.${random.whole(1, 254)}`,
    user_agent: "Mozilla/5.0 (example)",
  };
}
