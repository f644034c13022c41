// What past leads were decided by, in as few words as another campaign's chances need: where the highest bid wins at its own
// price, the two best exclusive bids, and the shared ones down to two buyers past the last slot. A decision keeps up to 64
// lines; a million leads with all of them would take ten times the memory, and a replay as much more time.
import type { SaleMode } from "../../../domain/distribution/bidder.ts";
import type { FirstPriceRace } from "../../../domain/distribution/first-price-race.ts";
import { grown } from "../../platform/columns/grown.ts";
import { DecisionReader } from "../market/index.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";

/** With the campaign that is replayed taken out, the best of the others is still there. */
const EXCLUSIVE_KEPT = 2;
/** One buyer may go with that campaign, and one more is the first without a slot. */
const BUYERS_PAST_SLOTS = 2;
const NONE = 2 ** 32 - 1;
const SHARED = 0x8000_0000;
const WORDS = 3;
const FIRST_WORDS = 4_096;
const FIRST_ROWS = 1_024;
/** Past the largest number of shared slots. */
const EXCLUSIVE = 8;
const NO_OWNERS: ReadonlySet<string> = new Set();

interface Bid {
  readonly campaignNo: number;
  readonly cents: number;
  readonly modifier: number;
  readonly mode: SaleMode;
}

/** How a row is kept. */
const UNKNOWN = 0;
const CONDENSED = 1;
const WHOLE = 2;

export class PastContests {
  readonly #accounts: CampaignAccounts;
  /** For each bid: campaign number, cents, modifier with the mode in the highest bit. */
  #words = new Uint32Array(FIRST_WORDS);
  #ends = new Uint32Array(FIRST_ROWS);
  #kinds = new Uint8Array(FIRST_ROWS);
  /** Shared slots, and 8 where it may be sold exclusively. */
  #modes = new Uint8Array(FIRST_ROWS);
  /** Cents; NONE where there is no price at which it may be sold. */
  #exclusiveFloors = new Uint32Array(FIRST_ROWS);
  #sharedFloors = new Uint32Array(FIRST_ROWS);
  /** Of the few leads that are decided by more than the highest bid, the packed decision itself. */
  readonly #whole = new Map<number, Buffer>();
  /** The best exclusive rank, whose it is, and the best of any other campaign: most leads are lost to them, without a look at the bids. */
  #bestRanks = new Float64Array(FIRST_ROWS);
  #bestNos = new Uint32Array(FIRST_ROWS);
  #nextRanks = new Float64Array(FIRST_ROWS);
  readonly #owners = new Map<number, ReadonlySet<string>>();

  constructor(accounts: CampaignAccounts) {
    this.#accounts = accounts;
  }

