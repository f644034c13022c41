// Generates the bench's leads, seeded by their number, so that lead 812,345 is the same person in
// every run, both as facts and as a post.
import { NOT_STATED } from "../domain/lead/plain-fact-values.ts";
import type { CriteriaSubject } from "../domain/criteria/criteria.ts";
import { dollarsToCents } from "../domain/money/money.ts";
import type { LeadFacts, Place } from "../domain/lead/lead.ts";
import {
  AGENT_STATUSES,
  type AgentStatus,
  FINANCE_STATUSES,
  type FinanceStatus,
  type LeadSide,
  type PropertyType,
  type Tier,
  TIMINGS,
  type Timing,
} from "../domain/lead/vocabulary.ts";
import { ZipColumns } from "../server/platform/geo/zip-columns.ts";
import { buildPlaceFinder } from "../server/platform/geo/zip-table.ts";
import { BENCH_SEED, type Markets } from "./population.ts";
import { type Random, seededRandom } from "../server/platform/random/seeded-random.ts";

export type BenchPost = Readonly<Record<string, string | number | boolean>>;

export interface BenchLeads {
  /** Lead `index` as criteria see it. */
  readonly subject: (index: number) => CriteriaSubject;
  /**
   * The same lead as the body of a post; its phone, email and address are unique. The server
   * computes the score itself.
   */
  readonly post: (index: number, consentAtMs: number) => BenchPost;
}

interface DrawnLead {
  readonly side: LeadSide;
  readonly type: PropertyType;
  readonly place: Place;
  readonly priceDollars: readonly [number, number] | null;
  readonly beds: number | null;
  readonly bathsQuarters: number | null;
  readonly sqft: number | null;
  readonly timing: Timing;
  readonly finance: FinanceStatus;
  readonly agent: AgentStatus;
  readonly components: readonly [engagement: number, intent: number, financial: number];
}

/** Leads are placed by ZIP count, in the same markets as the campaigns. */
export function buildLeads(markets: Markets, seed = BENCH_SEED): BenchLeads {
  const findPlace = buildPlaceFinder(new ZipColumns(markets.zips));
  const draw = (index: number): DrawnLead => {
    // Adjacent counters would produce shifted copies of one sequence; the odd factor spreads them
    // far apart.
    const random = seededRandom(Math.imul(index + 1, 0x2545_f491) ^ seed);
    const place = findPlace(random.pick(markets.zips).zip_code);
    if (place === null) throw new Error("a market's ZIP has a place");
    return drawLead(random, place);
  };
  return {
    subject: (index) => subjectOf(draw(index)),
    post: (index, consentAtMs) => postOf(draw(index), index, consentAtMs),
  };
}

function drawLead(random: Random, place: Place): DrawnLead {
  const price = Math.round((350_000 * Math.exp(0.55 * random.bell())) / 5_000) * 5_000;
  return {
    place,
    side: random.weighted([
      ["buyer", 45],
      ["seller", 30],
      ["buyer_and_seller", 10],
      ["renter", 10],
      ["investor_seller", 4],
      ["unknown", 1],
    ] as const),
    type: random.weighted([
      ["single_family", 60],
      ["condo", 14],
      ["townhouse", 10],
      ["multi_2_4", 4],
      ["multi_5_plus", 1],
      ["manufactured", 3],
      ["land", 3],
      ["farm_ranch", 1],
      ["co_op", 1],
      ["unknown", 3],
    ] as const),
    priceDollars: random.chance(0.1)
      ? null
      : random.chance(0.5)
        ? [price, price]
        : [price, Math.round((price * 1.2) / 5_000) * 5_000],
    beds: random.chance(0.2) ? null : random.whole(1, 5),
    bathsQuarters: random.chance(0.3) ? null : random.whole(2, 8) * 2,
    sqft: random.chance(0.4) ? null : random.whole(14, 80) * 50,
    timing: random.pick(TIMINGS),
    finance: random.pick(FINANCE_STATUSES),
    agent: random.weighted(
      AGENT_STATUSES.map((status) => [status, status === "none" ? 6 : 1] as const),
    ),
    components: [component(random), component(random), component(random)],
  };
}

