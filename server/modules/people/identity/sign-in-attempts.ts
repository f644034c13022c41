// The lock-out: who guesses one person's password waits longer and longer, whatever addresses the
// guesses come from.
import { createHmac } from "node:crypto";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { countAttempt, forgetAttempts, type SignInAttemptRules } from "./sign-in-attempts.store.ts";

/**
 * ASVS 5.0 6.3.1 requires a limit against guessing. The lock ends by time, so that an attacker
 * cannot keep a person out for good.
 */
const RULES: SignInAttemptRules = {
  free: 10,
  firstWaitMs: 1_000,
  longestWaitMs: 15 * 60_000,
  forgetMs: 15 * 60_000,
};

export class SignInAttempts {
  readonly #db: Queryable;
  readonly #key: Buffer;
  readonly #now: () => number;

  /**
   * `key` hashes what is typed as an email, so that a password typed there by mistake is not stored
   * readable.
   */
  constructor(db: Queryable, key: Buffer, now: () => number) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** Counts a try. Returns null when it may go on, else the whole seconds it is refused for. */
  async begin(email: string): Promise<number | null> {
    const nowMs = this.#now();
    const refusedUntil = await countAttempt(this.#db, this.#hash(email), new Date(nowMs), RULES);
    return refusedUntil === null
      ? null
      : Math.max(1, Math.ceil((refusedUntil.getTime() - nowMs) / 1000));
  }

  /** The right password came: earlier failures count no longer. */
  async succeed(email: string): Promise<void> {
    await forgetAttempts(this.#db, this.#hash(email), new Date(this.#now()), RULES.forgetMs);
  }

  #hash(email: string): Buffer {
    return createHmac("sha256", this.#key).update(email.toLowerCase()).digest();
  }
}
