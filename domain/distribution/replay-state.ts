// Holds the campaign's own bidder state in a replay: its counters, its account's balance, its bid
// modifier, each as it was at the lead's moment.
import type { BuyReason } from "../lead/vocabulary.ts";
import type { BasisPoints, Cents } from "../money/money.ts";
import type { Bidder, SaleMode } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, countPurchase, isUnlimited } from "./caps.ts";
import { KnownCaps } from "./known-caps.ts";
import type { MovementLog, ReplayMoment } from "./movement-log.ts";
import type { BidderState } from "./auction-lead.ts";

/** The state at the start of a replay. */
export interface Opening {
  readonly counters: Counters;
  /** By source. */
  readonly sourceCounters: ReadonlyMap<string, Counters>;
  /** Of the limits over all campaigns of the account; unused without any. */
  readonly accountCounters: Counters;
  /** Balance plus credit less holds. */
  readonly availableCents: bigint;
  readonly movements: MovementLog;
  /**
   * When a lead that the campaign bought was returned; the same happens when the replay buys the
   * lead again.
   */
  readonly returnedAtMs: ReadonlyMap<string, number>;
  /** The bid modifier from each moment on, in order; before the first, the bidder's applies. */
  readonly modifiers: readonly { readonly fromMs: number; readonly modifier: BasisPoints }[];
}

/** $45 trillion: sums of amounts below it are exact as numbers. */
const MOST_CENTS = 2 ** 52;

/** A local day with an extra hour, plus a margin of an hour. */
const LONGEST_DAY_MS = 26 * 3_600_000;
const FIRST_TAKEN = 1_024;

interface Refund {
  readonly atMs: number;
  readonly cents: Cents;
}

export class ReplayState implements Pick<BidderState, "counters" | "sourceCounters"> {
  /** The current modifier, in basis points. */
  modifier: BasisPoints;
  readonly #bidder: Bidder;
  readonly #opening: Opening;
  readonly #isCapped: boolean;
  readonly #caps: KnownCaps;
  readonly #sourceCounters: Map<string, Counters>;
  readonly #refunds: Refund[] = [];
  #counters: Counters;
  #accountCounters: Counters;
  /** Cents, exact as a number; larger amounts count as MOST_CENTS. */
  #available: number;
  /** Without caps: when leads were bought, at least those of the last days. */
  #takenAtMs: number[] = [];
  #mostTaken = FIRST_TAKEN;
  #atMs = 0;
  #moved = 0;
  #modifierAt = 0;

  constructor(bidder: Bidder, opening: Opening) {
    this.#bidder = bidder;
    this.#opening = opening;
    this.#isCapped =
      !isUnlimited(bidder.limits) ||
      !isUnlimited(bidder.sourceLimits) ||
      bidder.accountLimits !== null;
    this.#caps = new KnownCaps(bidder, this);
    this.#counters = opening.counters;
    this.#accountCounters = opening.accountCounters;
    this.#sourceCounters = new Map(opening.sourceCounters);
    this.#available =
      opening.availableCents > MOST_CENTS ? MOST_CENTS : Number(opening.availableCents);
    this.modifier = bidder.modifier;
  }

