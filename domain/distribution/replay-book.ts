// The campaign's own book in a replay: its counters, its account's money, its bid modifier, each as it was at the lead's moment.
import type { BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, countTake, isUnlimited } from "./caps.ts";
import { roomRefusal } from "./eligibility.ts";
import type { Book } from "./offer.ts";

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

/** $45 trillion: sums of amounts below it are exact as numbers. */
const MOST_CENTS = 2 ** 52;

/** A local day with an hour more, and one to spare. */
const LONGEST_DAY_MS = 26 * 3_600_000;
const FIRST_TAKEN = 1_024;

interface Refund {
  readonly atMs: number;
  readonly cents: Cents;
}

/** A moment in the order of decisions. */
export interface ReplayMoment {
  readonly atMs: number;
  readonly position: number;
}

export class ReplayBook implements Pick<Book, "counters" | "sourceCounters" | "covers"> {
  /** Now, in basis points. */
  modifier: BasisPoints;
  readonly #bidder: Bidder;
  readonly #opening: Opening;
  readonly #isCapped: boolean;
  readonly #sourceCounters: Map<string, Counters>;
  readonly #refunds: Refund[] = [];
  #counters: Counters;
  /** Cents, exact as a number: more than is worth telling apart counts as MOST_CENTS. */
  #available: number;
  /** Without caps, when leads were bought, those of the last days at least. */
  #takenAtMs: number[] = [];
  #mostTaken = FIRST_TAKEN;
  #atMs = 0;
  #moved = 0;
  #modifierAt = 0;

  constructor(bidder: Bidder, opening: Opening) {
    this.#bidder = bidder;
    this.#opening = opening;
    this.#isCapped = !isUnlimited(bidder.limits) || !isUnlimited(bidder.sourceLimits);
    this.#counters = opening.counters;
    this.#sourceCounters = new Map(opening.sourceCounters);
    this.#available = opening.availableCents > MOST_CENTS ? MOST_CENTS : Number(opening.availableCents);
    this.modifier = bidder.modifier;
  }

  counters(): Counters {
    return this.#isCapped ? this.#counters : this.#turns();
  }

  sourceCounters(_no: number, sourceId: string): Counters {
    return this.#sourceCounters.get(sourceId) ?? EMPTY_COUNTERS;
  }

  covers(_bidder: Bidder, cents: bigint): boolean {
    return this.#available >= cents;
  }

  /** Why a bid of so many cents has no room at `atMs`; null where it has. */
  roomRefusal(sourceOf: { readonly sourceId: string }, cents: Cents, amount: number, atMs: number): BuyReason | null {
    if (this.#isCapped) return roomRefusal(this.#bidder, sourceOf, cents, this, atMs);
    return this.#available >= amount ? null : "insufficient_funds";
  }

  /** Records a purchase. The lead's id and source are read only where they count. */
  take(lead: { readonly leadId: string; readonly sourceId: string }, priceCents: Cents, atMs: number): void {
    this.#available -= Number(priceCents);
    if (this.#isCapped) this.#count(lead, priceCents, atMs);
    else this.#noteTaken(atMs);
    if (this.#opening.returnedAtMs.size > 0) this.#scheduleRefund(lead.leadId, priceCents);
  }

  /** Takes in everything that happened before the lead was decided. */
  advance(moment: ReplayMoment): void {
    const { movements, modifiers } = this.#opening;
    if (this.#moved === movements.length && this.#modifierAt === modifiers.length && this.#refunds.length === 0) return;
    const { atMs, position } = moment;
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
      this.modifier = change.modifier;
    }
  }

  /** The moment at which counters are asked for next, where the routing goes by them. */
  lookAt(atMs: number): void {
    this.#atMs = atMs;
  }

  #count({ sourceId }: { readonly sourceId: string }, priceCents: Cents, atMs: number): void {
    const { sourceLimits, schedule } = this.#bidder;
    const moment = localMoment(schedule.timeZone, atMs);
    this.#counters = countTake(this.#counters, moment, priceCents);
    if (!isUnlimited(sourceLimits)) this.#sourceCounters.set(sourceId, countTake(this.sourceCounters(0, sourceId), moment, priceCents));
  }

  /** Hundreds of thousands of moments for each question would keep the collector busy: those of days gone by are left out. */
  #noteTaken(atMs: number): void {
    this.#takenAtMs.push(atMs);
    if (this.#takenAtMs.length < this.#mostTaken) return;
    const first = this.#takenAtMs.findLastIndex((takenMs) => takenMs < atMs - LONGEST_DAY_MS) + 1;
    this.#takenAtMs = this.#takenAtMs.slice(first);
    this.#mostTaken = Math.max(FIRST_TAKEN, 2 * this.#takenAtMs.length);
  }

  /** Without caps only routings that take turns look at counters, and at the day's leads alone: they are counted when one does. */
  #turns(): Counters {
    const { day } = this.#opening.counters;
    const startMs = localMoment(this.#bidder.schedule.timeZone, this.#atMs).starts.day;
    const first = this.#takenAtMs.findLastIndex((takenMs) => takenMs < startMs) + 1;
    return { ...EMPTY_COUNTERS, day: { startMs, leads: (day.startMs === startMs ? day.leads : 0) + this.#takenAtMs.length - first, cents: 0n } };
  }

  #scheduleRefund(leadId: string, cents: Cents): void {
    const atMs = this.#opening.returnedAtMs.get(leadId);
    if (atMs === undefined) return;
    const place = this.#refunds.findIndex((refund) => refund.atMs > atMs);
    this.#refunds.splice(place < 0 ? this.#refunds.length : place, 0, { atMs, cents });
  }

  #reopen(cents: Cents): void {
    const { total } = this.#counters;
    this.#counters = { ...this.#counters, total: { startMs: 0, leads: total.leads - 1, cents: total.cents - cents } };
  }
}