  /** Adds the next row from its packed decision. */
  add(row: number, decision: Buffer): void {
    const reader = new DecisionReader(decision);
    reader.open(0, decision.length);
    this.#kinds = grown(this.#kinds, row + 1);
    this.#modes = grown(this.#modes, row + 1);
    this.#exclusiveFloors = grown(this.#exclusiveFloors, row + 1);
    this.#sharedFloors = grown(this.#sharedFloors, row + 1);
    const { exclusiveFloor, sharedFloor } = reader;
    const isPlain = reader.hasTerms && reader.routing === "best_price" && !reader.isSecondPrice && Math.max(exclusiveFloor, sharedFloor) < NONE;
    const bids = isPlain ? essentialBids(reader, this.#accounts) : null;
    this.#kinds[row] = bids !== null ? CONDENSED : reader.hasTerms ? WHOLE : UNKNOWN;
    if (bids === null && reader.hasTerms) this.#whole.set(row, decision);
    this.#modes[row] = reader.sharedSlots + (reader.allowsExclusive ? EXCLUSIVE : 0);
    this.#exclusiveFloors[row] = exclusiveFloor < 0 ? NONE : exclusiveFloor;
    this.#sharedFloors[row] = sharedFloor < 0 ? NONE : sharedFloor;
    if (reader.owners.length > 0) this.#owners.set(row, new Set(reader.owners));
    this.#keepBids(row, bids ?? []);
  }

  /** False of a lead that was decided before terms were kept. */
  isKnown(row: number): boolean {
    return this.#kinds[row] !== UNKNOWN;
  }

  /** The packed decision of a lead that was decided by more than the highest bid; undefined of any other. */
  wholeAt(row: number): Buffer | undefined {
    return this.#kinds[row] === WHOLE ? this.#whole.get(row) : undefined;
  }

  allowsExclusive(row: number): boolean {
    return (this.#modes[row] ?? 0) >= EXCLUSIVE;
  }

  sharedSlots(row: number): number {
    return (this.#modes[row] ?? 0) & (EXCLUSIVE - 1);
  }

  /** The least price in cents; Infinity where there is none at which it may be sold. */
  floor(row: number, mode: SaleMode): number {
    const floor = (mode === "exclusive" ? this.#exclusiveFloors : this.#sharedFloors)[row] ?? NONE;
    return floor === NONE ? Infinity : floor;
  }

  owners(row: number): ReadonlySet<string> {
    return this.#owners.get(row) ?? NO_OWNERS;
  }

  /** The highest exclusive rank of a row, but for one campaign's; −1 for none. */
  bestRank(row: number, exceptNo: number): number {
    return (this.#bestNos[row] === exceptNo ? this.#nextRanks[row] : this.#bestRanks[row]) ?? -1;
  }

  /** Enters each bid of a row but those of one campaign. */
  enter(row: number, exceptNo: number, race: FirstPriceRace): void {
    const words = this.#words;
    const end = this.#ends[row] ?? 0;
    for (let at = row === 0 ? 0 : (this.#ends[row - 1] ?? 0); at < end; at += WORDS) {
      const campaignNo = words[at] ?? 0;
      if (campaignNo === exceptNo) continue;
      const modifier = words[at + 2] ?? 0;
      const isShared = modifier >= SHARED;
      if (isShared) race.rival("shared", (words[at + 1] ?? 0) * (modifier - SHARED), campaignNo, this.#accounts.numberOf(campaignNo));
      else race.rival("exclusive", (words[at + 1] ?? 0) * modifier, campaignNo, 0);
    }
  }

  #keepBids(row: number, bids: readonly Bid[]): void {
    this.#bestRanks = grown(this.#bestRanks, row + 1);
    this.#bestNos = grown(this.#bestNos, row + 1);
    this.#nextRanks = grown(this.#nextRanks, row + 1);
    const [best, next] = bids.filter(({ mode }) => mode === "exclusive");
    this.#bestRanks[row] = best === undefined ? -1 : best.cents * best.modifier;
    this.#bestNos[row] = best?.campaignNo ?? 0;
    this.#nextRanks[row] = next === undefined ? -1 : next.cents * next.modifier;
    const start = row === 0 ? 0 : (this.#ends[row - 1] ?? 0);
    const end = start + bids.length * WORDS;
    this.#words = grown(this.#words, end);
    this.#ends = grown(this.#ends, row + 1);
    this.#ends[row] = end;
    for (const [index, { campaignNo, cents, modifier, mode }] of bids.entries()) {
      const at = start + index * WORDS;
      this.#words[at] = campaignNo;
      this.#words[at + 1] = cents;
      this.#words[at + 2] = modifier + (mode === "shared" ? SHARED : 0);
    }
  }
}

/** Null where a bid is too large to be told in one word. */
function essentialBids(reader: DecisionReader, accounts: CampaignAccounts): readonly Bid[] | null {
  const bids: Bid[] = [];
  while (reader.next()) {
    if (!reader.stood) continue;
    const { campaignNo, modifier, mode } = reader;
    bids.push({ campaignNo, cents: reader.bidCents, modifier, mode });
    if (reader.otherCents >= 0) bids.push({ campaignNo, cents: reader.otherCents, modifier, mode: mode === "exclusive" ? "shared" : "exclusive" });
  }
  if (bids.some(({ cents }) => cents >= NONE)) return null;
  const ranked = bids.toSorted((a, b) => b.cents * b.modifier - a.cents * a.modifier);
  return [...best(ranked.filter(({ mode }) => mode === "exclusive"), EXCLUSIVE_KEPT, ({ campaignNo }) => campaignNo), ...best(ranked.filter(({ mode }) => mode === "shared"), reader.sharedSlots + BUYERS_PAST_SLOTS, ({ campaignNo }) => accounts.numberOf(campaignNo))];
}

/** The bids of the first `most` owners, and whatever ties with the last of them. */
function best(ranked: readonly Bid[], most: number, ownerOf: (bid: Bid) => number): readonly Bid[] {
  const owners = new Set<number>();
  let least = -1;
  for (const bid of ranked) {
    owners.add(ownerOf(bid));
    if (owners.size < most) continue;
    least = bid.cents * bid.modifier;
    break;
  }
  return ranked.filter(({ cents, modifier }) => cents * modifier >= least);
}
