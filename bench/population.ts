// Generates the bench population: seeded campaigns over real ZIPs, as a network of that size would
// have them.
import type { Criteria } from "../domain/criteria/criteria.ts";
import type { LeadSide, PropertyType } from "../domain/lead/vocabulary.ts";
import { readZipRows, type ZipRow } from "../server/platform/geo/zip-table.ts";
import { type Random, seededRandom } from "../server/platform/random/seeded-random.ts";

export interface BenchCampaign {
  /** 1 … count. */
  readonly no: number;
  readonly criteria: Criteria;
  /** Whole cents; at least one of the two is given. */
  readonly exclusiveBidCents: number | null;
  readonly sharedBidCents: number | null;
  /** The most that the campaign pays for a lead, in cents: the index ranks by it. */
  readonly rank: number;
}

/** The states a network sells in, with their ZIPs, counties and ZIPs by county. */
export interface Markets {
  readonly states: readonly string[];
  readonly zips: readonly ZipRow[];
  readonly zipsByState: ReadonlyMap<string, readonly ZipRow[]>;
  readonly zipsByCounty: ReadonlyMap<string, readonly ZipRow[]>;
}

export const BENCH_SEED = 20_261_121;

/**
 * How many states a network of that many campaigns sells in: 4 at 1,000, 25 at 100,000. Markets
 * grow more slowly than campaigns (count to the power of 0.4), because a network fills a state with
 * buyers before it opens the next; leads come from where the buyers are. Otherwise a lead would
 * match only 8 of 1,000 campaigns, and the bench would flatter the engine.
 */
function stateCountFor(campaignCount: number): number {
  return Math.max(1, Math.min(51, Math.round(4 * (campaignCount / 1_000) ** 0.4)));
}

/**
 * Returns the states with the most ZIPs, as many as a network of `campaignCount` campaigns sells
 * in.
 */
export function buildMarkets(campaignCount: number): Markets {
  const rows = readZipRows().filter((row) => row.county_fips !== null);
  const allByState = Map.groupBy(rows, (row) => row.state);
  const bySize = [...allByState].toSorted(
    ([left, a], [right, b]) => b.length - a.length || (left < right ? -1 : 1),
  );
  const zipsByState = new Map(bySize.slice(0, stateCountFor(campaignCount)));
  const zips = [...zipsByState.values()].flat();
  return {
    states: [...zipsByState.keys()],
    zips,
    zipsByState,
    zipsByCounty: Map.groupBy(zips, (row) => row.county_fips ?? ""),
  };
}

/**
 * Returns `count` campaigns in those markets: 30 % state-wide, 40 % county lists, 20 % ZIP lists,
 * 10 % radius, placed by ZIP count.
 */
export function buildCampaigns(
  count: number,
  markets: Markets,
  seed = BENCH_SEED,
): BenchCampaign[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => buildCampaign(index + 1, markets, random));
}

function buildCampaign(no: number, markets: Markets, random: Random): BenchCampaign {
  const sides = random.weighted(SIDES);
  const rules: Criteria[] = [{ field: "side", in: sides }, buildPlace(markets, random)];
  if (random.chance(0.5)) rules.push(...buildRules(random));
  const base = (BASE_BID_CENTS[sides[0] ?? "buyer"] ?? 4_000) * Math.exp(0.45 * random.bell());
  const bid = Math.max(100, Math.round(base / 25) * 25);
  const kind = random.weighted([
    ["both", 5],
    ["exclusive", 3],
    ["shared", 2],
  ] as const);
  const exclusiveBidCents = kind === "shared" ? null : bid;
  const sharedBidCents = kind === "exclusive" ? null : Math.round((bid * 0.45) / 25) * 25;
  return {
    no,
    criteria: { all: rules },
    exclusiveBidCents,
    sharedBidCents,
    rank: Math.max(exclusiveBidCents ?? 0, sharedBidCents ?? 0),
  };
}

