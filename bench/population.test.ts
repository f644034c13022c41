// Tests that the bench population has the promised shares and unique people, and that posts match
// the leads' facts.
import { describe, expect, it } from "vitest";
import { readPost } from "../domain/lead/read-post.ts";
import { validatePost } from "../domain/lead/validate-post.ts";
import { parseCriteria } from "../domain/criteria/parse-criteria.ts";
import { buildPlaceFinder, readZips } from "../server/platform/geo/zip-table.ts";
import { benchPhone, buildLeads } from "./leads.ts";
import { buildCampaigns, buildMarkets } from "./population.ts";

const NOW_MS = Date.UTC(2026, 10, 21);
const markets = buildMarkets(1_000);
const findPlace = buildPlaceFinder(readZips());

describe("bench campaigns", () => {
  const campaigns = buildCampaigns(2_000, markets);

  it("are the same in every run", () => {
    expect(buildCampaigns(50, buildMarkets(1_000))).toEqual(campaigns.slice(0, 50));
  });

  it("are 30 % by state, 40 % by county, 20 % by ZIP, 10 % by radius, half with more rules", () => {
    const shares = new Map<string, number>();
    let ruled = 0;
    for (const { criteria } of campaigns) {
      const rules = "all" in criteria ? criteria.all : [];
      const [, place] = rules;
      const field = place !== undefined && "field" in place ? place.field : "none";
      shares.set(field, (shares.get(field) ?? 0) + 1 / campaigns.length);
      if (rules.length > 2) ruled += 1 / campaigns.length;
    }
    expect(shares.get("state")).toBeCloseTo(0.3, 1);
    expect(shares.get("county_fips")).toBeCloseTo(0.4, 1);
    expect(shares.get("zip_code")).toBeCloseTo(0.2, 1);
    expect(shares.get("radius")).toBeCloseTo(0.1, 1);
    expect(ruled).toBeCloseTo(0.5, 1);
  });

  it("have criteria that the API accepts", () => {
    for (const { criteria } of campaigns) {
      expect(parseCriteria(criteria, { findZipCentre: findPlace })).toEqual({
        ok: true,
        value: criteria,
      });
    }
  });

  it("bid whole cents, and rank by their highest bid", () => {
    for (const { exclusiveBidCents, sharedBidCents, rank } of campaigns) {
      expect(rank).toBe(Math.max(exclusiveBidCents ?? 0, sharedBidCents ?? 0));
      expect(Number.isInteger(rank) && rank > 0).toBe(true);
    }
  });
});

describe("bench leads", () => {
  const leads = buildLeads(markets);

  it("post what their facts say", () => {
    for (let index = 0; index < 1_000; index += 1) {
      const post = readPost(leads.post(index, NOW_MS - 1_000));
      const valid = validatePost(post.lead, {
        nowMs: NOW_MS,
        findPlace,
        networkName: "Plat",
        formerNetworkNames: [],
      });
      if (!valid.ok) throw new Error(`lead ${index}: ${valid.error.message}`);
      expect(valid.value.facts).toEqual(leads.subject(index).facts);
      expect(valid.value.consent.scope).toBe("network");
    }
  });

  it("have unique phone numbers, on lines that are never dialed", () => {
    const phones = new Set<string>();
    for (let index = 0; index < 1_100_000; index += 1) phones.add(benchPhone(index));
    expect(phones.size).toBe(1_100_000);
    expect(benchPhone(0)).toBe("+12005552000");
    for (const index of [0, 7_999, 8_000, 1_000_000])
      expect(benchPhone(index)).toMatch(/^\+1[2-9][0-8]\d555[2-9]\d{3}$/);
  });
});
