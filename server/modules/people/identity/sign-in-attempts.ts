// Slows down guesses of a password or a code, without keeping the person out: guesses are counted
// for an account and the address they come from, and a browser in which the person signed in before
// is counted apart.
import { createHmac } from "node:crypto";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { addressGroup } from "../../../platform/http/address-group.ts";
import { countAttempt, forgetAttempts, type SignInAttemptRules } from "./sign-in-attempts.store.ts";

const MINUTE_MS = 60_000;
const FORGET_MS = 15 * MINUTE_MS;

/** From one address or one known device for one account; both waits end by themselves. */
const OF_ONE: SignInAttemptRules = {
  free: 10,
  firstWaitMs: 1_000,
  longestWaitMs: FORGET_MS,
  forgetMs: FORGET_MS,
};
/**
 * From all unknown devices for one account: NIST SP 800-63B §3.2.2 allows at most 100 consecutive
 * failures. The waits stay short, since they meet the person on a new device too.
 */
const OF_ALL: SignInAttemptRules = {
  free: 100,
  firstWaitMs: 1_000,
  longestWaitMs: MINUTE_MS,
  forgetMs: FORGET_MS,
};

export interface Guess {
  /** What is guessed: a password, or a code of the second factor. */
  readonly what: "password" | "code";
  /** As typed. */
  readonly email: string;
  /** The caller's address. */
  readonly address: string;
  /** Of a browser in which the person signed in before; null for all others. */
  readonly deviceId: string | null;
}

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
  async begin(guess: Guess): Promise<number | null> {
    const own = await this.#count(ownKey(guess), OF_ONE);
    if (own !== null || guess.deviceId !== null) return own;
    return this.#count(accountKey(guess), OF_ALL);
  }

  /** The right password came: earlier failures from there count no longer. */
  async succeed(guess: Guess): Promise<void> {
    const before = new Date(this.#now() - FORGET_MS);
    const keys = [this.#hash(ownKey(guess)), this.#hash(accountKey(guess))];
    await forgetAttempts(this.#db, keys, before);
  }

  async #count(key: string, rules: SignInAttemptRules): Promise<number | null> {
    const nowMs = this.#now();
    const refusedUntil = await countAttempt(this.#db, this.#hash(key), new Date(nowMs), rules);
    return refusedUntil === null
      ? null
      : Math.max(1, Math.ceil((refusedUntil.getTime() - nowMs) / 1000));
  }

  #hash(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest();
  }
}

function ownKey({ what, email, address, deviceId }: Guess): string {
  const from = deviceId === null ? `address ${addressGroup(address)}` : `device ${deviceId}`;
  return `${what} ${from} ${email.toLowerCase()}`;
}

function accountKey({ what, email }: Guess): string {
  return `${what} account ${email.toLowerCase()}`;
}
