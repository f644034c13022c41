// How fast one source may post: a bucket of tokens that refills steadily, so that a burst is fine and a flood is not.

export interface PostRate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Sources remembered at most; a forgotten one starts with a full bucket. */
const MOST_SOURCES = 100_000;

/** Buckets per source, in this process: with several processes each allows the rate. */
export class PostRateLimit {
  readonly #buckets = new Map<string, { tokens: number; atMs: number }>();

  /** Takes `count` tokens; 0 when they were there, else the milliseconds after which they will be. More than a burst counts as one burst. */
  take(sourceId: string, count: number, rate: PostRate, nowMs: number): number {
    if (this.#buckets.size >= MOST_SOURCES) this.#buckets.clear();
    const bucket = this.#buckets.get(sourceId) ?? { tokens: rate.burst, atMs: nowMs };
    bucket.tokens = Math.min(rate.burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * rate.perSecond);
    bucket.atMs = nowMs;
    this.#buckets.set(sourceId, bucket);
    const wanted = Math.min(count, rate.burst);
    if (bucket.tokens >= wanted) {
      bucket.tokens -= wanted;
      return 0;
    }
    return Math.ceil(((wanted - bucket.tokens) / rate.perSecond) * 1_000);
  }
}
