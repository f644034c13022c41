// Counts how many persons each affiliate had checked today, in this process, against what its
// accepted posts earn: with several processes each allows as many.
import {
  EARNING_DAYS,
  MOST_EARNING_POSTS,
  type PersonChecks,
  checksLeft,
} from "../../../../../domain/pings/person-checks.ts";
import { DAY_MS, MINUTE_MS } from "../../../../../domain/time.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { countAcceptedPosts } from "./person-checks.store.ts";

/** How long the posts of other processes may go unnoticed. */
const FRESH_MS = 10 * MINUTE_MS;
/** Maximum affiliates remembered; a forgotten one starts its day over. */
const MOST_AFFILIATES = 100_000;

interface Counted extends PersonChecks {
  readonly readAtMs: number;
}

export class AffiliateChecks {
  readonly #db: Queryable;
  readonly #now: () => number;
  readonly #counted = new Map<string, Counted>();

  constructor(db: Queryable, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes one check; false where none is left. Reads the affiliate's posts once in ten minutes, not
   * for each call.
   */
  async take(affiliateId: string): Promise<boolean> {
    const nowMs = this.#now();
    const kept = this.#counted.get(affiliateId);
    if (kept === undefined || Math.abs(nowMs - kept.readAtMs) >= FRESH_MS)
      await this.#read(affiliateId, nowMs);
    const day = new Date(nowMs).toISOString().slice(0, "YYYY-MM-DD".length);
    const counted = this.#counted.get(affiliateId);
    if (counted === undefined) return false;
    const today = counted.day === day ? counted : { ...counted, day, used: 0 };
    const isLeft = checksLeft(today) > 0;
    this.#counted.set(affiliateId, isLeft ? { ...today, used: today.used + 1 } : today);
    return isLeft;
  }

  /** Counts an accepted post of this process. */
  earn(affiliateId: string): void {
    const counted = this.#counted.get(affiliateId);
    if (counted !== undefined)
      this.#counted.set(affiliateId, { ...counted, posts: counted.posts + 1 });
  }

  async #read(affiliateId: string, nowMs: number): Promise<void> {
    const sinceMs = nowMs - EARNING_DAYS * DAY_MS;
    const posts = await countAcceptedPosts(this.#db, affiliateId, sinceMs, MOST_EARNING_POSTS);
    if (this.#counted.size >= MOST_AFFILIATES) this.#counted.clear();
    const { day, used } = this.#counted.get(affiliateId) ?? { day: "", used: 0 };
    this.#counted.set(affiliateId, { day, used, posts, readAtMs: nowMs });
  }
}
