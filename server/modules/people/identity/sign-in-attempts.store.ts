// Reads and writes the counted sign-in attempts, one row per account and origin that failed
// recently.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface SignInAttemptRules {
  /** Tries that are free of waiting. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Quiet time after which earlier tries no longer count. */
  readonly forgetMs: number;
}

/**
 * Counts a try before its password is looked at, so that tries at the same moment are counted one
 * after the other. From the last free one on, each sets how long the next has to wait; before it
 * nothing waits, also where tries of one moment are counted in another order than they came in.
 * Returns null when the try may go on, else until when it is refused.
 */
export async function countAttempt(
  db: Queryable,
  keyHash: Buffer,
  at: Date,
  rules: SignInAttemptRules,
): Promise<Date | null> {
  const { rowCount } = await db.query(
    `insert into auth.sign_in_attempt as t (key_hash, tries, next_try_at)
     values ($1, 1, $2)
     on conflict (key_hash) do update
       set tries = case
         when t.next_try_at <= $2 - make_interval(secs => $6) then 1
         else t.tries + 1
       end,
         next_try_at = case
           when t.next_try_at <= $2 - make_interval(secs => $6) or t.tries + 1 < $3::integer then $2
           else $2 + make_interval(
             secs => least(
               $4::float8 * power(2::float8, least(t.tries + 1 - $3::integer, 30)), $5::float8
             )
           )
         end
     where t.next_try_at <= $2 or t.tries < $3::integer`,
    [
      keyHash,
      at,
      rules.free,
      rules.firstWaitMs / 1000,
      rules.longestWaitMs / 1000,
      rules.forgetMs / 1000,
    ],
  );
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ next_try_at: Date }>(
    "select next_try_at from auth.sign_in_attempt where key_hash = $1",
    [keyHash],
  );
  return rows[0]?.next_try_at ?? at;
}

/** Deletes the attempts of these keys, and all that are too old to count. */
export async function forgetAttempts(
  db: Queryable,
  keyHashes: readonly Buffer[],
  before: Date,
): Promise<void> {
  await db.query("delete from auth.sign_in_attempt where key_hash = any($1) or next_try_at <= $2", [
    keyHashes,
    before,
  ]);
}
