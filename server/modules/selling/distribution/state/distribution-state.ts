// Keeps what this process remembers for distribution: bidders, their criteria index, and the
// counters and balances last seen. These are hints; locked rows decide.
import type { Bidder } from "../../../../../domain/distribution/bidder.ts";
import { highestRank } from "../../../../../domain/distribution/bidder.ts";
import { CAP_WINDOWS } from "../../../../../domain/distribution/calendar.ts";
import {
  type Counters,
  EMPTY_COUNTERS,
  countPurchases,
} from "../../../../../domain/distribution/caps.ts";
import {
  type BidderStateSource,
  sourceCounterKey,
} from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { Criteria, CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import type { CapacityUse } from "../../../../../domain/distribution/capacity-use.ts";
import { Balances } from "./balances.ts";
import { CounterColumns } from "./counter-columns.ts";
import type { RowSet } from "../claim/lock-plan.ts";
import { CriteriaIndex, type IndexEntry } from "../criteria-index/criteria-index.ts";

/**
 * An active campaign as loaded: the bidder and its criteria. Null criteria: the campaign is not (or
 * no longer) active.
 */
export interface LoadedCampaign {
  readonly bidder: Bidder;
  readonly criteria: Criteria | null;
}

/**
 * Slots assumed when a campaign is ranked for the index: the network's default for a shared lead.
 */
const RANKED_SHARED_SLOTS = 3;

export class DistributionState implements BidderStateSource {
  /** By number. */
  readonly #bidders: (Bidder | undefined)[] = [];
  #active = 0;
  /** By campaign number. */
  readonly #counters = new CounterColumns();
  readonly #sourceCounters = new CounterColumns();
  /** By `sourceCounterKey`, in the order in which they were first noted. */
  readonly #rowOfSource = new Map<string, number>();
  readonly #balances = new Balances();
  #index: CriteriaIndex | null = null;
  /** The distribution version that everything here reflects, at least. */
  version = 0n;

  /** Fills an empty memory. */
  async load(campaigns: AsyncIterable<LoadedCampaign>, version: bigint): Promise<void> {
    this.#index = await CriteriaIndex.build(this.#entries(campaigns));
    this.version = version;
  }

  async *#entries(campaigns: AsyncIterable<LoadedCampaign>): AsyncGenerator<IndexEntry> {
    for await (const { bidder, criteria } of campaigns) {
      if (criteria === null) continue;
      this.#remember(bidder);
      yield { no: bidder.no, criteria, rank: highestRank(bidder, RANKED_SHARED_SLOTS) };
    }
  }

  /** Applies changed campaigns, all in one step: new, edited, paused or archived. */
  apply(campaigns: readonly LoadedCampaign[], version: bigint): void {
    const index = this.#ready();
    for (const { bidder, criteria } of campaigns) {
      if (criteria === null) {
        this.#forget(bidder.no);
        index.remove(bidder.no);
      } else {
        this.#remember(bidder);
        index.upsert({ no: bidder.no, criteria, rank: highestRank(bidder, RANKED_SHARED_SLOTS) });
      }
    }
    if (version > this.version) this.version = version;
  }

  #remember(bidder: Bidder): void {
    while (this.#bidders.length <= bidder.no) this.#bidders.push(undefined);
    if (this.#bidders[bidder.no] === undefined) this.#active += 1;
    this.#bidders[bidder.no] = bidder;
    this.#balances.noteBidder(bidder);
  }

  #forget(no: number): void {
    if (this.#bidders[no] === undefined) return;
    this.#bidders[no] = undefined;
    this.#active -= 1;
  }

  /** The `count` candidates with the highest possible rank; fewer where fewer match. */
  findBest(subject: CriteriaSubject, count: number): number[] {
    return Array.from(this.#ready().findBest(subject, count));
  }

  findAll(subject: CriteriaSubject): number[] {
    return Array.from(this.#ready().findAll(subject));
  }

  countMatching(subject: CriteriaSubject): number {
    return this.#ready().countMatching(subject);
  }

  get activeCampaigns(): number {
    return this.#active;
  }

  bidder(no: number): Bidder | undefined {
    return this.#bidders[no];
  }

  counters(no: number): Counters {
    return this.#counters.at(no);
  }

  sourceCounters(no: number, sourceId: string): Counters {
    const row = this.#rowOfSource.get(sourceCounterKey(no, sourceId));
    return row === undefined ? EMPTY_COUNTERS : this.#sourceCounters.at(row);
  }

  availableFor(bidder: Bidder): bigint {
    return this.#balances.ofBidder(bidder);
  }

  noteCounters(no: number, counters: Counters): void {
    this.#counters.set(no, counters);
  }

  noteSourceCounters(no: number, sourceId: string, counters: Counters): void {
    const key = sourceCounterKey(no, sourceId);
    const row = this.#rowOfSource.get(key) ?? this.#rowOfSource.size;
    this.#rowOfSource.set(key, row);
    this.#sourceCounters.set(row, counters);
  }

  /** Counts a committed batch's takes; other workers and processes may have taken too. */
  noteUsage(
    takes: Iterable<CapacityUse>,
    spentByAccount: Iterable<readonly [accountId: string, cents: bigint]>,
  ): void {
    for (const { campaignNo, moment, leads, cents } of takes)
      this.noteCounters(
        campaignNo,
        countPurchases(this.counters(campaignNo), moment, leads, cents),
      );
    for (const [accountId, cents] of spentByAccount)
      this.noteAvailable(accountId, this.#balances.ofAccount(accountId) - cents);
  }

  noteAvailable(accountId: string, cents: bigint): void {
    this.#balances.note(accountId, cents);
  }

  /** What is currently remembered of these rows. */
  hintsOf(rows: RowSet): Hints {
    return {
      counters: [...rows.campaigns].map((no) => this.counters(no)),
      sourceCounters: [...rows.sources.values()].map(({ campaignNo, sourceId }) =>
        this.sourceCounters(campaignNo, sourceId),
      ),
      available: [...rows.accounts].map((accountId) => this.#balances.ofAccount(accountId)),
    };
  }

  #ready(): CriteriaIndex {
    if (this.#index === null) throw new Error("the market's memory is used before it is loaded");
    return this.#index;
  }
}

/** Hints for the same rows, in the same order. */
export interface Hints {
  readonly counters: readonly Counters[];
  readonly sourceCounters: readonly Counters[];
  readonly available: readonly bigint[];
}

/** True when both hold the same figures. */
export function sameHints(a: Hints, b: Hints): boolean {
  const equal = (one: readonly Counters[], other: readonly Counters[]): boolean =>
    one.every((counters, index) => sameCounters(counters, other[index] ?? EMPTY_COUNTERS));
  return (
    equal(a.counters, b.counters) &&
    equal(a.sourceCounters, b.sourceCounters) &&
    a.available.every((cents, index) => cents === b.available[index])
  );
}

function sameCounters(a: Counters, b: Counters): boolean {
  return CAP_WINDOWS.every(
    (window) =>
      a[window].startMs === b[window].startMs &&
      a[window].leads === b[window].leads &&
      a[window].cents === b[window].cents,
  );
}
