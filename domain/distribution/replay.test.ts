// A replay says what distribution said of an unchanged campaign, and of a changed one what
// distribution would say on the same book.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../money/money.ts";
import { type Bidder, tieBreak, tieSeed } from "./bidder.ts";
import { EMPTY_COUNTERS, NO_LIMITS } from "./caps.ts";
import type { StandingBids } from "./contest.ts";
import { decideOffer, distribute } from "./distribute.ts";
import { FirstPriceRace } from "./first-price-race.ts";
import { AT_MS, bidders, marketOf, offersFor } from "./market.test-support.ts";
import { CopyOnTakeBook } from "./memory-book.ts";
import { rankBids, settleContest } from "./contest.ts";
import type { ContestTerms, Decision, DistributionRules, Offer } from "./offer.ts";
import { type RankedBid, exactRank } from "./price.ts";
import { type PastLead, Replay, type ReplayOutcome } from "./replay.ts";
import { type Movement, movementLog } from "./movement-log.ts";
import type { Opening } from "./replay-book.ts";

/** From lead to lead: within the quarter of an hour for which caps are remembered, and past it. */
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
  readonly offer: Offer;
  readonly decision: Decision;
  readonly atMs: number;
}

/** Leads that come one after the other. */
function decideAll({
  list,
  batch,
  balances,
  rule,
  stepMs,
}: Pick<Scene, "list" | "batch" | "balances" | "rule" | "stepMs">): Decided[] {
  const market = marketOf(list, balances);
  return batch.map((offer, index) => {
    const atMs = AT_MS + index * stepMs;
    const book = new CopyOnTakeBook(market);
    const [decision] = distribute([offer], book, rule, atMs);
    market.commit(book);
    if (decision === undefined) throw new Error("one offer has one decision");
    return { offer, decision, atMs };
  });
}

function rivalsOf(decision: Decision, ownNo: number): StandingBids {
  const bids: StandingBids = { exclusive: [], shared: [] };
  for (const { bid, mode } of decision.lines) {
    if (bid === null || bid.bidder.no === ownNo) continue;
    bids[mode].push(bid);
    if (bid.other !== null) bids[mode === "exclusive" ? "shared" : "exclusive"].push(bid.other);
  }
  return bids;
}

const keys = new Map<string, number>();
/** One for all offers that are the same to who may buy at all. */
function keyOf({ sourceId, consent, ownerAccountIds }: Offer): number {
  const text = JSON.stringify([sourceId, consent, [...ownerAccountIds]]);
  const key = keys.get(text) ?? keys.size;
  keys.set(text, key);
  return key;
}

