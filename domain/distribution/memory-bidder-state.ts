// Holds a bidder state in memory: for simulation, replay, property tests, and as the copy to which
// a batch writes its takes.
import { type Cents, ZERO_CENTS } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";
import { type LocalMoment, localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, type Limits, countPurchase, isUnlimited } from "./caps.ts";
import type { BidderState } from "./auction-lead.ts";
import type { CapacityUse } from "./capacity-use.ts";

/** The source of what a bidder state has not changed itself. */
export interface BidderStateSource {
  bidder(no: number): Bidder | undefined;
  counters(no: number): Counters;
  sourceCounters(no: number, sourceId: string): Counters;
  /** Balance plus credit less holds of the bidder's account. */
  availableFor(bidder: Bidder): bigint;
}

/** Reads from a source and keeps its own takes, so that the source stays unchanged. */
export class MemoryBidderState implements BidderState {
  readonly #source: BidderStateSource;
  readonly #counters = new Map<number, Counters>();
  readonly #sourceCounters = new Map<string, Counters>();
  readonly #spent = new Map<string, bigint>();
  readonly #takes = new Map<number, CapacityUse>();
  #spentInAll = 0n;

  constructor(source: BidderStateSource) {
    this.#source = source;
  }

  bidder(no: number): Bidder | undefined {
    return this.#source.bidder(no);
  }

  counters(no: number): Counters {
    return this.#counters.get(no) ?? this.#source.counters(no);
  }

  sourceCounters(no: number, sourceId: string): Counters {
    return (
      this.#sourceCounters.get(sourceCounterKey(no, sourceId)) ??
      this.#source.sourceCounters(no, sourceId)
    );
  }

  covers(bidder: Bidder, cents: bigint): boolean {
    const available = this.#source.availableFor(bidder);
    // No account spent more than all together: this usually decides without the account's own sum.
    if (available >= this.#spentInAll + cents) return true;
    return available >= (this.#spent.get(bidder.accountId) ?? 0n) + cents;
  }

  take(no: number, sourceId: string, priceCents: Cents, atMs: number): void {
    const bidder = this.bidder(no);
    if (bidder === undefined) throw new Error(`campaign ${no} took a lead but is not in the book`);
    const moment = localMoment(bidder.schedule.timeZone, atMs);
    this.#count(no, moment, priceCents, bidder.limits);
    const { accountLimits } = bidder;
    if (accountLimits !== null)
      this.#count(
        accountLimits.no,
        localMoment(accountLimits.timeZone, atMs),
        priceCents,
        accountLimits.limits,
      );
    if (!isUnlimited(bidder.sourceLimits)) {
      this.#sourceCounters.set(
        sourceCounterKey(no, sourceId),
        countPurchase(this.sourceCounters(no, sourceId), moment, priceCents),
      );
    }
    this.#spentInAll += priceCents;
    this.#spent.set(bidder.accountId, (this.#spent.get(bidder.accountId) ?? 0n) + priceCents);
  }

  #count(no: number, moment: LocalMoment, priceCents: Cents, limits: Limits): void {
    this.#counters.set(no, countPurchase(this.counters(no), moment, priceCents));
    const taken = this.#takes.get(no);
    this.#takes.set(no, {
      campaignNo: no,
      moment,
      leads: (taken?.leads ?? 0) + 1,
      cents: (taken?.cents ?? 0n) + priceCents,
      limits,
    });
  }

  /** The takes, summed per campaign, and per account with limits under the number of these. */
  takes(): ReadonlyMap<number, CapacityUse> {
    return this.#takes;
  }

  /** The counters changed by the takes, to be stored. */
  changedCounters(): ReadonlyMap<number, Counters> {
    return this.#counters;
  }

  /** Keyed by `sourceCounterKey`. */
  changedSourceCounters(): ReadonlyMap<string, Counters> {
    return this.#sourceCounters;
  }

  spentCents(): ReadonlyMap<string, bigint> {
    return this.#spent;
  }
}

/** One key for the counters of a campaign at a source. */
export function sourceCounterKey(no: number, sourceId: string): string {
  return `${no}:${sourceId}`;
}

/** The campaign and the source of a `sourceCounterKey`. */
export function keyParts(key: string): { readonly campaignNo: number; readonly sourceId: string } {
  const at = key.indexOf(":");
  return { campaignNo: Number(key.slice(0, at)), sourceId: key.slice(at + 1) };
}

/** All bidders in memory, for simulation and tests. */
export class MemoryBidders implements BidderStateSource {
  readonly bidders = new Map<number, Bidder>();
  readonly countersByNo = new Map<number, Counters>();
  readonly sourceCountersByKey = new Map<string, Counters>();
  readonly availableByAccount = new Map<string, bigint>();

  bidder(no: number): Bidder | undefined {
    return this.bidders.get(no);
  }

  counters(no: number): Counters {
    return this.countersByNo.get(no) ?? EMPTY_COUNTERS;
  }

  sourceCounters(no: number, sourceId: string): Counters {
    return this.sourceCountersByKey.get(sourceCounterKey(no, sourceId)) ?? EMPTY_COUNTERS;
  }

  availableFor({ accountId }: Bidder): bigint {
    return this.availableCents(accountId);
  }

  availableCents(accountId: string): bigint {
    return this.availableByAccount.get(accountId) ?? ZERO_CENTS;
  }

  /** Applies a bidder state's takes permanently. */
  commit(bidderState: MemoryBidderState): void {
    for (const [no, counters] of bidderState.changedCounters()) this.countersByNo.set(no, counters);
    for (const [key, counters] of bidderState.changedSourceCounters())
      this.sourceCountersByKey.set(key, counters);
    for (const [accountId, spent] of bidderState.spentCents())
      this.availableByAccount.set(accountId, this.availableCents(accountId) - spent);
  }
}
