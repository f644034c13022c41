// Tests the guarantees of distribution over random auctions: deterministic, sequential, never past
// a limit, always the best choice.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { type Bidder, bidFor, rankOf, tieBreak } from "./bidder.ts";
import { CAP_WINDOWS, localMoment } from "./calendar.ts";
import { distribute } from "./distribute.ts";
import { capacityRefusal, eligibilityRefusal } from "./eligibility.ts";
import { MemoryBidderState, MemoryBidders } from "./memory-bidder-state.ts";
import { AT_MS, FACTS, marketOf, scenes } from "./market.test-support.ts";
import type { AuctionLead } from "./auction-lead.ts";
import { earningOf, reservePrice } from "./reserve.ts";
import { hasCapacity, dependsOnlyOnCapacity } from "./capacity-use.ts";

const FIRST = { priceRule: "first_price" } as const;
const SECOND = { priceRule: "second_price" } as const;
const rules = fc.constantFrom(FIRST, SECOND);

describe("distribute", () => {
  it("decides the same batch on the same bidder state the same way", () => {
    fc.assert(
      fc.property(scenes, rules, ({ list, batch, balances }, rule) => {
        const decide = () =>
          distribute(batch, new MemoryBidderState(marketOf(list, balances)), rule, AT_MS);
        expect(decide()).toEqual(decide());
      }),
    );
  });

  it("of a batch equals deciding its leads one by one in arrival order", () => {
    fc.assert(
      fc.property(scenes, rules, ({ list, batch, balances }, rule) => {
        const together = distribute(
          batch,
          new MemoryBidderState(marketOf(list, balances)),
          rule,
          AT_MS,
        );
        const market = marketOf(list, balances);
        const apart = batch.flatMap((auctionLead) => {
          const bidderState = new MemoryBidderState(market);
          const decisions = distribute([auctionLead], bidderState, rule, AT_MS);
          market.commit(bidderState);
          return decisions;
        });
        expect(together).toEqual(apart);
      }),
    );
  });

  it("never passes a cap, budget or wallet, sells no lead twice and no slot past the last", () => {
    fc.assert(
      fc.property(scenes, rules, ({ list, batch, balances }, rule) => {
        const market = marketOf(list, balances);
        const bidderState = new MemoryBidderState(market);
        const decisions = distribute(batch, bidderState, rule, AT_MS);
        market.commit(bidderState);
        for (const available of market.availableByAccount.values())
          expect(available).toBeGreaterThanOrEqual(0n);
        for (const bidder of list) expectWithinLimits(bidder, market);
        for (const [index, { sales }] of decisions.entries()) {
          const auctionLead = batch[index];
          const exclusive = sales.filter(({ mode }) => mode === "exclusive");
          expect(
            exclusive.length === 0
              ? sales.length <= (auctionLead?.sharedSlots ?? 0)
              : sales.length === 1,
          ).toBe(true);
          expect(new Set(sales.map(({ accountId }) => accountId)).size).toBe(sales.length);
        }
      }),
    );
  });

  it("sells only to eligible buyers, at most at their bid, never under the reserve", () => {
    fc.assert(
      fc.property(scenes, rules, ({ list, batch, balances }, rule) => {
        const decisions = distribute(
          batch,
          new MemoryBidderState(marketOf(list, balances)),
          rule,
          AT_MS,
        );
        for (const [index, auctionLead] of batch.entries()) {
          for (const sale of decisions[index]?.sales ?? []) {
            const bidder = bidderOf(list, sale.campaignNo);
            expect(eligibilityRefusal(bidder, auctionLead, AT_MS)).toBeNull();
            expect(sale.priceCents).toBeLessThanOrEqual(sale.bidCents);
            expect(sale.bidCents).toBe(
              bidFor(bidder, sale.mode, auctionLead.facts, auctionLead.tier),
            );
            const reserve =
              sale.mode === "exclusive"
                ? auctionLead.reserveExclusiveCents
                : auctionLead.reserveSharedCents;
            expect(earningOf(sale.priceCents, auctionLead.earningTerms)).toBeGreaterThanOrEqual(
              reserve,
            );
          }
        }
      }),
    );
  });

  it("reaches the highest total rank of all allowed sales", () => {
    fc.assert(
      fc.property(scenes, ({ list, batch, balances }) => {
        const [first] = batch;
        if (first === undefined) return;
        const auctionLead: AuctionLead = { ...first, routing: "best_price" };
        const [decision] = distribute(
          [auctionLead],
          new MemoryBidderState(marketOf(list, balances)),
          FIRST,
          AT_MS,
        );
        const sold = (decision?.sales ?? []).reduce(
          (sum, sale) => sum + rankOf(sale.bidCents, bidderOf(list, sale.campaignNo).modifier),
          0n,
        );
        expect(sold).toBe(bestByBruteForce(auctionLead, list, marketOf(list, balances)));
      }),
    );
  });

  it("gives every candidate that bids a line: won, or the reason why not", () => {
    fc.assert(
      fc.property(scenes, rules, ({ list, batch, balances }, rule) => {
        const decisions = distribute(
          batch,
          new MemoryBidderState(marketOf(list, balances)),
          rule,
          AT_MS,
        );
        for (const [index, auctionLead] of batch.entries()) {
          const asked = list.filter(
            (bidder) =>
              (auctionLead.allowsExclusive && bidder.exclusiveBidCents !== null) ||
              (auctionLead.sharedSlots > 0 && bidder.sharedBidCents !== null),
          );
          const lines = decisions[index]?.lines ?? [];
          expect(lines.map(({ campaignNo }) => campaignNo).sort((a, b) => a - b)).toEqual(
            asked.map(({ no }) => no),
          );
          expect(lines.filter(({ reason }) => reason === "won")).toHaveLength(
            decisions[index]?.sales.length ?? 0,
          );
        }
      }),
    );
  });

  it("by second price, makes shared winners pay at least the exclusive bid that they beat", () => {
    fc.assert(
      fc.property(scenes, ({ list, batch, balances }) => {
        const [first] = batch;
        if (first === undefined) return;
        const auctionLead: AuctionLead = { ...first, routing: "best_price" };
        const market = marketOf(list, balances);
        const [decision] = distribute([auctionLead], new MemoryBidderState(market), SECOND, AT_MS);
        const sales = decision?.sales ?? [];
        if (sales[0]?.mode !== "shared") return;
        const paid = sales.reduce(
          (sum, sale) => sum + rankOf(sale.priceCents, bidderOf(list, sale.campaignNo).modifier),
          0n,
        );
        expect(paid).toBeGreaterThanOrEqual(bestExclusiveRank(auctionLead, list, market));
      }),
    );
  });

  it("by second price, makes an exclusive winner pay the lowest winning bid", () => {
    const market = new MemoryBidders();
    for (const [index, bid] of [9_000, 6_001, 2_000].entries())
      market.bidders.set(
        index + 1,
        plainBidder(index + 1, {
          exclusiveBidCents: cents(bid),
          modifier: index === 0 ? 10_000 : 9_000,
        }),
      );
    for (const no of [1, 2, 3]) market.availableByAccount.set(`acc-${no}`, 100_000n);
    const [decision] = distribute([plainLead({})], new MemoryBidderState(market), SECOND, AT_MS);
    // 6,001 × 0.9 = 5,400.9 in the winner's own money, rounded up.
    expect(decision?.sales).toMatchObject([
      { campaignNo: 1, bidCents: 9_000n, priceCents: 5_401n },
    ]);
  });

  it("gives equal bids equal chances over many leads", () => {
    const wins = new Map<number, number>();
    for (let seed = 0; seed < 20_000; seed += 1) {
      const ties = [1, 2, 3, 4].map((no) => tieBreak(Math.imul(seed, 0x9e37_79b9) >>> 0, no));
      const winner = ties.indexOf(Math.min(...ties));
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    expect(wins.size).toBe(4);
    for (const count of wins.values()) expect(Math.abs(count - 5_000)).toBeLessThan(300);
  });

  it.each([
    ["priority", 2],
    ["weighted", 3],
    ["round_robin", 1],
  ] as const)("under %s the operator's order decides", (routing, winner) => {
    const market = new MemoryBidders();
    const day = { startMs: localMoment("UTC", AT_MS).starts.day, cents: 0n };
    const bidders = [
      plainBidder(1, { exclusiveBidCents: cents(1_000), priority: 9 }),
      plainBidder(2, { exclusiveBidCents: cents(2_000), priority: 1 }),
      plainBidder(3, { exclusiveBidCents: cents(3_000), priority: 5, weight: 10 }),
    ];
    for (const bidder of bidders) {
      market.bidders.set(bidder.no, bidder);
      market.availableByAccount.set(bidder.accountId, 100_000n);
    }
    for (const [no, leads] of [
      [1, 2],
      [2, 4],
      [3, 5],
    ] as const) {
      market.countersByNo.set(no, { ...market.counters(no), day: { ...day, leads } });
    }
    const [decision] = distribute(
      [plainLead({ routing })],
      new MemoryBidderState(market),
      FIRST,
      AT_MS,
    );
    expect(decision?.sales.map(({ campaignNo }) => campaignNo)).toEqual([winner]);
  });

  it("decides the same on any state with capacity for the sums, if only that matters", () => {
    let stood = 0;
    fc.assert(
      fc.property(
        scenes,
        fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 5, maxLength: 5 }),
        ({ list, batch, balances }, lower) => {
          const bidderState = new MemoryBidderState(marketOf(list, balances));
          const decisions = distribute(batch, bidderState, FIRST, AT_MS);
          if (!dependsOnlyOnCapacity(batch, decisions, bidderState, FIRST)) return;
          const poorer = marketOf(
            list,
            balances.map((balance, index) => Math.min(balance, lower[index] ?? 0)),
          );
          const fits = [...bidderState.takes().values()].every((take) =>
            hasCapacity(take, poorer.counters(take.campaignNo)),
          );
          const paid = [...bidderState.spentCents()].every(
            ([accountId, cents]) => poorer.availableCents(accountId) >= cents,
          );
          if (!fits || !paid) return;
          stood += 1;
          const again = distribute(batch, new MemoryBidderState(poorer), FIRST, AT_MS);
          expect(again.map(({ sales }) => sales)).toEqual(decisions.map(({ sales }) => sales));
        },
      ),
    );
    expect(stood).toBeGreaterThan(5);
  });
});

