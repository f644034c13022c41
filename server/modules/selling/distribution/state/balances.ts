// Keeps what each account may spend, as last seen: in columns, because every candidate of every
// lead needs its balance.
import type { Bidder } from "../../../../../domain/distribution/bidder.ts";
import { grown } from "../../../../platform/columns/grown.ts";

/**
 * Found by account id, a balance takes three accesses to cold memory for each of a lead's
 * candidates; by the campaign's number it takes two into small arrays. Cents: balance plus credit
 * less holds.
 */
export class Balances {
  readonly #placeOfAccount = new Map<string, number>();
  #cents = new BigInt64Array(1_024);
  /** By campaign number. */
  #placeOfBidder = new Uint32Array(1_024);

  /** Registers a bidder, so that `ofBidder` returns its balance: zero until a balance is noted. */
  noteBidder({ no, accountId }: Pick<Bidder, "no" | "accountId">): void {
    this.#placeOfBidder = grown(this.#placeOfBidder, no + 1);
    this.#placeOfBidder[no] = this.#placeOf(accountId);
  }

  note(accountId: string, cents: bigint): void {
    this.#cents[this.#placeOf(accountId)] = cents;
  }

  /** The balance of a registered bidder. */
  ofBidder({ no }: Pick<Bidder, "no">): bigint {
    return this.#cents[this.#placeOfBidder[no] ?? 0] ?? 0n;
  }

  /** Zero where the account was never noted. */
  ofAccount(accountId: string): bigint {
    const place = this.#placeOfAccount.get(accountId);
    return place === undefined ? 0n : (this.#cents[place] ?? 0n);
  }

  #placeOf(accountId: string): number {
    const known = this.#placeOfAccount.get(accountId);
    if (known !== undefined) return known;
    const place = this.#placeOfAccount.size;
    this.#placeOfAccount.set(accountId, place);
    this.#cents = grown(this.#cents, place + 1);
    return place;
  }
}
