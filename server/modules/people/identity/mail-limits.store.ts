// Counts how often emails about access are asked for, one row per asker or address.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface AskLimit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts one request. Returns null when it may go on, else when the window of its key ends. Windows
 * that are over are deleted.
 */
export async function countAsked(
  db: Queryable,
  keyHash: Buffer,
  at: Date,
  { most, windowMs }: AskLimit,
): Promise<Date | null> {
  await db.query("delete from auth.asked_mail where until <= $1", [at]);
  const { rows } = await db.query<{ count: number; until: Date }>(
    `insert into auth.asked_mail as t (key_hash, count, until)
     values ($1, 1, $2)
     on conflict (key_hash) do update set count = t.count + 1
     returning count, until`,
    [keyHash, new Date(at.getTime() + windowMs)],
  );
  const [row] = rows;
  return row === undefined || row.count <= most ? null : row.until;
}