  counters(no: number): Counters {
    if (no === this.#bidder.accountLimits?.no) return this.#accountCounters;
    return this.#isCapped ? this.#counters : this.#turns();
  }

  sourceCounters(_no: number, sourceId: string): Counters {
    return this.#sourceCounters.get(sourceId) ?? EMPTY_COUNTERS;
  }

  /**
   * Why a bid of `cents` has no capacity; null if it has. `amount` is the same as a number. Reads
   * only the relevant members of the lead.
   */
  capacityRefusal(
    mode: SaleMode,
    lead: { readonly auctionLead: { readonly sourceId: string }; readonly atMs: number },
    cents: Cents,
    amount: number,
  ): BuyReason | null {
    const refusal = this.#isCapped
      ? this.#caps.refusal(mode, lead.auctionLead, cents, amount, lead.atMs)
      : null;
    return refusal ?? (this.#available >= amount ? null : "insufficient_funds");
  }

  /** Records a purchase. Reads the lead's id and source only if they matter. */
  take(
    lead: { readonly leadId: string; readonly sourceId: string },
    priceCents: Cents,
    atMs: number,
  ): void {
    this.#available -= Number(priceCents);
    if (this.#isCapped) this.#count(lead, priceCents, atMs);
    else this.#noteTaken(atMs);
    if (this.#opening.returnedAtMs.size > 0) this.#scheduleRefund(lead.leadId, priceCents);
  }

  /** Applies everything that happened before the lead was decided. */
  advance(moment: ReplayMoment): void {
    const { movements, modifiers } = this.#opening;
    if (
      this.#moved === movements.length &&
      this.#modifierAt === modifiers.length &&
      this.#refunds.length === 0
    )
      return;
    const { atMs, position } = moment;
    for (
      ;
      this.#moved < movements.length && movements.isBefore(this.#moved, atMs, position);
      this.#moved += 1
    ) {
      const cents = movements.centsAt(this.#moved);
      this.#available += cents;
      if (movements.reopensAt(this.#moved)) this.#reopen(cents);
      if (movements.countsAt(this.#moved))
        this.#countForAccount(BigInt(-cents), movements.atMsOf(this.#moved));
    }
    for (
      let refund = this.#refunds[0];
      refund !== undefined && refund.atMs <= atMs;
      refund = this.#refunds[0]
    ) {
      this.#refunds.shift();
      this.#available += Number(refund.cents);
      this.#reopen(Number(refund.cents));
    }
    for (; this.#modifierAt < modifiers.length; this.#modifierAt += 1) {
      const change = modifiers[this.#modifierAt];
      if (change === undefined || change.fromMs > atMs) break;
      this.modifier = change.modifier;
    }
  }

  /** Sets the moment at which counters are read next, for rotating routings. */
  lookAt(atMs: number): void {
    this.#atMs = atMs;
  }

  #count({ sourceId }: { readonly sourceId: string }, priceCents: Cents, atMs: number): void {
    const { sourceLimits, schedule } = this.#bidder;
    const moment = localMoment(schedule.timeZone, atMs);
    this.#counters = countPurchase(this.#counters, moment, priceCents);
    if (!isUnlimited(sourceLimits))
      this.#sourceCounters.set(
        sourceId,
        countPurchase(this.sourceCounters(0, sourceId), moment, priceCents),
      );
    this.#countForAccount(priceCents, atMs);
    this.#caps.forget();
  }

  #countForAccount(priceCents: bigint, atMs: number): void {
    const { accountLimits } = this.#bidder;
    if (accountLimits === null) return;
    this.#accountCounters = countPurchase(
      this.#accountCounters,
      localMoment(accountLimits.timeZone, atMs),
      priceCents,
    );
    this.#caps.forget();
  }

  /**
   * Hundreds of thousands of stored moments per replay would burden the garbage collector: those of
   * past days are dropped.
   */
  #noteTaken(atMs: number): void {
    this.#takenAtMs.push(atMs);
    if (this.#takenAtMs.length < this.#mostTaken) return;
    const first = this.#takenAtMs.findLastIndex((takenMs) => takenMs < atMs - LONGEST_DAY_MS) + 1;
    this.#takenAtMs = this.#takenAtMs.slice(first);
    this.#mostTaken = Math.max(FIRST_TAKEN, 2 * this.#takenAtMs.length);
  }

  /**
   * Without caps only rotating routings read counters, and of them only the day's leads, which are
   * counted on demand.
   */
  #turns(): Counters {
    const { day } = this.#opening.counters;
    const startMs = localMoment(this.#bidder.schedule.timeZone, this.#atMs).starts.day;
    const first = this.#takenAtMs.findLastIndex((takenMs) => takenMs < startMs) + 1;
    return {
      ...EMPTY_COUNTERS,
      day: {
        startMs,
        leads: (day.startMs === startMs ? day.leads : 0) + this.#takenAtMs.length - first,
        cents: 0n,
      },
    };
  }

  #scheduleRefund(leadId: string, cents: Cents): void {
    const atMs = this.#opening.returnedAtMs.get(leadId);
    if (atMs === undefined) return;
    const place = this.#refunds.findIndex((refund) => refund.atMs > atMs);
    this.#refunds.splice(place < 0 ? this.#refunds.length : place, 0, { atMs, cents });
  }

  #reopen(amount: number): void {
    const { total } = this.#counters;
    this.#counters = {
      ...this.#counters,
      total: { startMs: 0, leads: total.leads - 1, cents: total.cents - BigInt(amount) },
    };
    this.#caps.forget();
  }
}
