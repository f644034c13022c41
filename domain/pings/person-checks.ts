// Limits how often an affiliate may find out whether the network knows a person, by the hashes of a
// ping or by a test: accepted posts earn it, so that a list of strangers cannot be tried.

/**
 * Persons checked per UTC day for each post accepted within the last 30 days. Our choice: who posts
 * one in 300 of the persons it pings has each of them checked.
 */
export const CHECKS_PER_POST = 10;
export const EARNING_DAYS = 30;
/** Posts that count, at most: counting more takes time, and 100,000 persons a day are enough. */
export const MOST_EARNING_POSTS = 10_000;

/** What is left of a day, in one process. */
export interface PersonChecks {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly used: number;
  /** Accepted posts as last read, and those since. */
  readonly posts: number;
}

export function checksLeft({ used, posts }: PersonChecks): number {
  return Math.min(posts, MOST_EARNING_POSTS) * CHECKS_PER_POST - used;
}
