// Tests that a replay of an unchanged campaign repeats distribution's outcomes, and that a replay
// of a changed one equals distribution on the same bidder state.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../money/money.ts";
import { type Bidder, tieSeed } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { EMPTY_COUNTERS, NO_LIMITS, countPurchase } from "./caps.ts";
import type { EligibleBids } from "./auction.ts";
import { decideAuction, distribute } from "./distribute.ts";
import { AT_MS, bidders, marketOf, offersFor } from "./market.test-support.ts";
import { MemoryBidderState, type MemoryBidders } from "./memory-bidder-state.ts";
import type { Decision, DistributionRules, AuctionLead } from "./auction-lead.ts";
import { type RankedBid, exactRank } from "./price.ts";
import type { PastLead } from "./past-lead.ts";
import { Replay, type ReplayOutcome } from "./replay.ts";
import { type Movement, movementLog } from "./movement-log.ts";
import type { Opening } from "./replay-state.ts";

/** Time between leads: within the quarter hour for which caps are cached, and beyond it. */
const steps = fc.constantFrom(900, 50_000, 17 * 60_000);
const ACCOUNTS = ["acc-a", "acc-b", "acc-c", "acc-d", "acc-e"];
const rules = fc.constantFrom<DistributionRules>(
  { priceRule: "first_price" },
  { priceRule: "second_price" },
);
const money = fc.array(fc.integer({ min: 0, max: 60_000 }), {
  minLength: ACCOUNTS.length,
  maxLength: ACCOUNTS.length,
});
const scenes = bidders.chain((list) =>
  fc.record({
    list: fc.constant(list),
    batch: offersFor(list.length),
    balances: money,
    rule: rules,
    pick: fc.nat(),
    stepMs: steps,
  }),
);

type Scene = typeof scenes extends fc.Arbitrary<infer Value> ? Value : never;

interface Decided {
  readonly auctionLead: AuctionLead;
  readonly decision: Decision;
  readonly atMs: number;
}

/** Decides leads one after the other. */
function decideAll({
  list,
  batch,
  balances,
  rule,
  stepMs,
}: Pick<Scene, "list" | "batch" | "balances" | "rule" | "stepMs">): Decided[] {
  const market = marketOf(list, balances);
  return batch.map((auctionLead, index) => {
    const atMs = AT_MS + index * stepMs;
    const bidderState = new MemoryBidderState(market);
    const [decision] = distribute([auctionLead], bidderState, rule, atMs);
    market.commit(bidderState);
    if (decision === undefined) throw new Error("one offer has one decision");
    return { auctionLead, decision, atMs };
  });
}

function rivalsOf(decision: Decision, ownNo: number): EligibleBids {
  const bids: EligibleBids = { exclusive: [], shared: [] };
  for (const { bid, mode } of decision.lines) {
    if (bid === null || bid.bidder.no === ownNo) continue;
    bids[mode].push(bid);
    if (bid.other !== null) bids[mode === "exclusive" ? "shared" : "exclusive"].push(bid.other);
  }
  return bids;
}

const keys = new Map<string, number>();
/** The same key for all leads with the same eligibility of buyers. */
function keyOf({ sourceId, consent, ownerAccountIds }: AuctionLead): number {
  const text = JSON.stringify([sourceId, consent, [...ownerAccountIds]]);
  const key = keys.get(text) ?? keys.size;
  keys.set(text, key);
  return key;
}

function pastOf(
  { auctionLead, decision: { terms, ...decision }, atMs }: Decided,
  ownNo: number,
  isFull: boolean,
): PastLead {
  const rivals = (): EligibleBids => rivalsOf({ ...decision, terms }, ownNo);
  return {
    auctionLead,
    atMs,
    position: 0,
    standingKey: isFull ? -1 : keyOf(auctionLead),
    tieSeed: tieSeed(auctionLead.leadId),
    allowsExclusive: terms.allowsExclusive,
    sharedSlots: terms.sharedSlots,
    exclusiveFloor:
      terms.exclusiveFloorCents === null ? Infinity : Number(terms.exclusiveFloorCents),
    sharedFloor: terms.sharedFloorCents === null ? Infinity : Number(terms.sharedFloorCents),
    inFull:
      isFull || terms.routing !== "best_price" || terms.priceRule !== "first_price"
        ? { terms, rivals }
        : null,
    hasSharedBids: rivals().shared.length > 0,
    bestRank: Math.max(-1, ...rivals().exclusive.map((bid) => Number(exactRank(bid)))),
    enterRivals: (race) => {
      const bids = rivals();
      for (const mode of ["exclusive", "shared"] as const)
        for (const bid of bids[mode])
          race.rival(
            mode,
            Number(exactRank(bid)),
            bid.bidder.no,
            ACCOUNTS.indexOf(bid.bidder.accountId),
          );
    },
  };
}