const SIDES: readonly (readonly [LeadSide[], number])[] = [
  [["buyer", "buyer_and_seller"], 30],
  [["seller", "buyer_and_seller"], 25],
  [["buyer", "seller", "buyer_and_seller"], 20],
  [["renter"], 10],
  [["investor_seller", "seller"], 10],
  [["seller"], 5],
];

/** A middling exclusive bid for the campaign's first side. */
const BASE_BID_CENTS: Partial<Record<LeadSide, number>> = {
  buyer: 4_000,
  seller: 7_000,
  renter: 600,
  investor_seller: 5_000,
};

function buildPlace(markets: Markets, random: Random): Criteria {
  // Draws a ZIP evenly, which places by ZIP count: large states and counties get more campaigns.
  const home = random.pick(markets.zips);
  const kind = random.weighted([
    ["state", 30],
    ["county", 40],
    ["zip", 20],
    ["radius", 10],
  ] as const);
  if (kind === "state") {
    const states = new Set([home.state]);
    while (random.chance(0.15)) states.add(random.pick(markets.states));
    return { field: "state", in: [...states] };
  }
  const inState = markets.zipsByState.get(home.state) ?? [home];
  if (kind === "county") {
    const counties = new Set([home.county_fips ?? ""]);
    for (let more = random.whole(0, 7); more > 0; more -= 1)
      counties.add(random.pick(inState).county_fips ?? "");
    return { field: "county_fips", in: [...counties] };
  }
  if (kind === "zip") {
    const inCounty = markets.zipsByCounty.get(home.county_fips ?? "") ?? [home];
    const zips = new Set([home.zip_code]);
    for (let more = random.whole(4, 29); more > 0; more -= 1)
      zips.add(random.pick(random.chance(0.8) ? inCounty : inState).zip_code);
    return { field: "zip_code", in: [...zips] };
  }
  return {
    field: "radius",
    zip_code: home.zip_code,
    miles: random.weighted([
      [10, 3],
      [15, 2],
      [25, 4],
      [40, 2],
      [60, 1],
      [100, 0.3],
    ]),
    latitude: home.latitude,
    longitude: home.longitude,
  };
}

const TYPES: readonly (readonly [PropertyType[], number])[] = [
  [["single_family"], 4],
  [["single_family", "townhouse"], 4],
  [["single_family", "condo", "townhouse"], 4],
  [["condo", "co_op"], 1],
  [["multi_2_4", "multi_5_plus"], 1],
  [["land", "farm_ranch"], 0.5],
];

/** One to three rules: price, type, score and nested any / not. */
function buildRules(random: Random): Criteria[] {
  const rules: Criteria[] = [];
  for (let more = random.whole(1, 3); more > 0; more -= 1) rules.push(random.pick(RULES)(random));
  return rules;
}

const RULES: readonly ((random: Random) => Criteria)[] = [
  (random) => {
    const min = random.whole(4, 24) * 2_500_000;
    return { field: "price_cents", min, max: min + random.whole(6, 40) * 2_500_000 };
  },
  (random) => ({ field: "price_cents", min: random.whole(4, 16) * 2_500_000 }),
  (random) => ({ field: "property_type", in: random.weighted(TYPES) }),
  (random) => ({ field: "score", min: random.pick([3_000, 4_000, 5_000, 6_000, 7_000]) }),
  (random) => ({
    any: [
      { field: "timing", in: ["asap_0_30d", "m1_3"] },
      { field: "score", min: random.pick([6_000, 7_000, 8_000]) },
    ],
  }),
  () => ({
    not: {
      any: [
        { field: "property_type", in: ["land", "manufactured"] },
        { field: "agent_status", in: ["signed_agreement"] },
      ],
    },
  }),
  () => ({ not: { field: "agent_status", in: ["signed_agreement", "working_informally"] } }),
  (random) => ({
    any: [
      { field: "finance_status", in: ["cash", "pre_approved"] },
      {
        all: [
          { field: "tier", in: ["hot", "nurture"] },
          { not: { field: "timing", in: ["browsing", "unknown"] } },
          { field: "beds", min: random.whole(2, 4) },
        ],
      },
    ],
  }),
];
