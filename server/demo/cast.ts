// Who trades on the demo network: made-up companies in real places. Everything here is invented but
// the geography.
import type { BuyerKind, SourceKind, TrafficKind } from "../../domain/lead/vocabulary.ts";

/** A metropolitan area with its counties (FIPS) and how much of the traffic comes from it. */
export interface DemoMarket {
  readonly name: string;
  readonly state: string;
  readonly timeZone: string;
  readonly counties: readonly string[];
  readonly centreZip: string;
  readonly weight: number;
}

export const DEMO_MARKETS: readonly DemoMarket[] = [
  {
    name: "Sacramento",
    state: "CA",
    timeZone: "America/Los_Angeles",
    counties: ["06067", "06061", "06017", "06113"],
    centreZip: "95814",
    weight: 30,
  },
  {
    name: "Phoenix",
    state: "AZ",
    timeZone: "America/Phoenix",
    counties: ["04013"],
    centreZip: "85004",
    weight: 16,
  },
  {
    name: "Austin",
    state: "TX",
    timeZone: "America/Chicago",
    counties: ["48453", "48491"],
    centreZip: "78701",
    weight: 14,
  },
  {
    name: "Tampa",
    state: "FL",
    timeZone: "America/New_York",
    counties: ["12057", "12103"],
    centreZip: "33602",
    weight: 14,
  },
  {
    name: "Denver",
    state: "CO",
    timeZone: "America/Denver",
    counties: ["08031", "08005", "08059"],
    centreZip: "80202",
    weight: 13,
  },
  {
    name: "Charlotte",
    state: "NC",
    timeZone: "America/New_York",
    counties: ["37119", "37179"],
    centreZip: "28202",
    weight: 13,
  },
];

/**
 * How an advertiser buys: `premium` bids high on good leads, `volume` bids low on many, `cautious`
 * keeps caps and hours.
 */
export type BuyingStyle = "premium" | "volume" | "cautious";

export interface DemoAdvertiser {
  readonly name: string;
  readonly kind: BuyerKind;
  readonly style: BuyingStyle;
  /** Indexes into DEMO_MARKETS, the home market first. */
  readonly markets: readonly number[];
  readonly startDollars: number;
}

export const DEMO_ADVERTISERS: readonly DemoAdvertiser[] = [
  {
    name: "Cedar & Main Realty",
    kind: "broker",
    style: "premium",
    markets: [0, 1],
    startDollars: 4_000,
  },
  {
    name: "Golden Meadow Homes",
    kind: "agent",
    style: "premium",
    markets: [0],
    startDollars: 1_500,
  },
  {
    name: "Delta Keys Group",
    kind: "broker",
    style: "volume",
    markets: [0, 4],
    startDollars: 3_000,
  },
  {
    name: "Foothill Buyers Club",
    kind: "agent",
    style: "premium",
    markets: [0],
    startDollars: 2_500,
  },
  {
    name: "Riverbend Home Loans",
    kind: "lender",
    style: "volume",
    markets: [0, 1, 2],
    startDollars: 3_500,
  },
  {
    name: "Quick Ledger Investments",
    kind: "investor",
    style: "volume",
    markets: [0, 1, 3],
    startDollars: 3_000,
  },
  {
    name: "Saguaro Property Partners",
    kind: "broker",
    style: "premium",
    markets: [1],
    startDollars: 3_000,
  },
  {
    name: "Hill Country Agents",
    kind: "broker",
    style: "premium",
    markets: [2],
    startDollars: 3_000,
  },
  {
    name: "Bayline Realty",
    kind: "broker",
    style: "cautious",
    markets: [3, 5],
    startDollars: 2_500,
  },
  { name: "Mile High Move", kind: "agent", style: "premium", markets: [4], startDollars: 2_500 },
  {
    name: "Queen City Doors",
    kind: "broker",
    style: "volume",
    markets: [5, 3],
    startDollars: 2_500,
  },
  {
    name: "Lantern Mortgage",
    kind: "lender",
    style: "cautious",
    markets: [2, 4, 5],
    startDollars: 2_000,
  },
];

export interface DemoAffiliate {
  readonly name: string;
  readonly sourceName: string;
  readonly sourceKind: SourceKind;
  readonly unsoldRule: "reject" | "list";
  readonly share: number;
  readonly traffic: TrafficKind;
  /** Part of the network's posts. */
  readonly weight: number;
  /** 0–1: how complete and fresh its leads are. */
  readonly quality: number;
}

export const DEMO_AFFILIATES: readonly DemoAffiliate[] = [
  {
    name: "Porchlight Media",
    sourceName: "Home value form",
    sourceKind: "api",
    unsoldRule: "list",
    share: 7_000,
    traffic: "own_site",
    weight: 22,
    quality: 0.75,
  },
  {
    name: "Northstar Search",
    sourceName: "Search campaigns",
    sourceKind: "api",
    unsoldRule: "reject",
    share: 7_000,
    traffic: "search",
    weight: 18,
    quality: 0.6,
  },
  {
    name: "Keystone Leads",
    sourceName: "Partner sites",
    sourceKind: "api",
    unsoldRule: "reject",
    share: 6_500,
    traffic: "own_site",
    weight: 15,
    quality: 0.5,
  },
  {
    name: "Clearview Publishing",
    sourceName: "Moving guide",
    sourceKind: "form",
    unsoldRule: "list",
    share: 7_000,
    traffic: "own_site",
    weight: 13,
    quality: 0.65,
  },
  {
    name: "Open House Weekly",
    sourceName: "Newsletter",
    sourceKind: "form",
    unsoldRule: "list",
    share: 7_000,
    traffic: "email",
    weight: 11,
    quality: 0.55,
  },
  {
    name: "Bright Path Digital",
    sourceName: "Social ads",
    sourceKind: "api",
    unsoldRule: "reject",
    share: 7_000,
    traffic: "social",
    weight: 9,
    quality: 0.4,
  },
  {
    name: "Main Street Referrals",
    sourceName: "Referral chat",
    sourceKind: "chat",
    unsoldRule: "list",
    share: 7_500,
    traffic: "other",
    weight: 7,
    quality: 0.85,
  },
  {
    name: "Tally Data Co",
    sourceName: "Event lists",
    sourceKind: "import",
    unsoldRule: "list",
    share: 6_000,
    traffic: "offline",
    weight: 5,
    quality: 0.35,
  },
];

/** What the first affiliate calls the source of its files. */
export const IMPORT_SOURCE = "CSV files";
