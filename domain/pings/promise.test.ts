// Tests when a post still equals its ping, and when a buyer's promise is still valid.
import { NOT_STATED } from "../lead/plain-fact-values.ts";
import { describe, expect, it } from "vitest";
import type { ConsentTerms } from "../distribution/auction-lead.ts";
import type { BidAdjustment } from "../distribution/bidder.ts";
import type { LeadFacts } from "../lead/lead.ts";
import { SAMPLE_PLACE } from "../lead/samples.ts";
import { addedFacts, changedFacts, isConsentedTo, pingedFacts, stillWanted } from "./promise.ts";

const FACTS: LeadFacts = {
  ...NOT_STATED,
  side: "seller",
  propertyType: "single_family",
  place: SAMPLE_PLACE,
  priceMinCents: 35_000_000n as LeadFacts["priceMinCents"],
  priceMaxCents: null,
  beds: null,
  bathsQuarters: 8,
  livingAreaSqft: 1_400,
  timing: "unknown",
  financeStatus: "cash",
  agentStatus: "none",
  consentChannels: ["call"],
  verifications: [],
  ageMinutes: 2,
};
const SCORE = { total: 6_000, engagement: 60, intent: 60, financial: 60, tier: "nurture" as const };

describe("facts", () => {
  it("of the ping must be the same in the post; others may be added", () => {
    const [pinged, posted] = [
      pingedFacts(FACTS),
      pingedFacts({ ...FACTS, beds: 3, timing: "m1_3", bathsQuarters: 10, livingAreaSqft: null }),
    ];
    expect(changedFacts(pinged, posted)).toEqual([
      { field: "baths", pinged: 8, posted: 10 },
      { field: "sqft", pinged: 1_400, posted: null },
    ]);
    expect(addedFacts(pinged, posted)).toEqual([
      { field: "beds", pinged: null, posted: 3 },
      { field: "timing", pinged: null, posted: "m1_3" },
    ]);
    expect([changedFacts(pinged, pinged), addedFacts(pinged, pinged)]).toEqual([[], []]);
  });
});

describe("a promise", () => {
  const pinged = { timing: "unknown" as const, score: SCORE };
  const lower: BidAdjustment[] = [{ by: "timing", value: "browsing", percent: -5_000 }];

  it.each([
    ["stands for the same lead", { all: [] }, [], FACTS, SCORE, true],
    [
      "stands for a better score, though the buyer wanted lower ones",
      { field: "score", max: 7_000 },
      [],
      FACTS,
      { ...SCORE, total: 9_000, tier: "hot" },
      true,
    ],
    [
      "falls with a lower score that the buyer did not want",
      { field: "score", min: 5_500 },
      [],
      FACTS,
      { ...SCORE, total: 5_000 },
      false,
    ],
    [
      "stands with a lower score that the buyer wanted as well",
      { field: "score", min: 4_500 },
      [],
      FACTS,
      { ...SCORE, total: 5_000 },
      true,
    ],
    [
      "falls with an added fact that its criteria leave out",
      { not: { field: "beds", max: 1 } },
      [],
      { ...FACTS, beds: 1 },
      SCORE,
      false,
    ],
    [
      "falls with a certificate that its criteria leave out",
      { not: { field: "verification", in: ["certificate"] } },
      [],
      { ...FACTS, verifications: ["certificate"] },
      SCORE,
      false,
    ],
    [
      "stands without one",
      { not: { field: "verification", in: ["certificate"] } },
      [],
      FACTS,
      SCORE,
      true,
    ],
    [
      "falls with an age that its criteria leave out",
      { not: { field: "age_minutes", min: 60 } },
      [],
      { ...FACTS, ageMinutes: 61 },
      SCORE,
      false,
    ],
    [
      "falls with an added fact that lowers the bid",
      { all: [] },
      lower,
      { ...FACTS, timing: "browsing" },
      SCORE,
      false,
    ],
    [
      "stands with an added fact that does not",
      { all: [] },
      lower,
      { ...FACTS, timing: "m1_3" },
      SCORE,
      true,
    ],
  ] as const)("%s", (_name, criteria, adjustments, facts, score, stands) => {
    expect(stillWanted({ criteria, adjustments }, pinged, { facts, score })).toBe(stands);
  });

  it("requires consent for its channels, for the buyer or for the network's list", () => {
    const terms = {
      criteria: { all: [] },
      adjustments: [],
      contactChannels: ["call" as const],
      sellerNames: [
        { name: "Elm Homes", key: "elmhomes", isListed: false, fromMs: 1_000, untilMs: 2_000 },
      ],
    };
    const consent = {
      scope: "named" as const,
      sellerKeys: ["elmhomes"],
      channels: ["call" as const],
    };
    const isCovered = (
      change: Partial<ConsentTerms>,
      { consentAtMs = 1_500, isListed = false } = {},
    ): boolean =>
      isConsentedTo(
        { ...terms, sellerNames: terms.sellerNames.map((period) => ({ ...period, isListed })) },
        { consent: { ...consent, ...change }, consentAtMs },
      );
    expect(isCovered({})).toBe(true);
    expect(isCovered({ sellerKeys: ["oakhomes"] })).toBe(false);
    expect(isCovered({ channels: ["email"] })).toBe(false);
    expect(isCovered({ scope: "network", sellerKeys: [] })).toBe(false);
    expect(isCovered({ scope: "network", sellerKeys: [] }, { isListed: true })).toBe(true);
    expect(isCovered({}, { consentAtMs: 999 })).toBe(false);
    expect(isCovered({}, { consentAtMs: 2_000 })).toBe(false);
  });
});
