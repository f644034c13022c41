// Checks what of a campaign is found to bid over the network's ceiling.
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { type BidTerms, findOverCeiling } from "./bid-ceiling.ts";

const CEILING = cents(10_000);
const found = (terms: Partial<BidTerms>) =>
  findOverCeiling(
    { exclusiveBidCents: cents(8_000), sharedBidCents: null, adjustments: [], ...terms },
    CEILING,
  );

describe("findOverCeiling", () => {
  it("names each bid over the ceiling, and none at it", () => {
    expect(found({ exclusiveBidCents: cents(10_000) })).toEqual([]);
    expect(found({ exclusiveBidCents: cents(10_001) })).toEqual(["exclusive"]);
    expect(found({ sharedBidCents: cents(10_001) })).toEqual(["shared"]);
    expect(found({ exclusiveBidCents: cents(20_000), sharedBidCents: cents(10_001) })).toEqual([
      "exclusive",
      "shared",
    ]);
  });

  it("adds up the highest raise of each kind, as a lead can have one of each", () => {
    const hot = { by: "tier", value: "hot", percent: 2_000 } as const;
    const nurture = { by: "tier", value: "nurture", percent: 500 } as const;
    const lower = { by: "timing", value: "browsing", percent: -9_000 } as const;
    const county = { by: "county_fips", value: "06067", percent: 500 } as const;
    expect(found({ adjustments: [hot, nurture, county, lower] })).toEqual([]);
    expect(found({ adjustments: [hot, { ...county, percent: 501 }] })).toEqual(["adjustments"]);
    expect(
      found({ exclusiveBidCents: null, sharedBidCents: cents(9_600), adjustments: [nurture] }),
    ).toEqual(["adjustments"]);
  });

  it("lets no reduction excuse a bid", () => {
    const lower = { by: "tier", value: "hot", percent: -9_000 } as const;
    expect(found({ exclusiveBidCents: cents(50_000), adjustments: [lower] })).toEqual([
      "exclusive",
    ]);
  });
});
