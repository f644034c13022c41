// Limits how often a caller may do something: a bucket of tokens that refills steadily, so that a
// burst passes and a flood does not.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Callers remembered at most; a forgotten one starts with a full bucket. */
const MOST_CALLERS = 100_000;

/** A bucket for each caller, in this process: with several processes each allows the rate. */
export class RateLimit {
  readonly #buckets = new Map<string, { tokens: number; atMs: number }>();

  /**
   * Takes `count` tokens; 0 when they were there, else the milliseconds after which they will be.
   * More than a burst counts as one burst.
   */
  take(caller: string, count: number, rate: Rate, nowMs: number): number {
    if (this.#buckets.size >= MOST_CALLERS) this.#buckets.clear();
    const bucket = { tokens: this.left(caller, rate, nowMs), atMs: nowMs };
    this.#buckets.set(caller, bucket);
    const wanted = Math.min(count, rate.burst);
    if (bucket.tokens >= wanted) {
      bucket.tokens -= wanted;
      return 0;
    }
    return Math.ceil(((wanted - bucket.tokens) / rate.perSecond) * 1_000);
  }

  /** The tokens in the caller's bucket, with fractions. */
  left(caller: string, rate: Rate, nowMs: number): number {
    const bucket = this.#buckets.get(caller);
    return bucket === undefined
      ? rate.burst
      : Math.min(rate.burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * rate.perSecond);
  }
}
