// Limits how often a caller may do something, counted in the database, so that all processes
// together allow the rate: a bucket of tokens that refills steadily.
import type { Rate } from "../http/rate-limit.ts";
import type { Queryable } from "./queryable.ts";

/** A full bucket needs no row; every bucket is full after this long. */
const KEEP_MS = 3_600_000;
/** Old rows that a call deletes at most. */
const DELETED_AT_ONCE = 10;

/**
 * Takes a token from the bucket of `key`. Returns 0 when there was one, else the milliseconds after
 * which there will be.
 */
export async function takeToken(
  db: Queryable,
  key: string,
  rate: Rate,
  nowMs: number,
): Promise<number> {
  const at = new Date(nowMs);
  const { rowCount } = await db.query(
    `with old as (
       delete from rate_bucket
       where key in (select key from rate_bucket where at < $5 order by at limit $6)
     )
     insert into rate_bucket as b (key, tokens, at)
     values ($1, $2::float8 - 1, $4)
     on conflict (key) do update
       set tokens = least(
         $2::float8,
         b.tokens + greatest(0, extract(epoch from $4 - b.at)::float8) * $3::float8
       ) - 1, at = greatest(b.at, $4)
     where least(
       $2::float8,
       b.tokens + greatest(0, extract(epoch from $4 - b.at)::float8) * $3::float8
     ) >= 1`,
    [key, rate.burst, rate.perSecond, at, new Date(nowMs - KEEP_MS), DELETED_AT_ONCE],
  );
  if (rowCount === 1) return 0;
  const { rows } = await db.query<{ tokens: number; at: Date }>(
    "select tokens, at from rate_bucket where key = $1",
    [key],
  );
  const [bucket] = rows;
  if (bucket === undefined) return 0;
  const tokens =
    bucket.tokens + (Math.max(0, nowMs - bucket.at.getTime()) / 1_000) * rate.perSecond;
  return Math.max(1, Math.ceil(((1 - tokens) / rate.perSecond) * 1_000));
}
