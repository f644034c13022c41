// Reads and writes people's daily use of the network's model, in tokens.
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
