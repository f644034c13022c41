// What a campaign would have bought of leads that were decided before: its own rules, caps and money as they would have run,
// against everybody else's bids as they stood then.
import type { BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak, tieSeed } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, countTake, isUnlimited } from "./caps.ts";
import { type StandingBids, rankBids, settleContest } from "./contest.ts";
import { offeredModes, takenToday } from "./distribute.ts";
import { roomRefusal, standingRefusal } from "./eligibility.ts";
import { EXACT_RANK, FirstPriceRace } from "./first-price-race.ts";
import type { Book, ContestTerms, Offer } from "./offer.ts";
import type { RankedBid } from "./price.ts";

/** A lead as the bidders met it, and when; `position` is its place among the leads decided at the same moment. */
export interface PastLead {
  readonly offer: Pick<Offer, "leadId" | "facts" | "tier" | "consent" | "sourceId" | "ownerAccountIds">;
  readonly atMs: number;
  readonly position: number;
  readonly terms: ContestTerms;
  /** The bids that stood, but for the replayed campaign's. Called once, and only where the campaign's own bid stands. */
  readonly rivals: () => StandingBids;
  /** The same, one by one, as ranks in cents × basis points, with each account as a number. */
  readonly eachRival: (tell: (mode: SaleMode, rank: number, tie: number, account: number) => void) => void;
}

/** What changed the account's balance without the replayed campaign. */
export interface Movement {
  readonly atMs: number;
  /** A sale happens after its lead, the `position`th of that moment, was decided; −1 for what is before any of them. */
  readonly position: number;
  /** Into the wallet; negative out of it. */
  readonly cents: bigint;
  /** A return of a lead that the campaign bought before the replay began: it gives its place in the total caps back. */
  readonly reopens: Cents | null;
}

/** Where the replay begins. */
export interface Opening {
  readonly counters: Counters;
  /** By source. */
  readonly sourceCounters: ReadonlyMap<string, Counters>;
  /** Balance plus credit less holds. */
  readonly availableCents: bigint;
  /** In order. */
  readonly movements: readonly Movement[];
  /** When a lead that the campaign bought was given back: so it is where it buys the lead again. */
  readonly returnedAtMs: ReadonlyMap<string, number>;
  /** The bid modifier from each moment on, in order; before the first it is the bidder's. */
  readonly modifiers: readonly { readonly fromMs: number; readonly modifier: BasisPoints }[];
}

/** What would have become of a lead for the campaign; `not_offered` where the lead was for sale in no mode it bids for. */
export type ReplayOutcome =
  | { readonly reason: "won"; readonly mode: SaleMode; readonly priceCents: Cents }
  | { readonly reason: BuyReason | "not_offered" };

interface Refund {
  readonly atMs: number;
  readonly cents: Cents;
}

const OUTBID: ReplayOutcome = { reason: "outbid" };
const NOT_OFFERED: ReplayOutcome = { reason: "not_offered" };

/**
 * Replays one campaign. Hand it the leads whose criteria hold, in the order in which they were decided. The others' bids
 * stay as recorded: what they would have done with money or room that this campaign left them is not guessed.
 */
export class Replay {
  readonly #bidder: Bidder;
  readonly #account: number;
  readonly #opening: Opening;
  readonly #race = new FirstPriceRace();
  readonly #sourceCounters: Map<string, Counters>;
  readonly #refunds: Refund[] = [];
  readonly #book: Book;
  #counters: Counters;
  #available: bigint;
  #moved = 0;
  #modifierAt = 0;
  #modifier: BasisPoints;

