// Reads and writes the daily use of the network's model, in tokens: of each person, and of all
// together.
import { DEFAULT_NETWORK_TOKENS_PER_DAY } from "../../../../contract/insight/assistant-provider.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/**
 * Sets aside the most that a call may use; returns false, setting nothing aside, if the day's share
 * is too small.
 */
export async function holdTokens(
  db: Queryable,
  userId: string,
  day: string,
  tokens: number,
  most: number,
): Promise<boolean> {
  if (tokens > most) return false;
  const { rowCount } = await db.query(
    `insert into assistant_use as u (user_id, day, tokens)
     values ($1, $2, $3)
     on conflict (user_id, day) do update set tokens = u.tokens + excluded.tokens
     where u.tokens + excluded.tokens <= $4`,
    [userId, day, tokens, most],
  );
  return rowCount === 1;
}

/** The user whose use is that of all people together. */
export const ALL_PEOPLE = "network";

/** The same of the network's quota, which the settings hold. */
export async function holdNetworkTokens(
  db: Queryable,
  day: string,
  tokens: number,
): Promise<boolean> {
  const { rows } = await db.query<{ most: bigint }>(
    "select network_tokens_per_day as most from assistant_provider",
  );
  const most = Number(rows[0]?.most ?? DEFAULT_NETWORK_TOKENS_PER_DAY);
  return holdTokens(db, ALL_PEOPLE, day, tokens, most);
}

/** Releases what was set aside and not used. */
export async function returnTokens(
  db: Queryable,
  userId: string,
  day: string,
  tokens: number,
): Promise<void> {
  if (tokens > 0)
    await db.query(
      "update assistant_use set tokens = greatest(0, tokens - $3) where user_id = $1 and day = $2",
      [userId, day, tokens],
    );
}
