// The demo's standing orders: five campaigns for each advertiser, by its style, kind and markets.
import type { CampaignDocument } from "../../contract/demand/campaign-document.ts";
import type { Random } from "../platform/random/seeded-random.ts";
import { DEMO_MARKETS, type DemoAdvertiser, type DemoMarket } from "./cast.ts";

const DOLLAR = 100;
/** Bids by style, in dollars: exclusive seller, exclusive buyer, shared slot. */
const BIDS = {
  premium: { seller: 96, buyer: 58, shared: 30 },
  volume: { seller: 52, buyer: 32, shared: 21 },
  cautious: { seller: 68, buyer: 42, shared: 24 },
} as const;

const OFFICE_HOURS = Array.from({ length: 6 }, (_, weekday) => ({
  weekday,
  open_minute: 8 * 60,
  close_minute: (weekday < 5 ? 19 : 15) * 60,
}));

/**
 * Five orders: sellers at home, buyers at home, shared leads everywhere, hot leads only, and a
 * niche.
 */
export function demoCampaigns(advertiser: DemoAdvertiser, random: Random): CampaignDocument[] {
  const markets = advertiser.markets
    .map((index) => DEMO_MARKETS[index])
    .filter((market) => market !== undefined);
  const [home] = markets;
  if (home === undefined) throw new Error(`${advertiser.name} has no market`);
  const bids = BIDS[advertiser.style];
  const spread = (dollars: number): number =>
    Math.round(dollars * (0.9 + 0.2 * random.next())) * DOLLAR;
  const schedule = {
    time_zone: home.timeZone,
    hours: advertiser.style === "cautious" ? OFFICE_HOURS : [],
  };
  const base = { schedule, contact_channels: ["call" as const, "text" as const, "email" as const] };
  return [
    sellersAtHome(advertiser, home, base, spread),
    buyersAtHome(advertiser, home, base, spread),
    sharedEverywhere(advertiser, markets, base, spread),
    hotOnly(advertiser, markets, base, spread),
    niche(advertiser, home, base, spread(bids.buyer * 0.8)),
  ];
}

type Base = Pick<CampaignDocument, "schedule" | "contact_channels">;
/** Cents of a bid around so many dollars. */
type Spread = (dollars: number) => number;

function sellersAtHome(
  advertiser: DemoAdvertiser,
  home: DemoMarket,
  base: Base,
  spread: Spread,
): CampaignDocument {
  const { style } = advertiser;
  const bids = BIDS[style];
  return {
    ...base,
    name: `${home.name} sellers`,
    criteria: {
      all: [
        { field: "side", in: sellerSide(advertiser) },
        countiesOf(home),
        { field: "score", min: style === "volume" ? 3_500 : 4_200 },
      ],
    },
    exclusive_bid_cents: spread(bids.seller),
    shared_bid_cents: spread(bids.shared),
    limits:
      style === "cautious"
        ? { leads: { day: 4, hour: 2 } }
        : { leads: { day: style === "volume" ? 120 : 80 } },
    pacing: style === "cautious" ? "even" : "asap",
  };
}

function buyersAtHome(
  { style }: DemoAdvertiser,
  home: DemoMarket,
  base: Base,
  spread: Spread,
): CampaignDocument {
  const bids = BIDS[style];
  return {
    ...base,
    name: `${home.name} buyers`,
    criteria: {
      all: [
        { field: "side", in: ["buyer", "buyer_and_seller"] },
        countiesOf(home),
        { field: "price_cents", min: 25_000_000 },
      ],
    },
    exclusive_bid_cents: spread(bids.buyer),
    shared_bid_cents: spread(bids.shared * 0.7),
    limits: { leads: { day: 5 }, cents: { month: 250_000 } },
    adjustments: [
      { by: "timing", value: "asap_0_30d", basis_points: 1_500 },
      { by: "tier", value: "cold", basis_points: -3_000 },
    ],
  };
}

function sharedEverywhere(
  { style }: DemoAdvertiser,
  markets: readonly DemoMarket[],
  base: Base,
  spread: Spread,
): CampaignDocument {
  const bids = BIDS[style];
  return {
    ...base,
    name: "Shared leads, all our markets",
    criteria: {
      all: [
        { any: markets.map(countiesOf) },
        { field: "tier", in: ["hot", "nurture"] },
        { not: { field: "timing", in: ["browsing", "m12_plus"] } },
      ],
    },
    shared_bid_cents: spread(bids.shared * 0.8),
    limits: { leads: { week: 200 } },
    source_limits: { leads: { day: 40 } },
  };
}

function hotOnly(
  { style }: DemoAdvertiser,
  markets: readonly DemoMarket[],
  base: Base,
  spread: Spread,
): CampaignDocument {
  const bids = BIDS[style];
  return {
    ...base,
    name: "Hot only",
    criteria: {
      all: [
        { field: "tier", in: ["hot"] },
        { any: markets.map((market) => ({ field: "state", in: [market.state] })) },
      ],
    },
    exclusive_bid_cents: spread(bids.seller * 1.5),
    limits: { cents: { week: 90_000 } },
  };
}

function niche(
  advertiser: DemoAdvertiser,
  home: DemoMarket,
  base: Base,
  bidCents: number,
): CampaignDocument {
  const near = { field: "radius", zip_code: home.centreZip, miles: 12 };
  if (advertiser.kind === "investor") {
    return {
      ...base,
      name: "Investor sellers under $350k",
      criteria: {
        all: [
          { field: "side", in: ["seller", "investor_seller"] },
          near,
          { field: "price_cents", max: 35_000_000 },
        ],
      },
      exclusive_bid_cents: bidCents,
    };
  }
  if (advertiser.kind === "lender") {
    return {
      ...base,
      name: "Buyers without a lender",
      criteria: {
        all: [
          { field: "side", in: ["buyer"] },
          near,
          { field: "finance_status", in: ["not_started", "talking_to_lender"] },
        ],
      },
      shared_bid_cents: Math.round(bidCents / 2),
      exclusive_bid_cents: bidCents,
    };
  }
  const kind = advertiser.style === "premium" ? "condo" : "townhouse";
  return {
    ...base,
    name: kind === "condo" ? "Downtown condos" : "Townhouses in town",
    status: advertiser.style === "volume" ? "paused" : "active",
    criteria: { all: [{ field: "property_type", in: [kind] }, near] },
    exclusive_bid_cents: bidCents,
    shared_bid_cents: Math.round(bidCents / 2),
  };
}

function sellerSide(advertiser: DemoAdvertiser): string[] {
  return advertiser.kind === "investor"
    ? ["seller", "investor_seller"]
    : ["seller", "buyer_and_seller"];
}

function countiesOf(market: DemoMarket): { field: string; in: string[] } {
  return { field: "county_fips", in: [...market.counties] };
}
