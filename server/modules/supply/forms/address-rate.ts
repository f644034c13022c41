// Limits how often one address may look at forms and post them: generous for an office behind one
// address, too little for a flood.
import { addressGroup } from "../../../platform/http/address-group.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { takeToken } from "../../../platform/db/rate-bucket.store.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";

const RATES = {
  look: { perSecond: 5, burst: 100 },
  post: { perSecond: 0.2, burst: 20 },
  /**
   * A person takes seconds for a sentence; the reader takes half a millisecond, and longer for one
   * crafted to be slow.
   */
  talk: { perSecond: 0.5, burst: 40 },
} as const satisfies Readonly<Record<string, Rate>>;

export type AddressUse = keyof typeof RATES;

/**
 * Posts are counted for all processes together. Looks and sentences, of which nothing is stored,
 * are counted by each process.
 */
export class AddressRate {
  readonly #unstored = new RateLimit();
  readonly #db: Queryable;
  readonly #now: () => number;

  constructor(db: Queryable, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns null if the address may continue. */
  async refusalFor(address: string, use: AddressUse): Promise<Refusal | null> {
    const group = addressGroup(address);
    const waitMs =
      use === "post"
        ? await takeToken(this.#db, `form ${sha256Hex(group)}`, RATES.post, this.#now())
        : this.#unstored.take(`${use} ${group}`, 1, RATES[use], this.#now());
    return waitMs === 0
      ? null
      : {
          code: "rate_limited",
          detail: "Too many calls from this address. Wait a moment and try again.",
          retryAfterSeconds: Math.ceil(waitMs / 1_000),
        };
  }
}
