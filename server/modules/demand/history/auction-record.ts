// Packs the data needed of nearly every past lead into half a cache line of the processor: a
// million leads are scanned at memory speed.

/** 32-bit words of a record. */
export const RECORD_WORDS = 8;
/** Above any price in cents that is kept. */
export const NO_PRICE = 2 ** 32 - 1;
export const MOST_MODIFIER = 65_535;

/** How an auction is kept: not at all, by its essential bids, or whole. */
export const CONTEST_KINDS = { unknown: 0, condensed: 1, whole: 2 } as const;
export type AuctionKind = (typeof CONTEST_KINDS)[keyof typeof CONTEST_KINDS];

/** A leading bid: all zero for none. */
interface LeadingBid {
  readonly campaignNo: number;
  readonly cents: number;
  readonly modifier: number;
}

export interface AuctionSummary {
  readonly kind: AuctionKind;
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  readonly hasSharedBids: boolean;
  /** The lead's position in its batch. */
  readonly position: number;
  /** Below NO_PRICE; null where the lead may not be sold at any price. */
  readonly exclusiveFloor: number | null;
  readonly sharedFloor: number | null;
  /** As in `PastLead`. */
  readonly standingKey: number;
  /**
   * The best exclusive bid, and the best of any other campaign: most leads are lost to them,
   * without reading the rest.
   */
  readonly best: LeadingBid | undefined;
  readonly next: LeadingBid | undefined;
}

const KIND_MASK = 3;
const ALLOWS_EXCLUSIVE = 4;
const HAS_SHARED_BIDS = 8;
const SLOTS_SHIFT = 8;
const SLOTS_MASK = 255;
const HALF = 16;
const HALF_MASK = 65_535;

/** The words of a record, in order. */
export function packAuction({
  kind,
  allowsExclusive,
  sharedSlots,
  hasSharedBids,
  position,
  exclusiveFloor,
  sharedFloor,
  standingKey,
  best,
  next,
}: AuctionSummary): number[] {
  return [
    kind +
      (allowsExclusive ? ALLOWS_EXCLUSIVE : 0) +
      (hasSharedBids ? HAS_SHARED_BIDS : 0) +
      (sharedSlots << SLOTS_SHIFT) +
      (position & HALF_MASK) * 2 ** HALF,
    exclusiveFloor ?? NO_PRICE,
    sharedFloor ?? NO_PRICE,
    standingKey + 1,
    best?.campaignNo ?? 0,
    best?.cents ?? 0,
    next?.cents ?? 0,
    (best?.modifier ?? 0) + (next?.modifier ?? 0) * 2 ** HALF,
  ];
}

/** Reads one record after the other; of each only the requested fields. */
export class AuctionReader {
  #words: Uint32Array = new Uint32Array();
  #from = 0;
  #flags = 0;
  #exceptNo = 0;

  /** Moves to a row's record; the bids of campaign `exceptNo` are left out. */
  goTo(words: Uint32Array, row: number, exceptNo: number): void {
    this.#words = words;
    this.#from = row * RECORD_WORDS;
    this.#exceptNo = exceptNo;
    this.#flags = words[this.#from] ?? 0;
  }

  get kind(): number {
    return this.#flags & KIND_MASK;
  }

  get allowsExclusive(): boolean {
    return (this.#flags & ALLOWS_EXCLUSIVE) !== 0;
  }

  get hasSharedBids(): boolean {
    return (this.#flags & HAS_SHARED_BIDS) !== 0;
  }

  get sharedSlots(): number {
    return (this.#flags >>> SLOTS_SHIFT) & SLOTS_MASK;
  }

  get position(): number {
    return this.#flags >>> HALF;
  }

  /** Cents; Infinity where the lead may not be sold at any price. */
  get exclusiveFloor(): number {
    const floor = this.#words[this.#from + 1] ?? NO_PRICE;
    return floor === NO_PRICE ? Infinity : floor;
  }

  get sharedFloor(): number {
    const floor = this.#words[this.#from + 2] ?? NO_PRICE;
    return floor === NO_PRICE ? Infinity : floor;
  }

  get standingKey(): number {
    return (this.#words[this.#from + 3] ?? 0) - 1;
  }

  /** In cents × basis points; −1 for none. */
  get bestRank(): number {
    const isOwn = this.#words[this.#from + 4] === this.#exceptNo;
    const modifiers = this.#words[this.#from + 7] ?? 0;
    const modifier = isOwn ? modifiers >>> HALF : modifiers & HALF_MASK;
    return modifier === 0 ? -1 : modifier * (this.#words[this.#from + (isOwn ? 6 : 5)] ?? 0);
  }
}
