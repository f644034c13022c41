import { describe, expect, it } from "vitest";
import type { BidAdjustment } from "./bidder.ts";
import {
  type LimitConflict,
  type PlainBids,
  type PlainLimits,
  findLimitConflicts,
} from "./limit-conflicts.ts";

const BIDS = { exclusiveCents: 9_500, sharedCents: 3_000 };
const find = (
  limits: Partial<PlainLimits>,
  bids: PlainBids = BIDS,
  adjustments: readonly BidAdjustment[] = [],
): LimitConflict[] => findLimitConflicts({ leads: {}, cents: {}, ...limits }, bids, adjustments);

describe("consistent limits", () => {
  it.each<[string, Partial<PlainLimits>]>([
    ["none", {}],
    [
      "growing with their window",
      {
        leads: { hour: 2, day: 10, week: 50, month: 50, total: 500 },
        cents: { day: 100_000, total: 500_000 },
      },
    ],
    ["just one lead's money", { cents: { day: 9_500 } }],
  ])("%s", (_, limits) => {
    expect(find(limits)).toEqual([]);
  });

  it("are checked with the lowest bid that the adjustments allow", () => {
    const adjustments: BidAdjustment[] = [
      { by: "tier", value: "cold", percent: -4_000 },
      { by: "tier", value: "nurture", percent: -2_000 },
      { by: "timing", value: "browsing", percent: -1_000 },
      { by: "county_fips", value: "06067", percent: 5_000 },
    ];
    expect(find({ cents: { day: 4_750 } }, BIDS, adjustments)).toEqual([]);
    expect(find({ cents: { day: 4_749 } }, BIDS, adjustments)).toEqual([
      { kind: "below_bid", unit: "cents", window: "day", sale: "exclusive", bidCents: 4_750 },
    ]);
  });
});

describe("a conflict", () => {
  it("is a shorter window that allows more than a longer one", () => {
    expect(
      find({ leads: { day: 50, week: 20, total: 100 }, cents: { week: 90_000, month: 80_000 } }),
    ).toEqual([
      { kind: "above_longer", unit: "leads", window: "day", longer: "week" },
      { kind: "above_longer", unit: "cents", window: "week", longer: "month" },
    ]);
  });

  it("is a budget below one lead's price, for the mode that costs too much", () => {
    expect(find({ cents: { day: 9_499 } })).toEqual([
      { kind: "below_bid", unit: "cents", window: "day", sale: "exclusive", bidCents: 9_500 },
    ]);
    expect(find({ cents: { hour: 2_999 } }, { exclusiveCents: null, sharedCents: 3_000 })).toEqual([
      { kind: "below_bid", unit: "cents", window: "hour", sale: "shared", bidCents: 3_000 },
    ]);
  });
});
