// Limits how often one address may look at forms and post them: generous for an office behind one
// address, too little for a flood.
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

/** Addresses are kept in this process's memory only, and only for this long. */
export class AddressRate {
  readonly #limit = new RateLimit();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns null if the address may continue. */
  refusalFor(address: string, use: AddressUse): Refusal | null {
    const waitMs = this.#limit.take(`${use} ${address}`, 1, RATES[use], this.#now());
    return waitMs === 0
      ? null
      : {
          code: "rate_limited",
          detail: "Too many calls from this address. Wait a moment and try again.",
          retryAfterSeconds: Math.ceil(waitMs / 1_000),
        };
  }
}
