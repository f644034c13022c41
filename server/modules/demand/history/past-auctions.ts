// Keeps what past leads were decided by, in as few words as another campaign's chances need: where
// the highest bid wins at its own price, the two best exclusive bids, and the shared ones down to
// two buyers past the last slot. A decision keeps up to 64 lines; a million leads with all of them
// would take ten times the memory, and a replay as much more time.
import type { SaleMode } from "../../../../domain/distribution/bidder.ts";
import type { FirstPriceRace } from "../../../../domain/distribution/first-price-race.ts";
import { grown } from "../../../platform/columns/grown.ts";
import { DecisionReader } from "../../selling/distribution/index.ts";
import type { CampaignAccounts } from "./campaign-accounts.ts";
import {
  CONTEST_KINDS,
  MOST_MODIFIER,
  NO_PRICE,
  RECORD_WORDS,
  packAuction,
} from "./auction-record.ts";
import { PastPurchases } from "./past-purchases.ts";

/** With the replayed campaign taken out, the best bid of the others is still kept. */
const EXCLUSIVE_KEPT = 2;
/** One buyer may drop out with that campaign, and one more is the first without a slot. */
const BUYERS_PAST_SLOTS = 2;
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

export class PastAuctions {
  readonly purchases = new PastPurchases();
  /** Whether any lead was routed round-robin: then what a campaign had taken that day counts. */
  hasTurns = false;
  readonly #accounts: CampaignAccounts;
  /** By row, as packed by `auction-record.ts`. */
  records = new Uint32Array(FIRST_ROWS * RECORD_WORDS);
  /** For each bid: campaign number, cents, modifier with the mode in the highest bit. */
  #words = new Uint32Array(FIRST_WORDS);
  #ends = new Uint32Array(FIRST_ROWS);
  /**
   * The packed decision itself, for the few leads that are decided by more than the highest bid.
   */
  readonly #whole = new Map<number, Buffer>();
  readonly #owners = new Map<number, ReadonlySet<string>>();

  constructor(accounts: CampaignAccounts) {
    this.#accounts = accounts;
  }

  /**
   * Adds the next row from its packed decision; `standing` is the same for leads that the same
   * buyers may buy, −1 for others. Returns the lead's position in its batch; throws a RangeError,
   * and stores nothing, for bytes that are not a decision.
   */
  add(row: number, decision: Buffer, standing: number): number {
    const won = winnersOf(decision);
    const reader = new DecisionReader(decision);
    reader.open(0, decision.length);
    const { exclusiveFloor, sharedFloor, owners } = reader;
    const isPlain =
      reader.hasTerms &&
      reader.routing === "best_price" &&
      !reader.isSecondPrice &&
      Math.max(exclusiveFloor, sharedFloor) < NO_PRICE;
    const bids = isPlain ? essentialBids(reader, this.#accounts) : null;
    const kind =
      bids !== null
        ? CONTEST_KINDS.condensed
        : reader.hasTerms
          ? CONTEST_KINDS.whole
          : CONTEST_KINDS.unknown;
    if (kind === CONTEST_KINDS.whole) this.#whole.set(row, decision);
    this.hasTurns ||= reader.routing === "weighted" || reader.routing === "round_robin";
    if (owners.length > 0) this.#owners.set(row, new Set(owners));
    const kept = bids ?? [];
    const [best, next] = kept.filter(({ mode }) => mode === "exclusive");
    const { allowsExclusive, sharedSlots, position } = reader;
    this.records = grown(this.records, (row + 1) * RECORD_WORDS);
    this.records.set(
      packAuction({
        kind,
        allowsExclusive,
        sharedSlots,
        hasSharedBids: kept.some(({ mode }) => mode === "shared"),
        position,
        exclusiveFloor: exclusiveFloor < 0 ? null : exclusiveFloor,
        sharedFloor: sharedFloor < 0 ? null : sharedFloor,
        standingKey: owners.length > 0 ? -1 : standing,
        best,
        next,
      }),
      row * RECORD_WORDS,
    );
    this.#keepBids(row, kept);
    for (const { campaignNo, priceCents } of won)
      this.purchases.add(this.#accounts.numberOf(campaignNo), row, campaignNo, priceCents);
    return position;
  }

  /**
   * The packed decision of a lead that was decided by more than the highest bid; undefined for any
   * other.
   */
  wholeAt(row: number): Buffer | undefined {
    return this.#whole.get(row);
  }

  owners(row: number): ReadonlySet<string> {
    return this.#owners.get(row) ?? NO_OWNERS;
  }

  /** Enters each bid of a row except those of one campaign. */
  enter(row: number, exceptNo: number, race: FirstPriceRace): void {
    const words = this.#words;
    const end = this.#ends[row] ?? 0;
    for (let at = row === 0 ? 0 : (this.#ends[row - 1] ?? 0); at < end; at += WORDS) {
      const campaignNo = words[at] ?? 0;
      if (campaignNo === exceptNo) continue;
      const modifier = words[at + 2] ?? 0;
      const isShared = modifier >= SHARED;
      if (isShared)
        race.rival(
          "shared",
          (words[at + 1] ?? 0) * (modifier - SHARED),
          campaignNo,
          this.#accounts.numberOf(campaignNo),
        );
      else race.rival("exclusive", (words[at + 1] ?? 0) * modifier, campaignNo, 0);
    }
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

/**
 * The buyers and their prices; winning lines come first. Throws a RangeError for bytes that are not
 * a decision.
 */
function winnersOf(
  decision: Buffer,
): readonly { readonly campaignNo: number; readonly priceCents: number }[] {
  const reader = new DecisionReader(decision);
  reader.open(0, decision.length);
  const won: { readonly campaignNo: number; readonly priceCents: number }[] = [];
  // All lines are read, so that an unreadable one is found before anything is stored.
  while (reader.next())
    if (reader.reason === "won")
      won.push({ campaignNo: reader.campaignNo, priceCents: reader.priceCents });
  return won;
}

/** Null where a bid is too large for a record. */
function essentialBids(reader: DecisionReader, accounts: CampaignAccounts): readonly Bid[] | null {
  const bids: Bid[] = [];
  while (reader.next()) {
    if (!reader.stood) continue;
    const { campaignNo, modifier, mode } = reader;
    bids.push({ campaignNo, cents: reader.bidCents, modifier, mode });
    if (reader.otherCents >= 0)
      bids.push({
        campaignNo,
        cents: reader.otherCents,
        modifier,
        mode: mode === "exclusive" ? "shared" : "exclusive",
      });
  }
  if (bids.some(({ cents, modifier }) => cents >= NO_PRICE || modifier > MOST_MODIFIER))
    return null;
  const ranked = bids.toSorted((a, b) => b.cents * b.modifier - a.cents * a.modifier);
  return [
    ...best(
      ranked.filter(({ mode }) => mode === "exclusive"),
      EXCLUSIVE_KEPT,
      ({ campaignNo }) => campaignNo,
    ),
    ...best(
      ranked.filter(({ mode }) => mode === "shared"),
      reader.sharedSlots + BUYERS_PAST_SLOTS,
      ({ campaignNo }) => accounts.numberOf(campaignNo),
    ),
  ];
}

/** The bids of the first `most` owners, and all that tie with the last of them. */
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
