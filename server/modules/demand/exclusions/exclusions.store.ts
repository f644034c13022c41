// Reads and writes buyers' exclusions: keyed hashes only.
import type { Queryable } from "../../../platform/db/queryable.ts";

export async function countExclusions(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from exclusion where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Adds the hashes that are not stored yet. Returns how many that were. */
export async function insertExclusions(
  db: Queryable,
  accountId: string,
  hashes: readonly string[],
): Promise<number> {
  // Sorted, so that two uploads cannot deadlock.
  const { rowCount } = await db.query(
    `insert into exclusion (hash, account_id)
     select decode(hash, 'hex'), $1
     from unnest($2::text[]) as given (hash)
     order by 1
     on conflict do nothing`,
    [accountId, hashes],
  );
  return rowCount ?? 0;
}

export async function deleteExclusions(db: Queryable, accountId: string): Promise<number> {
  const { rowCount } = await db.query("delete from exclusion where account_id = $1", [accountId]);
  return rowCount ?? 0;
}