  /** `account` is the bidder's account as `PastLead.eachRival` numbers it. */
  constructor(bidder: Bidder, account: number, opening: Opening) {
    this.#bidder = bidder;
    this.#account = account;
    this.#opening = opening;
    this.#counters = opening.counters;
    this.#sourceCounters = new Map(opening.sourceCounters);
    this.#available = opening.availableCents;
    this.#modifier = bidder.modifier;
    this.#book = {
      bidder: () => bidder,
      counters: () => this.#counters,
      sourceCounters: (_no, sourceId) => this.#sourceCounters.get(sourceId) ?? EMPTY_COUNTERS,
      covers: (_bidder, cents) => this.#available >= cents,
      take: (_no, sourceId, priceCents, atMs) => this.#take(sourceId, priceCents, atMs),
    };
  }

  /** The outcome of the next lead. */
  decide(lead: PastLead): ReplayOutcome {
    this.#advance(lead);
    const { offer, terms, atMs } = lead;
    let standing: BuyReason | null | undefined;
    let refused: BuyReason | null = null;
    let exclusive: Cents | null = null;
    let shared: Cents | null = null;
    for (const { mode, floorCents } of offeredModes(terms)) {
      const bidCents = bidFor(this.#bidder, mode, offer.facts, offer.tier);
      if (bidCents === null) continue;
      standing ??= standingRefusal(this.#bidder, offer, atMs);
      const reason = standing ?? (floorCents === null || bidCents < floorCents ? "below_reserve" : roomRefusal(this.#bidder, offer, bidCents, this.#book, atMs));
      if (reason !== null) refused ??= reason;
      else if (mode === "exclusive") exclusive = bidCents;
      else shared = bidCents;
    }
    if (exclusive === null && shared === null) return refused === null ? NOT_OFFERED : { reason: refused };
    const won = this.#settle(lead, exclusive, shared);
    if (won.reason === "won") {
      this.#take(offer.sourceId, won.priceCents, atMs);
      this.#scheduleRefund(offer.leadId, won.priceCents);
    }
    return won;
  }

  #settle(lead: PastLead, exclusive: Cents | null, shared: Cents | null): ReplayOutcome {
    const { terms } = lead;
    const [exclusiveRank, sharedRank] = [this.#rankOf(exclusive), this.#rankOf(shared)];
    if (terms.routing !== "best_price" || terms.priceRule !== "first_price" || Math.max(exclusiveRank, sharedRank) > EXACT_RANK) return this.#settleInFull(lead, exclusive, shared);
    this.#race.start(terms.sharedSlots, { account: this.#account, exclusiveRank, sharedRank, tie: tieBreak(tieSeed(lead.offer.leadId), this.#bidder.no) });
    lead.eachRival(this.#enter);
    const mode = this.#race.ownMode();
    const bid = mode === "exclusive" ? exclusive : shared;
    return mode === null || bid === null ? OUTBID : { reason: "won", mode, priceCents: bid };
  }

  readonly #enter = (mode: SaleMode, rank: number, tie: number, account: number): void => this.#race.rival(mode, rank, tie, account);

  /** The same by the rules that decided it. */
  #settleInFull({ offer, terms, atMs, rivals }: PastLead, exclusive: Cents | null, shared: Cents | null): ReplayOutcome {
    const bids = rivals();
    const bidder = { ...this.#bidder, modifier: this.#modifier };
    const rank = (bidCents: Cents): RankedBid => ({
      bidder, bidCents, roundRank: Number(bidCents) * this.#modifier, tie: tieBreak(tieSeed(offer.leadId), bidder.no), takenToday: takenToday(terms.routing, this.#bidder, this.#book, atMs), other: null,
    });
    if (exclusive !== null) bids.exclusive.push(rank(exclusive));
    if (shared !== null) bids.shared.push(rank(shared));
    const sale = settleContest(terms, rankBids(terms, bids)).find(({ campaignNo }) => campaignNo === bidder.no);
    return sale === undefined ? OUTBID : { reason: "won", mode: sale.mode, priceCents: sale.priceCents };
  }

  #rankOf(bidCents: Cents | null): number {
    return bidCents === null ? -1 : Number(bidCents) * this.#modifier;
  }

  #take(sourceId: string, priceCents: Cents, atMs: number): void {
    const { sourceLimits, schedule } = this.#bidder;
    this.#available -= priceCents;
    const moment = localMoment(schedule.timeZone, atMs);
    this.#counters = countTake(this.#counters, moment, priceCents);
    if (!isUnlimited(sourceLimits)) this.#sourceCounters.set(sourceId, countTake(this.#sourceCounters.get(sourceId) ?? EMPTY_COUNTERS, moment, priceCents));
  }

  #scheduleRefund(leadId: string, cents: Cents): void {
    const atMs = this.#opening.returnedAtMs.get(leadId);
    if (atMs === undefined) return;
    const place = this.#refunds.findIndex((refund) => refund.atMs > atMs);
    this.#refunds.splice(place < 0 ? this.#refunds.length : place, 0, { atMs, cents });
  }

  /** Everything that happened before the lead was decided. */
  #advance({ atMs, position }: PastLead): void {
    const { movements, modifiers } = this.#opening;
    for (; this.#moved < movements.length; this.#moved += 1) {
      const movement = movements[this.#moved];
      if (movement === undefined || movement.atMs > atMs || (movement.atMs === atMs && movement.position >= position)) break;
      this.#available += movement.cents;
      if (movement.reopens !== null) this.#reopen(movement.reopens);
    }
    for (let refund = this.#refunds[0]; refund !== undefined && refund.atMs <= atMs; refund = this.#refunds[0]) {
      this.#refunds.shift();
      this.#available += refund.cents;
      this.#reopen(refund.cents);
    }
    for (; this.#modifierAt < modifiers.length; this.#modifierAt += 1) {
      const change = modifiers[this.#modifierAt];
      if (change === undefined || change.fromMs > atMs) break;
      this.#modifier = change.modifier;
    }
  }

  #reopen(cents: Cents): void {
    const { total } = this.#counters;
    this.#counters = { ...this.#counters, total: { startMs: 0, leads: total.leads - 1, cents: total.cents - cents } };
  }
}
