// What a campaign would have bought of leads that were decided before: its own rules, caps and money as they would have run,
// against everybody else's bids as they stood then.
import { BUY_REASONS, type BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import { type Bidder, type SaleMode, bidFor, tieBreak } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, countTake, isUnlimited } from "./caps.ts";
import { type StandingBids, rankBids, settleContest } from "./contest.ts";
import { takenToday } from "./distribute.ts";
import { roomRefusal, standingRefusal } from "./eligibility.ts";
import { FirstPriceRace, type RacingBidder } from "./first-price-race.ts";
import type { Book, ContestTerms, Offer } from "./offer.ts";
import type { RankedBid } from "./price.ts";

/** A lead as the bidders met it, and when; `position` is its place among the leads decided at the same moment. */
export interface PastLead {
  readonly offer: Pick<Offer, "leadId" | "facts" | "tier" | "consent" | "sourceId" | "ownerAccountIds">;
  /** `tieSeed` of its id. */
  readonly tieSeed: number;
  readonly atMs: number;
  readonly position: number;
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  /** The least price in cents of each mode; Infinity where it is not offered or its reserve can never be met. */
  readonly exclusiveFloor: number;
  readonly sharedFloor: number;
  /** How it was decided, where not simply the highest bid won at its own price: then it is settled in full. */
  readonly inFull: FullContest | null;
  /** The highest exclusive rank among the others' bids, in cents × basis points; −1 for none. Asked for where `inFull` is null. */
  readonly bestRivalRank: number;
  /** Whether any shared bid stood, the replayed campaign's own perhaps among them. Asked for where `inFull` is null. */
  readonly hasSharedRivals: boolean;
  /** Enters the others' bids that stood; asked for where `inFull` is null. */
  readonly enterRivals: (race: FirstPriceRace) => void;
}

/** The others' bids that stood, and what they were settled by. */
export interface FullContest {
  readonly terms: ContestTerms;
  readonly rivals: () => StandingBids;
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
export type ReplayOutcome = Won | { readonly reason: BuyReason | "not_offered" };

interface Won {
  readonly reason: "won";
  readonly mode: SaleMode;
  readonly priceCents: Cents;
}

/** $45 trillion: sums of amounts below it are exact as numbers. */
const MOST_CENTS = 2 ** 52;

/** A bid in both forms: bigints cost a hundred times as much to compare. */
interface OwnBid {
  readonly cents: Cents;
  readonly amount: number;
}

function bidOf(cents: Cents | null): OwnBid | null {
  return cents === null ? null : { cents, amount: Number(cents) };
}

interface Refund {
  readonly atMs: number;
  readonly cents: Cents;
}

/** The same object for the same outcome: replays give it hundreds of thousands of times. */
const REFUSALS = new Map<BuyReason | "not_offered", ReplayOutcome>([...BUY_REASONS, "not_offered" as const].map((reason) => [reason, { reason }]));

function refusal(reason: BuyReason | "not_offered"): ReplayOutcome {
  return REFUSALS.get(reason) ?? { reason };
}

/**
 * Replays one campaign. Hand it the leads whose criteria hold, in the order in which they were decided. The others' bids
 * stay as recorded: what they would have done with money or room that this campaign left them is not guessed.
 */
export class Replay {
  readonly #bidder: Bidder;
  readonly #racing: RacingBidder;
  readonly #opening: Opening;
  readonly #race = new FirstPriceRace();
  readonly #sourceCounters: Map<string, Counters>;
  readonly #refunds: Refund[] = [];
  readonly #book: Book;
  readonly #isCapped: boolean;
  #counters: Counters;
  /** Cents, exact as a number: more than is worth telling apart counts as MOST_CENTS. */
  #available: number;
  /** Without caps, when each lead was bought. */
  readonly #takenAtMs: number[] = [];
  #atMs = 0;
  #moved = 0;
  #modifierAt = 0;
  #modifier: BasisPoints;
  /** Before adjustments. */
  readonly #exclusiveBid: OwnBid | null;
  readonly #sharedBid: OwnBid | null;
  /** Of the lead that is looked at: the bid of each mode that stands. */
  #exclusive: OwnBid | null = null;
  #shared: OwnBid | null = null;
  #won: Won | null = null;

