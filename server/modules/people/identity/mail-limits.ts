// Limits how often emails about access are asked for: by a network address, for an email, by a
// person. Emails that no person signs in with count alike.
import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { countAsked } from "./mail-limits.store.ts";

const LIMITS = {
  /** An office behind one address must get in. */
  network: { most: 30, windowMs: 10 * MINUTE_MS },
  email: { most: 5, windowMs: HOUR_MS },
  /** Apart from other requests: sign-ups by strangers keep no person from a new password. */
  sign_up: { most: 5, windowMs: HOUR_MS },
  /** Requests of one kind by a signed-in person. */
  verification: { most: 5, windowMs: HOUR_MS },
  change: { most: 5, windowMs: HOUR_MS },
  /** Warnings of guesses: a guesser must not fill the person's inbox. */
  warning: { most: 1, windowMs: DAY_MS },
} as const;

type Asker = readonly [what: keyof typeof LIMITS, who: string];

export class MailLimits {
  readonly #db: Queryable;
  readonly #key: Buffer;
  readonly #now: () => number;

  /** `key` hashes what is counted, so that typed addresses are not stored readable. */
  constructor(db: Queryable, key: Buffer, now: () => number) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** Counts one request for each asker. Null if it may go on. */
  async begin(...askers: readonly Asker[]): Promise<Refusal | null> {
    const nowMs = this.#now();
    for (const [what, who] of askers) {
      const until = await countAsked(
        this.#db,
        this.#hash(`${what} ${what === "network" ? networkOf(who) : who.toLowerCase()}`),
        new Date(nowMs),
        LIMITS[what],
      );
      if (until !== null) return tooMany(until.getTime() - nowMs);
    }
    return null;
  }

  #hash(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest();
  }
}

function tooMany(waitMs: number): Refusal {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return {
    code: "rate_limited",
    detail: `Too many emails were asked for: try again in ${wait}.`,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  };
}

/** Groups of an IPv6 address that name a network. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** An IPv4 address, or the /64 of an IPv6 address: one person can have all addresses in it. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