function pastOf(
  { offer, decision: { terms, ...decision }, atMs }: Decided,
  ownNo: number,
  isFull: boolean,
): PastLead {
  const rivals = (): StandingBids => rivalsOf({ ...decision, terms }, ownNo);
  return {
    offer,
    atMs,
    position: 0,
    standingKey: isFull ? -1 : keyOf(offer),
    tieSeed: tieSeed(offer.leadId),
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

/** What the account's other campaigns bought. */
function movementsOf(history: readonly Decided[], { no, accountId }: Bidder): Movement[] {
  return history.flatMap(({ decision, atMs }) =>
    decision.sales
      .filter((sale) => sale.accountId === accountId && sale.campaignNo !== no)
      .map((sale) => ({ atMs, position: 0, cents: -Number(sale.priceCents), reopens: false })),
  );
}

const openingOf = (
  history: readonly Decided[],
  bidder: Bidder,
  balances: readonly number[],
): Opening => ({
  counters: EMPTY_COUNTERS,
  sourceCounters: new Map(),
  availableCents: BigInt(balances[ACCOUNTS.indexOf(bidder.accountId)] ?? 0),
  movements: movementLog(movementsOf(history, bidder)),
  returnedAtMs: new Map(),
  modifiers: [],
});

/** The recorded outcome of a campaign, as a replay would tell it. */
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

/**
 * Distribution itself, lead by lead: the others bid what stood then and nothing else holds them
 * back, the campaign has its own book.
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
      if (earlier !== undefined && movement.atMs === earlier.atMs)
        market.availableByAccount.set(
          changed.accountId,
          market.availableCents(changed.accountId) + BigInt(movement.cents),
        );
    const rivals = rivalsOf(one.decision, changed.no);
    const book = new CopyOnTakeBook({
      bidder: (no) => (no === changed.no ? changed : fixed(rivals, no, one.offer)),
      counters: (no) =>
        no === changed.no
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
    const decision = decideOffer(
      {
        ...one.offer,
        candidates: [
          ...new Set([...rivals.exclusive, ...rivals.shared].map(({ bidder }) => bidder.no)),
          changed.no,
        ],
      },
      book,
      rule,
      one.atMs,
    );
    for (const sale of decision.sales)
      if (sale.campaignNo === changed.no)
        book.take(sale.campaignNo, one.offer.sourceId, sale.priceCents, one.atMs);
    market.commit(book);
    return recorded({ ...one, decision }, changed.no);
  });
}

function takenOf({ exclusive, shared }: StandingBids, no: number): number {
  return [...exclusive, ...shared].find(({ bidder }) => bidder.no === no)?.takenToday ?? 0;
}

function fixed({ exclusive, shared }: StandingBids, no: number, offer: Offer): Bidder | undefined {
  const one = [...exclusive, ...shared].find(({ bidder }) => bidder.no === no);
  if (one === undefined) return undefined;
  const bidIn = (bids: readonly RankedBid[]): Cents | null =>
    bids.find(({ bidder }) => bidder.no === no)?.bidCents ?? null;
  return {
    ...one.bidder,
    exclusiveBidCents: bidIn(exclusive),
    sharedBidCents: bidIn(shared),
    adjustments: [],
    limits: NO_LIMITS,
    sourceLimits: NO_LIMITS,
    pacing: "asap",
    schedule: { timeZone: "America/Los_Angeles", hours: [] },
    blockedSourceIds: new Set(),
    contactChannels: offer.consent.channels.length === 0 ? ["email"] : ["call", "text", "email"],
    buyerKind: "agent",
    licensedStates: new Set([offer.facts.place.state]),
    sellerName: offer.consent.sellers[0] ?? "",
    listedBuyer: true,
  };
}

describe("a replay", () => {
  it("of an unchanged campaign gives the recorded outcomes, lead by lead", () => {
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

  it("of a changed campaign gives what distribution decides against others' recorded bids", () => {
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
        // Bids that stood are given to whoever may buy at all, so the others' consent must not
        // depend on the buyer.
        const history = decideAll({
          ...scene,
          batch: batch.map((offer) => ({
            ...offer,
            consent: { ...offer.consent, scope: "network" as const },
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
    const offer = fc.sample(offersFor(1), { numRuns: 1, seed: 7 })[0]?.[0];
    if (offer === undefined) throw new Error("no offer");
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
      offer: {
        ...offer,
        leadId: `018f0000-0000-7000-8000-${String(minutes).padStart(12, "0")}`,
        consent: { scope: "network", sellers: [], channels: ["email"] },
        ownerAccountIds: new Set(),
      },
    };
  };
  const start = (part: Partial<Opening>): Opening => ({
    counters: EMPTY_COUNTERS,
    sourceCounters: new Map(),
    availableCents: 5_000n,
    movements: movementLog([]),
    returnedAtMs: new Map(),
    modifiers: [],
    ...part,
  });

  it("gives money and the place in the total cap back when a lead it bought was returned", () => {
    const replay = new Replay(
      plain,
      0,
      start({ returnedAtMs: new Map([[leadAt(0).offer.leadId, AT_MS + 90_000]]) }),
    );
    expect([0, 1, 2, 3].map((minutes) => replay.decide(leadAt(minutes)).reason)).toEqual([
      "won",
      "cap_reached",
      "won",
      "cap_reached",
    ]);
  });

  it("spends what the account had at each moment", () => {
    const limits = NO_LIMITS;
    const movements = movementLog([
      { atMs: AT_MS, position: 0, cents: -5_000, reopens: false },
      { atMs: AT_MS + 60_000, position: -1, cents: 5_000, reopens: false },
    ]);
    const replay = new Replay(
      { ...plain, limits },
      0,
      start({ availableCents: 10_000n, movements }),
    );
    // The account's other campaign bought the first lead after this one had looked at it; a minute
    // later money came in.
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

describe("a first-price race", () => {
  it("has the winner that settling in full has", () => {
    const bid = fc.record({
      no: fc.integer({ min: 1, max: 40 }),
      account: fc.integer({ min: 0, max: 5 }),
      exclusive: fc.option(fc.integer({ min: 1, max: 40 })),
      shared: fc.option(fc.integer({ min: 1, max: 20 })),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(bid, { selector: ({ no }) => no, minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 0xffff_ffff }),
        (list, sharedSlots, random) => {
          const terms: ContestTerms = {
            routing: "best_price",
            priceRule: "first_price",
            allowsExclusive: true,
            exclusiveFloorCents: cents(0),
            sharedFloorCents: cents(0),
            sharedSlots,
          };
          const seed = tieSeed(
            `018f0000-0000-7000-8000-0000${random.toString(16).padStart(8, "0")}`,
          );
          const ranked = (no: number, account: number, amount: number): RankedBid => ({
            bidder: {
              no,
              campaignId: "",
              accountId: String(account),
              modifier: 10_000,
              priority: 0,
              weight: 1,
            },
            bidCents: cents(amount),
            roundRank: amount * 10_000,
            tie: tieBreak(seed, no),
            takenToday: 0,
            other: null,
          });
          const bids: StandingBids = { exclusive: [], shared: [] };
          for (const { no, account, exclusive, shared } of list) {
            if (exclusive !== null) bids.exclusive.push(ranked(no, account, exclusive));
            if (shared !== null && sharedSlots > 0) bids.shared.push(ranked(no, account, shared));
          }
          const sales = settleContest(
            terms,
            rankBids(terms, { exclusive: [...bids.exclusive], shared: [...bids.shared] }),
          );
          const race = new FirstPriceRace();
          for (const own of list) {
            const rankOf = (amount: number | null): number =>
              amount === null ? -1 : amount * 10_000;
            race.start(
              sharedSlots,
              seed,
              own,
              rankOf(own.exclusive),
              sharedSlots > 0 ? rankOf(own.shared) : -1,
            );
            for (const mode of ["exclusive", "shared"] as const)
              for (const { bidder, roundRank } of bids[mode])
                if (bidder.no !== own.no)
                  race.rival(mode, roundRank, bidder.no, Number(bidder.accountId));
            expect(race.ownMode()).toBe(
              sales.find(({ campaignNo }) => campaignNo === own.no)?.mode ?? null,
            );
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