  /** `account` is the bidder's account as `PastLead.enterRivals` numbers it. */
  constructor(bidder: Bidder, account: number, opening: Opening) {
    this.#bidder = bidder;
    this.#racing = { no: bidder.no, account };
    this.#opening = opening;
    this.#isCapped = !isUnlimited(bidder.limits) || !isUnlimited(bidder.sourceLimits);
    this.#counters = opening.counters;
    this.#sourceCounters = new Map(opening.sourceCounters);
    this.#available = opening.availableCents > MOST_CENTS ? MOST_CENTS : Number(opening.availableCents);
    this.#exclusiveBid = bidOf(bidder.exclusiveBidCents);
    this.#sharedBid = bidOf(bidder.sharedBidCents);
    this.#modifier = bidder.modifier;
    this.#book = {
      bidder: () => bidder,
      counters: () => (this.#isCapped ? this.#counters : this.#turns(this.#atMs)),
      sourceCounters: (_no, sourceId) => this.#sourceCounters.get(sourceId) ?? EMPTY_COUNTERS,
      covers: (_bidder, cents) => this.#available >= cents,
      // The replay takes by itself.
      take: () => undefined,
    };
  }

  /** The outcome of the next lead. */
  decide(lead: PastLead): ReplayOutcome {
    this.#advance(lead);
    const refused = this.#bid(lead);
    if (this.#exclusive === null && this.#shared === null) return refusal(refused ?? "not_offered");
    const { inFull } = lead;
    const won = inFull === null ? this.#raceFor(lead) : this.#settleInFull(lead, inFull);
    if (won === null) return refusal("outbid");
    this.#take(lead, won.priceCents);
    if (this.#opening.returnedAtMs.size > 0) this.#scheduleRefund(lead.offer.leadId, won.priceCents);
    return won;
  }

  /** Sets the bids that stand; the first reason why one does not. */
  #bid(lead: PastLead): BuyReason | null {
    this.#exclusive = null;
    this.#shared = null;
    const bidder = this.#bidder;
    const exclusive = lead.allowsExclusive ? this.#bidIn("exclusive", lead) : null;
    const shared = lead.sharedSlots > 0 ? this.#bidIn("shared", lead) : null;
    if (exclusive === null && shared === null) return null;
    const standing = standingRefusal(bidder, lead.offer, lead.atMs);
    if (standing !== null) return standing;
    let refused: BuyReason | null = null;
    if (exclusive !== null) {
      const reason = exclusive.amount < lead.exclusiveFloor ? "below_reserve" : this.#roomRefusal(lead, exclusive);
      if (reason === null) this.#exclusive = exclusive;
      else refused = reason;
    }
    if (shared !== null) {
      const reason = shared.amount < lead.sharedFloor ? "below_reserve" : this.#roomRefusal(lead, shared);
      if (reason === null) this.#shared = shared;
      else refused ??= reason;
    }
    return refused;
  }

  #bidIn(mode: SaleMode, { offer }: PastLead): OwnBid | null {
    if (this.#bidder.adjustments.length === 0) return mode === "exclusive" ? this.#exclusiveBid : this.#sharedBid;
    return bidOf(bidFor(this.#bidder, mode, offer.facts, offer.tier));
  }

  #roomRefusal(lead: PastLead, bid: OwnBid): BuyReason | null {
    if (this.#isCapped) return roomRefusal(this.#bidder, lead.offer, bid.cents, this.#book, lead.atMs);
    return this.#available >= bid.amount ? null : "insufficient_funds";
  }

  /** The highest bid wins at its own price. */
  #raceFor(lead: PastLead): Won | null {
    const race = this.#race;
    if (this.#shared === null && this.#exclusive !== null) {
      // Most are decided by the best rival alone.
      const ahead = this.#rankOf(this.#exclusive) - lead.bestRivalRank;
      if (ahead < 0) return null;
      if (ahead > 0 && !lead.hasSharedRivals) return this.#wonAt("exclusive", this.#exclusive.cents);
    }
    race.start(lead.sharedSlots, lead.tieSeed, this.#racing, this.#rankOf(this.#exclusive), this.#rankOf(this.#shared));
    lead.enterRivals(race);
    const mode = race.ownMode();
    const bid = mode === "exclusive" ? this.#exclusive : this.#shared;
    return mode === null || bid === null ? null : this.#wonAt(mode, bid.cents);
  }

  #wonAt(mode: SaleMode, priceCents: Cents): Won {
    const last = this.#won;
    if (last?.mode === mode && last.priceCents === priceCents) return last;
    return (this.#won = { reason: "won", mode, priceCents });
  }

  /** By the rules that decided it. */
  #settleInFull({ tieSeed, atMs }: PastLead, { terms, rivals }: FullContest): Won | null {
    const bids = rivals();
    this.#atMs = atMs;
    const bidder = { ...this.#bidder, modifier: this.#modifier };
    const rank = (bidCents: Cents): RankedBid => ({
      bidder, bidCents, roundRank: Number(bidCents) * this.#modifier, tie: tieBreak(tieSeed, bidder.no), takenToday: takenToday(terms.routing, this.#bidder, this.#book, atMs), other: null,
    });
    if (this.#exclusive !== null) bids.exclusive.push(rank(this.#exclusive.cents));
    if (this.#shared !== null) bids.shared.push(rank(this.#shared.cents));
    const sale = settleContest(terms, rankBids(terms, bids)).find(({ campaignNo }) => campaignNo === bidder.no);
    return sale === undefined ? null : { reason: "won", mode: sale.mode, priceCents: sale.priceCents };
  }

  #rankOf(bid: OwnBid | null): number {
    return bid === null ? -1 : bid.amount * this.#modifier;
  }

  #take({ offer, atMs }: PastLead, priceCents: Cents): void {
    const { sourceLimits, schedule } = this.#bidder;
    this.#available -= Number(priceCents);
    if (!this.#isCapped) {
      this.#takenAtMs.push(atMs);
      return;
    }
    const moment = localMoment(schedule.timeZone, atMs);
    this.#counters = countTake(this.#counters, moment, priceCents);
    if (!isUnlimited(sourceLimits)) this.#sourceCounters.set(offer.sourceId, countTake(this.#sourceCounters.get(offer.sourceId) ?? EMPTY_COUNTERS, moment, priceCents));
  }

  /** Without caps only routings that take turns look at counters, and at the day's leads alone: they are counted when one does. */
  #turns(atMs: number): Counters {
    const { day } = this.#opening.counters;
    const startMs = localMoment(this.#bidder.schedule.timeZone, atMs).starts.day;
    const first = this.#takenAtMs.findLastIndex((takenMs) => takenMs < startMs) + 1;
    return { ...EMPTY_COUNTERS, day: { startMs, leads: (day.startMs === startMs ? day.leads : 0) + this.#takenAtMs.length - first, cents: 0n } };
  }

  #scheduleRefund(leadId: string, cents: Cents): void {
    const atMs = this.#opening.returnedAtMs.get(leadId);
    if (atMs === undefined) return;
    const place = this.#refunds.findIndex((refund) => refund.atMs > atMs);
    this.#refunds.splice(place < 0 ? this.#refunds.length : place, 0, { atMs, cents });
  }

  /** Everything that happened before the lead was decided. */
  #advance(lead: PastLead): void {
    const { movements, modifiers } = this.#opening;
    if (this.#moved === movements.length && this.#modifierAt === modifiers.length && this.#refunds.length === 0) return;
    const { atMs, position } = lead;
    for (; this.#moved < movements.length; this.#moved += 1) {
      const movement = movements[this.#moved];
      if (movement === undefined || movement.atMs > atMs || (movement.atMs === atMs && movement.position >= position)) break;
      this.#available += Number(movement.cents);
      if (movement.reopens !== null) this.#reopen(movement.reopens);
    }
    for (let refund = this.#refunds[0]; refund !== undefined && refund.atMs <= atMs; refund = this.#refunds[0]) {
      this.#refunds.shift();
      this.#available += Number(refund.cents);
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
