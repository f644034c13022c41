// Tests that a replay uses balance, returns and modifiers as they were at each moment.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";
import { EMPTY_COUNTERS, NO_LIMITS } from "./caps.ts";
import type { FirstPriceRace } from "./first-price-race.ts";
import { AT_MS, bidders, offersFor } from "./market.test-support.ts";
import { movementLog } from "./movement-log.ts";
import type { PastLead } from "./past-lead.ts";
import { Replay } from "./replay.ts";
import type { Opening } from "./replay-state.ts";

const one = fc.sample(
  bidders.map((list) => list[0]),
  { numRuns: 1, seed: 1 },
)[0];
const plain = {
  ...one,
  no: 1,
  exclusiveBidCents: cents(5_000),
  adjustments: [],
  modifier: 10_000,
  limits: { leads: { total: 1 }, cents: {} },
  sourceLimits: NO_LIMITS,
  pacing: "asap",
  schedule: { timeZone: "UTC", hours: [] },
  blockedSourceIds: new Set(),
  licensedStates: new Set(["CA"]),
  contactChannels: ["email"],
} as unknown as Bidder;
const leadAt = (minutes: number, position = 0): PastLead => {
  const auctionLead = fc.sample(offersFor(1), { numRuns: 1, seed: 7 })[0]?.[0];
  if (auctionLead === undefined) throw new Error("no offer");
  return {
    atMs: AT_MS + minutes * 60_000,
    position,
    standingKey: -1,
    tieSeed: 0,
    allowsExclusive: true,
    sharedSlots: 0,
    exclusiveFloor: 0,
    sharedFloor: Infinity,
    inFull: null,
    hasSharedBids: false,
    bestRank: -1,
    enterRivals: () => undefined,
    auctionLead: {
      ...auctionLead,
      leadId: `018f0000-0000-7000-8000-${String(minutes).padStart(12, "0")}`,
      consent: { scope: "network", sellerKeys: [], channels: ["email"] },
      consentAtMs: 0,
      ownerAccountIds: new Set(),
    },
  };
};
const start = (part: Partial<Opening>): Opening => ({
  counters: EMPTY_COUNTERS,
  sourceCounters: new Map(),
  accountCounters: EMPTY_COUNTERS,
  availableCents: 5_000n,
  movements: movementLog([]),
  returnedAtMs: new Map(),
  modifiers: [],
  ...part,
});

describe("a replay", () => {
  it(
    "refunds the price and frees the place in the total cap when a lead that it bought is " +
      "returned",
    () => {
      const replay = new Replay(
        plain,
        0,
        start({ returnedAtMs: new Map([[leadAt(0).auctionLead.leadId, AT_MS + 90_000]]) }),
      );
      expect([0, 1, 2, 3].map((minutes) => replay.decide(leadAt(minutes)).reason)).toEqual([
        "won",
        "cap_reached",
        "won",
        "cap_reached",
      ]);
    },
  );

  it("spends what the account had at each moment", () => {
    const limits = NO_LIMITS;
    const movements = movementLog([
      { atMs: AT_MS, position: 0, cents: -5_000, reopens: false, counts: false },
      { atMs: AT_MS + 60_000, position: -1, cents: 5_000, reopens: false, counts: false },
    ]);
    const replay = new Replay(
      { ...plain, limits },
      0,
      start({ availableCents: 10_000n, movements }),
    );
    // The account's other campaign bought the first lead after this one had been decided; a minute
    // later money was added.
    expect(
      [leadAt(0, 0), leadAt(0, 1), leadAt(1)].map((lead) => replay.decide(lead).reason),
    ).toEqual(["won", "insufficient_funds", "won"]);
  });

  it("ranks by the modifier of the moment", () => {
    const rival = {
      bestRank: 4_500 * 10_000,
      enterRivals: (race: FirstPriceRace) => race.rival("exclusive", 4_500 * 10_000, 99, 9),
    };
    const replay = new Replay(
      { ...plain, limits: NO_LIMITS },
      0,
      start({
        availableCents: 100_000n,
        modifiers: [
          { fromMs: AT_MS + 60_000, modifier: 8_000 },
          { fromMs: AT_MS + 120_000, modifier: 9_500 },
        ],
      }),
    );
    expect(
      [0, 1, 2].map((minutes) => replay.decide({ ...leadAt(minutes), ...rival }).reason),
    ).toEqual(["won", "outbid", "won"]);
  });
});