function plainBidder(no: number, changes: Partial<Bidder>): Bidder {
  return {
    no,
    campaignId: `campaign-${no}`,
    accountId: `acc-${no}`,
    exclusiveBidCents: null,
    sharedBidCents: null,
    adjustments: [],
    returnDays: 7,
    accountLimits: null,
    modifier: 10_000,
    priority: 1,
    weight: 1,
    limits: { leads: {}, cents: {} },
    sourceLimits: { leads: {}, cents: {} },
    pacing: "asap",
    schedule: { timeZone: "UTC", hours: [] },
    blockedSourceIds: new Set(),
    contactChannels: ["call", "email"],
    buyerKind: "agent",
    licensedStates: new Set(["CA"]),
    sellerNames: [{ name: "x", key: "x", isListed: true, fromMs: 0, untilMs: null }],
    ...changes,
  };
}

function plainLead(changes: Partial<AuctionLead>): AuctionLead {
  return {
    leadId: "018f0000-0000-7000-8000-000000000001",
    facts: FACTS,
    tier: "hot",
    consent: { scope: "network", sellerKeys: [], channels: ["call", "email"] },
    consentAtMs: AT_MS,
    sourceId: "src",
    allowsExclusive: true,
    sharedSlots: 0,
    earningTerms: { kind: "share", share: 7_000 },
    reserveExclusiveCents: cents(0),
    reserveSharedCents: cents(0),
    routing: "best_price",
    ownerAccountIds: new Set(),
    candidates: [1, 2, 3],
    candidatesComplete: true,
    ...changes,
  };
}

