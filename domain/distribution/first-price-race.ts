// Who wins where the highest bid wins at its own price, in numbers alone: what `settleContest` says for best_price and
// first_price, for the one bidder that is asked about. Replays ask it a hundred thousand times in a blink.
import type { SaleMode } from "./bidder.ts";

/** Ranks up to here are exact as numbers, also five of them added up. */
export const EXACT_RANK = 2 ** 50;
const MOST_SLOTS = 5;

interface Entry {
  rank: number;
  tie: number;
  account: number;
}

/** One race after the other: `start`, then each bid that stands, then `ownMode`. Accounts are numbers of the caller's choosing. */
export class FirstPriceRace {
  #slots = 0;
  #filled = 0;
  readonly #top: Entry[] = Array.from({ length: MOST_SLOTS }, () => ({ rank: 0, tie: 0, account: 0 }));
  #bestRank = -1;
  #bestTie = 0;
  #ownAccount = 0;
  #ownExclusiveRank = -1;
  #ownSharedRank = -1;
  #ownTie = 0;

  /** Begins with the bids of the one that is asked about: ranks in cents × basis points, −1 for none. */
  start(sharedSlots: number, own: { readonly account: number; readonly exclusiveRank: number; readonly sharedRank: number; readonly tie: number }): void {
    this.#slots = sharedSlots;
    this.#filled = 0;
    this.#bestRank = own.exclusiveRank;
    this.#bestTie = own.tie;
    this.#ownAccount = own.account;
    this.#ownExclusiveRank = own.exclusiveRank;
    this.#ownSharedRank = own.sharedRank;
    this.#ownTie = own.tie;
    if (own.sharedRank >= 0) this.#enter(own.sharedRank, own.tie, own.account);
  }

  /** Another campaign's bid that stood. */
  rival(mode: SaleMode, rank: number, tie: number, account: number): void {
    if (mode === "shared") this.#enter(rank, tie, account);
    else if (rank > this.#bestRank || (rank === this.#bestRank && tie < this.#bestTie)) {
      this.#bestRank = rank;
      this.#bestTie = tie;
    }
  }

  /** The mode in which the one that is asked about wins; null where it does not. */
  ownMode(): SaleMode | null {
    let shared = 0;
    for (let index = 0; index < this.#filled; index += 1) shared += this.#top[index]?.rank ?? 0;
    if (this.#bestRank >= 0 && this.#bestRank >= shared) {
      return this.#ownExclusiveRank === this.#bestRank && this.#ownTie === this.#bestTie ? "exclusive" : null;
    }
    for (let index = 0; index < this.#filled; index += 1) {
      const entry = this.#top[index];
      if (entry?.account === this.#ownAccount) return entry.rank === this.#ownSharedRank && entry.tie === this.#ownTie ? "shared" : null;
    }
    return null;
  }

  /** Keeps the best bid of each account, the highest ranks first, as many as there are slots. */
  #enter(rank: number, tie: number, account: number): void {
    let place = this.#filled;
    for (let index = 0; index < this.#filled; index += 1) {
      if (this.#top[index]?.account !== account) continue;
      if (!this.#isBefore(rank, tie, index)) return;
      place = index;
      this.#filled -= 1;
      break;
    }
    if (place === this.#slots && (place === 0 || !this.#isBefore(rank, tie, place - 1))) return;
    place = Math.min(place, this.#slots - 1);
    const kept = this.#top[place];
    if (kept === undefined) return;
    while (place > 0 && this.#isBefore(rank, tie, place - 1)) {
      const above = this.#top[place - 1];
      if (above !== undefined) this.#top[place] = above;
      place -= 1;
    }
    kept.rank = rank;
    kept.tie = tie;
    kept.account = account;
    this.#top[place] = kept;
    this.#filled = Math.min(this.#filled + 1, this.#slots);
  }

  #isBefore(rank: number, tie: number, index: number): boolean {
    const entry = this.#top[index];
    return entry !== undefined && (rank > entry.rank || (rank === entry.rank && tie < entry.tie));
  }
}
