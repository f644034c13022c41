// What past leads were decided by, in as few words as another campaign's chances need: where the highest bid wins at its own
// price, the two best exclusive bids, and the shared ones down to two buyers past the last slot. A decision keeps up to 64
// lines; a million leads with all of them would take ten times the memory, and a replay as much more time.
import type { SaleMode } from "../../../domain/distribution/bidder.ts";
import type { FirstPriceRace } from "../../../domain/distribution/first-price-race.ts";
import { grown } from "../../platform/columns/grown.ts";
import { DecisionReader } from "../market/index.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";
import { PastPurchases } from "./past-purchases.ts";

/** With the campaign that is replayed taken out, the best of the others is still there. */
const EXCLUSIVE_KEPT = 2;
/** One buyer may go with that campaign, and one more is the first without a slot. */
const BUYERS_PAST_SLOTS = 2;
const NONE = 2 ** 32 - 1;
const SHARED = 0x8000_0000;
const WORDS = 3;
const FIRST_WORDS = 4_096;
const FIRST_ROWS = 1_024;
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

/**
 * What is looked at of nearly every lead lies together, in half a line of the processor's cache: a million leads are passed
 * at the speed of memory. First the flags: how it is kept, and what follows.
 */
const RECORD = 8;
const KIND_MASK = 3;
const ALLOWS_EXCLUSIVE = 4;
const HAS_SHARED_BIDS = 8;
const HAS_OWNERS = 16;
const SLOTS_SHIFT = 8;
/** Cents; NONE where there is no price at which it may be sold. */
const EXCLUSIVE_FLOOR = 1;
const SHARED_FLOOR = 2;
/** The best exclusive bid, whose it is, and the best of any other campaign: most leads are lost to them, without a look at the rest. */
const BEST_NO = 3;
const BEST_CENTS = 4;
const BEST_MODIFIER = 5;
const NEXT_CENTS = 6;
const NEXT_MODIFIER = 7;

export class PastContests {
  readonly purchases = new PastPurchases();
  /** Whether any lead was routed by whose turn it was: then what a campaign had taken that day counts. */
  hasTurns = false;
  readonly #accounts: CampaignAccounts;
  #records = new Uint32Array(FIRST_ROWS * RECORD);
  /** For each bid: campaign number, cents, modifier with the mode in the highest bit. */
  #words = new Uint32Array(FIRST_WORDS);
  #ends = new Uint32Array(FIRST_ROWS);
  /** Of the few leads that are decided by more than the highest bid, the packed decision itself. */
  readonly #whole = new Map<number, Buffer>();
  readonly #owners = new Map<number, ReadonlySet<string>>();

  constructor(accounts: CampaignAccounts) {
    this.#accounts = accounts;
  }

  /** Adds the next row from its packed decision. Returns the lead's place in its batch; throws a RangeError, and keeps nothing, for bytes that are no decision. */
  add(row: number, decision: Buffer): number {
    const won = winnersOf(decision);
    const reader = new DecisionReader(decision);
    reader.open(0, decision.length);
    const { exclusiveFloor, sharedFloor, owners } = reader;
    const isPlain = reader.hasTerms && reader.routing === "best_price" && !reader.isSecondPrice && Math.max(exclusiveFloor, sharedFloor) < NONE;
    const bids = isPlain ? essentialBids(reader, this.#accounts) : null;
    if (bids === null && reader.hasTerms) this.#whole.set(row, decision);
    this.hasTurns ||= reader.routing === "weighted" || reader.routing === "round_robin";
    if (owners.length > 0) this.#owners.set(row, new Set(owners));
    const kind = bids !== null ? CONDENSED : reader.hasTerms ? WHOLE : UNKNOWN;
    const [best, next] = (bids ?? []).filter(({ mode }) => mode === "exclusive");
    this.#records = grown(this.#records, (row + 1) * RECORD);
    this.#records.set([
      kind + (reader.allowsExclusive ? ALLOWS_EXCLUSIVE : 0) + ((bids ?? []).some(({ mode }) => mode === "shared") ? HAS_SHARED_BIDS : 0) + (owners.length > 0 ? HAS_OWNERS : 0) + (reader.sharedSlots << SLOTS_SHIFT),
      exclusiveFloor < 0 ? NONE : exclusiveFloor, sharedFloor < 0 ? NONE : sharedFloor,
      best?.campaignNo ?? 0, best?.cents ?? 0, best?.modifier ?? 0, next?.cents ?? 0, next?.modifier ?? 0,
    ], row * RECORD);
    this.#keepBids(row, bids ?? []);
    for (const { campaignNo, priceCents } of won) this.purchases.add(this.#accounts.numberOf(campaignNo), row, campaignNo, priceCents);
    return reader.position;
  }

  /** False of a lead that was decided before terms were kept. */
  isKnown(row: number): boolean {
    return (this.#flags(row) & KIND_MASK) !== UNKNOWN;
  }

  /** The packed decision of a lead that was decided by more than the highest bid; undefined of any other. */
  wholeAt(row: number): Buffer | undefined {
    return (this.#flags(row) & KIND_MASK) === WHOLE ? this.#whole.get(row) : undefined;
  }

  allowsExclusive(row: number): boolean {
    return (this.#flags(row) & ALLOWS_EXCLUSIVE) !== 0;
  }

  sharedSlots(row: number): number {
    return this.#flags(row) >> SLOTS_SHIFT;
  }

  hasSharedBids(row: number): boolean {
    return (this.#flags(row) & HAS_SHARED_BIDS) !== 0;
  }

  /** The least price in cents; Infinity where there is none at which it may be sold. */
  floor(row: number, mode: SaleMode): number {
    const floor = this.#records[row * RECORD + (mode === "exclusive" ? EXCLUSIVE_FLOOR : SHARED_FLOOR)] ?? NONE;
    return floor === NONE ? Infinity : floor;
  }

  hasOwners(row: number): boolean {
    return (this.#flags(row) & HAS_OWNERS) !== 0;
  }

  owners(row: number): ReadonlySet<string> {
    return !this.hasOwners(row) ? NO_OWNERS : (this.#owners.get(row) ?? NO_OWNERS);
  }

  /** The highest exclusive rank of a row, but for one campaign's; −1 for none. */
  bestRank(row: number, exceptNo: number): number {
    const at = row * RECORD;
    const isOwn = this.#records[at + BEST_NO] === exceptNo;
    const modifier = this.#records[at + (isOwn ? NEXT_MODIFIER : BEST_MODIFIER)] ?? 0;
    return modifier === 0 ? -1 : modifier * (this.#records[at + (isOwn ? NEXT_CENTS : BEST_CENTS)] ?? 0);
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

  #flags(row: number): number {
    return this.#records[row * RECORD] ?? UNKNOWN;
  }

  #keepBids(row: number, bids: readonly Bid[]): void {
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

/** Who bought, and for how much; they stand first. Throws a RangeError for bytes that are no decision. */
function winnersOf(decision: Buffer): readonly { readonly campaignNo: number; readonly priceCents: number }[] {
  const reader = new DecisionReader(decision);
  reader.open(0, decision.length);
  const won: { readonly campaignNo: number; readonly priceCents: number }[] = [];
  // All lines are read, so that one that cannot be is met before anything is kept.
  while (reader.next()) if (reader.reason === "won") won.push({ campaignNo: reader.campaignNo, priceCents: reader.priceCents });
  return won;
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
