// Decides with plain numbers whether one bidder wins if the highest bid wins at its own price:
// equivalent to `runAuction` for best_price and first_price. Replays run it a hundred thousand
// times.
import { type SaleMode, tieBreak } from "./bidder.ts";

const MOST_SLOTS = 5;

/** The bidder in question; the caller assigns numbers to accounts. */
export interface RacingBidder {
  readonly no: number;
  readonly account: number;
}

interface Entry {
  rank: number;
  campaignNo: number;
  account: number;
}

/**
 * Runs one race after the other: `start`, then each valid bid, then `ownMode`. Exact for rivals'
 * ranks up to 2⁵⁰: the sum of five is an exact integer, and a larger rank of its own is larger in
 * any case.
 */
export class FirstPriceRace {
  #slots = 0;
  #filled = 0;
  readonly #top: Entry[] = Array.from({ length: MOST_SLOTS }, () => ({
    rank: 0,
    campaignNo: 0,
    account: 0,
  }));
  #bestRank = -1;
  #bestNo = 0;
  #ownAccount = 0;
  #ownExclusiveRank = -1;
  #ownSharedRank = -1;
  #ownNo = 0;
  #seed = 0;

  /**
   * Starts with the bids of the bidder in question: ranks in cents × basis points, −1 for none.
   * `seed` is the lead's, which orders equal ranks.
   */
  start(
    sharedSlots: number,
    seed: number,
    own: RacingBidder,
    exclusiveRank: number,
    sharedRank: number,
  ): void {
    this.#slots = sharedSlots;
    this.#filled = 0;
    this.#seed = seed;
    this.#bestRank = exclusiveRank;
    this.#bestNo = own.no;
    this.#ownNo = own.no;
    this.#ownAccount = own.account;
    this.#ownExclusiveRank = exclusiveRank;
    this.#ownSharedRank = sharedRank;
    if (sharedRank >= 0) this.#enter(sharedRank, own.no, own.account);
  }

  /** Adds another campaign's valid bid. The account matters for shared ones. */
  rival(mode: SaleMode, rank: number, campaignNo: number, account: number): void {
    if (mode === "shared") this.#enter(rank, campaignNo, account);
    else if (
      rank > this.#bestRank ||
      (rank === this.#bestRank && this.#isLuckier(campaignNo, this.#bestNo))
    ) {
      this.#bestRank = rank;
      this.#bestNo = campaignNo;
    }
  }

  /** The mode in which the bidder in question wins; null if it does not. */
  ownMode(): SaleMode | null {
    let shared = 0;
    for (let index = 0; index < this.#filled; index += 1) shared += this.#top[index]?.rank ?? 0;
    if (this.#bestRank >= 0 && this.#bestRank >= shared) {
      return this.#ownExclusiveRank >= 0 && this.#bestNo === this.#ownNo ? "exclusive" : null;
    }
    for (let index = 0; index < this.#filled; index += 1) {
      const entry = this.#top[index];
      if (entry?.account === this.#ownAccount)
        return this.#ownSharedRank >= 0 && entry.campaignNo === this.#ownNo ? "shared" : null;
    }
    return null;
  }

  /** Keeps the best bid of each account, highest ranks first, up to the number of slots. */
  #enter(rank: number, campaignNo: number, account: number): void {
    let place = this.#filled;
    for (let index = 0; index < this.#filled; index += 1) {
      if (this.#top[index]?.account !== account) continue;
      if (!this.#isBefore(rank, campaignNo, index)) return;
      place = index;
      this.#filled -= 1;
      break;
    }
    if (place === this.#slots && (place === 0 || !this.#isBefore(rank, campaignNo, place - 1)))
      return;
    place = Math.min(place, this.#slots - 1);
    const kept = this.#top[place];
    if (kept === undefined) return;
    while (place > 0 && this.#isBefore(rank, campaignNo, place - 1)) {
      const above = this.#top[place - 1];
      if (above !== undefined) this.#top[place] = above;
      place -= 1;
    }
    kept.rank = rank;
    kept.campaignNo = campaignNo;
    kept.account = account;
    this.#top[place] = kept;
    this.#filled = Math.min(this.#filled + 1, this.#slots);
  }

  #isBefore(rank: number, campaignNo: number, index: number): boolean {
    const entry = this.#top[index];
    return (
      entry !== undefined &&
      (rank > entry.rank || (rank === entry.rank && this.#isLuckier(campaignNo, entry.campaignNo)))
    );
  }

  #isLuckier(campaignNo: number, otherNo: number): boolean {
    return tieBreak(this.#seed, campaignNo) < tieBreak(this.#seed, otherNo);
  }
}