/** Movements for the purchases of the account's other campaigns. */
function movementsOf(history: readonly Decided[], { no, accountId }: Bidder): Movement[] {
  return history.flatMap(({ decision, atMs }) =>
    decision.sales
      .filter((sale) => sale.accountId === accountId && sale.campaignNo !== no)
      .map((sale) => ({
        atMs,
        position: 0,
        cents: -Number(sale.priceCents),
        reopens: false,
        counts: true,
      })),
  );
}

const openingOf = (
  history: readonly Decided[],
  bidder: Bidder,
  balances: readonly number[],
): Opening => ({
  counters: EMPTY_COUNTERS,
  sourceCounters: new Map(),
  accountCounters: EMPTY_COUNTERS,
  availableCents: BigInt(balances[ACCOUNTS.indexOf(bidder.accountId)] ?? 0),
  movements: movementLog(movementsOf(history, bidder)),
  returnedAtMs: new Map(),
  modifiers: [],
});

/** The recorded outcome of a campaign in the form of a replay's outcome. */
function recorded({ decision }: Decided, no: number): ReplayOutcome {
  const sale = decision.sales.find(({ campaignNo }) => campaignNo === no);
  if (sale !== undefined) return { reason: "won", mode: sale.mode, priceCents: sale.priceCents };
  const line = decision.lines.find(({ campaignNo }) => campaignNo === no);
  return { reason: line === undefined || line.reason === "won" ? "not_offered" : line.reason };
}

function replayAll(
  history: readonly Decided[],
  bidder: Bidder,
  opening: Opening,
  isFull = false,
): ReplayOutcome[] {
  const replay = new Replay(bidder, ACCOUNTS.indexOf(bidder.accountId), opening);
  return history.map((one) => replay.decide(pastOf(one, bidder.no, isFull)));
}

function countForAccount(
  market: MemoryBidders,
  { accountLimits }: Bidder,
  { atMs, cents: amount }: Movement,
): void {
  if (accountLimits === null) return;
  const { no, timeZone } = accountLimits;
  market.countersByNo.set(
    no,
    countPurchase(market.counters(no), localMoment(timeZone, atMs), BigInt(-amount)),
  );
}

/**
 * Distribution itself, lead by lead: the others bid their recorded valid bids without further
 * limits, and the campaign has its own bidder state.
 */
function decideAgain(
  history: readonly Decided[],
  changed: Bidder,
  availableCents: number,
  movements: readonly Movement[],
  rule: DistributionRules,
): ReplayOutcome[] {
  const market = marketOf([changed], []);
  market.availableByAccount.set(changed.accountId, BigInt(availableCents));
  return history.map((one, index) => {
    const earlier = history[index - 1];
    for (const movement of movements)
      if (earlier !== undefined && movement.atMs === earlier.atMs) {
        market.availableByAccount.set(
          changed.accountId,
          market.availableCents(changed.accountId) + BigInt(movement.cents),
        );
        countForAccount(market, changed, movement);
      }
    const rivals = rivalsOf(one.decision, changed.no);
    const bidderState = new MemoryBidderState({
      bidder: (no) => (no === changed.no ? changed : fixed(rivals, no, one.auctionLead)),
      counters: (no) =>
        no === changed.no || no === changed.accountLimits?.no
          ? market.counters(no)
          : {
              ...EMPTY_COUNTERS,
              day: {
                startMs: Date.parse("2026-06-03T07:00:00Z"),
                leads: takenOf(rivals, no),
                cents: 0n,
              },
            },
      sourceCounters: (no, sourceId) => market.sourceCounters(no, sourceId),
      availableFor: (bidder) =>
        bidder.no === changed.no ? market.availableFor(bidder) : 10n ** 12n,
    });
    const decision = decideAuction(
      {
        ...one.auctionLead,
        candidates: [
          ...new Set([...rivals.exclusive, ...rivals.shared].map(({ bidder }) => bidder.no)),
          changed.no,
        ],
      },
      bidderState,
      rule,
      one.atMs,
    );
    for (const sale of decision.sales)
      if (sale.campaignNo === changed.no)
        bidderState.take(sale.campaignNo, one.auctionLead.sourceId, sale.priceCents, one.atMs);
    market.commit(bidderState);
    return recorded({ ...one, decision }, changed.no);
  });
}