function component(random: Random): number {
  return Math.max(0, Math.min(100, Math.round(55 + 25 * random.bell())));
}

/** The default weights 40 / 30 / 30, and the default tiers: hot from 8,000, nurture from 5,000. */
function subjectOf(lead: DrawnLead): CriteriaSubject {
  const [engagement, intent, financial] = lead.components;
  const total = 40 * engagement + 30 * intent + 30 * financial;
  const tier: Tier = total >= 8_000 ? "hot" : total >= 5_000 ? "nurture" : "cold";
  const facts: LeadFacts = {
    ...NOT_STATED,
    side: lead.side,
    propertyType: lead.type,
    place: lead.place,
    priceMinCents: lead.priceDollars === null ? null : dollarsToCents(lead.priceDollars[0]),
    priceMaxCents: lead.priceDollars === null ? null : dollarsToCents(lead.priceDollars[1]),
    beds: lead.beds,
    bathsQuarters: lead.bathsQuarters,
    livingAreaSqft: lead.sqft,
    timing: lead.timing,
    financeStatus: lead.finance,
    agentStatus: lead.agent,
    consentChannels: ["call", "text", "email"],
    verifications: [],
    ageMinutes: 0,
  };
  return { facts, score: { total, engagement, intent, financial, tier } };
}

function postOf(lead: DrawnLead, index: number, consentAtMs: number): BenchPost {
  const { place, priceDollars, beds, bathsQuarters, sqft } = lead;
  return {
    first_name: "Bench",
    last_name: `Person ${index}`,
    email: `user${index}@example.com`,
    phone: benchPhone(index),
    address: `${index + 1} Plat Road`,
    city: place.city,
    state: place.state,
    zip_code: place.zipCode,
    side: lead.side,
    property_type: lead.type,
    timing: lead.timing,
    finance_status: lead.finance,
    agent_status: lead.agent,
    ...(priceDollars === null ? {} : { price_min: priceDollars[0], price_max: priceDollars[1] }),
    ...(beds === null ? {} : { beds }),
    ...(bathsQuarters === null ? {} : { baths: bathsQuarters / 4 }),
    ...(sqft === null ? {} : { sqft }),
    consent: true,
    consent_at: new Date(consentAtMs).toISOString(),
    consent_channels: "call,text,email",
    tcpa_text:
      "I agree that Plat and its published buyers may call, text and e-mail me about my " +
      "property at the number I gave. Consent is no condition of any purchase.",
    ip_address: `198.51.100.${index % 256}`,
    user_agent: "plat-bench",
    landing_page_url: "https://example.com/home",
    sub1: `bench-${index % 50}`,
  };
}

/** Lines 555-2000 … 555-9999 of an area code, which no code in this project dials. */
const LINES_PER_AREA = 8_000;

/**
 * Area codes that a validator accepts: [2-9], any digit but 9, any digit, and neither N11 nor 555.
 * The first 125 are enough for 1,000,000 people; there are over 600.
 */
const AREA_CODES = Array.from({ length: 800 }, (_, index) => String(index + 200)).filter(
  (code) => code !== "555" && code[1] !== "9" && !code.endsWith("11"),
);

/**
 * Returns the phone number of person `index` in E.164; every number is unique. Throws a RangeError
 * past the last (about 5,000,000).
 */
export function benchPhone(index: number): string {
  const area = AREA_CODES[Math.floor(index / LINES_PER_AREA)];
  if (area === undefined || index < 0) throw new RangeError(`no phone number for person ${index}`);
  return `+1${area}555${2_000 + (index % LINES_PER_AREA)}`;
}