function bidderOf(list: readonly Bidder[], no: number): Bidder {
  const bidder = list[no - 1];
  if (bidder === undefined) throw new Error(`there is no bidder ${no}`);
  return bidder;
}

/** Ranks of all valid bids in a mode; for shared, only the best of each account. */
function ranksOf(
  auctionLead: AuctionLead,
  list: readonly Bidder[],
  market: MemoryBidders,
  mode: "exclusive" | "shared",
): bigint[] {
  const floor = reservePrice(
    mode === "exclusive" ? auctionLead.reserveExclusiveCents : auctionLead.reserveSharedCents,
    auctionLead.earningTerms,
  );
  const best = new Map<string, bigint>();
  for (const bidder of list) {
    const bid = bidFor(bidder, mode, auctionLead.facts, auctionLead.tier);
    if (bid === null || floor === null || bid < floor) continue;
    if (
      eligibilityRefusal(bidder, auctionLead, AT_MS) !== null ||
      capacityRefusal(bidder, auctionLead, bid, new MemoryBidderState(market), AT_MS) !== null
    )
      continue;
    const rank = rankOf(bid, bidder.modifier);
    if (rank > (best.get(bidder.accountId) ?? -1n)) best.set(bidder.accountId, rank);
  }
  return [...best.values()].sort((a, b) => (a > b ? -1 : 1));
}

function bestExclusiveRank(
  auctionLead: AuctionLead,
  list: readonly Bidder[],
  market: MemoryBidders,
): bigint {
  return auctionLead.allowsExclusive
    ? (ranksOf(auctionLead, list, market, "exclusive")[0] ?? 0n)
    : 0n;
}

function bestByBruteForce(
  auctionLead: AuctionLead,
  list: readonly Bidder[],
  market: MemoryBidders,
): bigint {
  const exclusive = bestExclusiveRank(auctionLead, list, market);
  const shared = ranksOf(auctionLead, list, market, "shared")
    .slice(0, auctionLead.sharedSlots)
    .reduce((sum, rank) => sum + rank, 0n);
  return exclusive > shared ? exclusive : shared;
}

function expectWithinLimits(bidder: Bidder, market: MemoryBidders): void {
  const counters = market.counters(bidder.no);
  for (const window of CAP_WINDOWS) {
    expect(counters[window].leads).toBeLessThanOrEqual(bidder.limits.leads[window] ?? Infinity);
    const most = bidder.limits.cents[window];
    if (most !== undefined) expect(counters[window].cents).toBeLessThanOrEqual(most);
    if (bidder.accountLimits !== null) {
      const { no, limits } = bidder.accountLimits;
      const shared = market.counters(no)[window];
      expect(shared.leads).toBeLessThanOrEqual(limits.leads[window] ?? Infinity);
      const mostShared = limits.cents[window];
      if (mostShared !== undefined) expect(shared.cents).toBeLessThanOrEqual(mostShared);
    }
    for (const sourceId of ["src-1", "src-2"]) {
      expect(market.sourceCounters(bidder.no, sourceId)[window].leads).toBeLessThanOrEqual(
        bidder.sourceLimits.leads[window] ?? Infinity,
      );
    }
  }
}