function takenOf({ exclusive, shared }: EligibleBids, no: number): number {
  return [...exclusive, ...shared].find(({ bidder }) => bidder.no === no)?.boughtToday ?? 0;
}

function fixed(
  { exclusive, shared }: EligibleBids,
  no: number,
  auctionLead: AuctionLead,
): Bidder | undefined {
  const one = [...exclusive, ...shared].find(({ bidder }) => bidder.no === no);
  if (one === undefined) return undefined;
  const bidIn = (bids: readonly RankedBid[]): Cents | null =>
    bids.find(({ bidder }) => bidder.no === no)?.bidCents ?? null;
  return {
    ...one.bidder,
    returnDays: 7,
    exclusiveBidCents: bidIn(exclusive),
    sharedBidCents: bidIn(shared),
    adjustments: [],
    limits: NO_LIMITS,
    sourceLimits: NO_LIMITS,
    accountLimits: null,
    pacing: "asap",
    schedule: { timeZone: "America/Los_Angeles", hours: [] },
    blockedSourceIds: new Set(),
    contactChannels:
      auctionLead.consent.channels.length === 0 ? ["email"] : ["call", "text", "email"],
    buyerKind: "agent",
    licensedStates: new Set([auctionLead.facts.place.state]),
    sellerNames: [
      {
        name: "own",
        key: auctionLead.consent.sellerKeys[0] ?? "own",
        isListed: true,
        fromMs: 0,
        untilMs: null,
      },
    ],
  };
}

describe("a replay", () => {
  it("of an unchanged campaign returns the recorded outcomes, lead by lead", () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { list, balances } = scene;
        const history = decideAll(scene);
        for (const bidder of list)
          expect(replayAll(history, bidder, openingOf(history, bidder, balances))).toEqual(
            history.map((one) => recorded(one, bidder.no)),
          );
      }),
      { numRuns: 200 },
    );
  });

  it("of a changed campaign equals distribution against the others' recorded bids", () => {
    const change = fc.record({
      exclusiveBidCents: fc.option(
        fc.integer({ min: 100, max: 15_000 }).map((value) => cents(value)),
      ),
      sharedBidCents: fc.option(fc.integer({ min: 100, max: 8_000 }).map((value) => cents(value))),
      limits: bidders.map((list) => list[0]?.limits ?? NO_LIMITS),
    });
    fc.assert(
      fc.property(scenes, change, (scene, changes) => {
        const { list, batch, balances, rule, pick } = scene;
        // Recorded bids are replayed for every eligible buyer, so the others' consent must not
        // depend on the buyer.
        const history = decideAll({
          ...scene,
          batch: batch.map((auctionLead) => ({
            ...auctionLead,
            consent: { ...auctionLead.consent, scope: "network" as const },
          })),
        });
        const bidder = list[pick % list.length];
        if (bidder === undefined) return;
        const changed: Bidder = { ...bidder, ...changes };
        const opening = openingOf(history, changed, balances);
        expect(replayAll(history, changed, opening)).toEqual(
          replayAll(history, changed, opening, true),
        );
        expect(replayAll(history, changed, opening)).toEqual(
          decideAgain(
            history,
            changed,
            Number(opening.availableCents),
            movementsOf(history, changed),
            rule,
          ),
        );
      }),
      { numRuns: 200 },
    );
  });
});
