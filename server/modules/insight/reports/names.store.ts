// Reads the names that reports use: an account's zone, and the names of groups.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Returns the zone in which the account's days begin; null if there is no account. */
export async function findZone(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ time_zone: string }>(
    "select time_zone from account where id = $1",
    [accountId],
  );
  return rows[0]?.time_zone ?? null;
}

/** Returns a campaign as sales name it, with its owner; null if it does not exist. */
export async function findCampaign(
  db: Queryable,
  id: string,
): Promise<{ readonly no: number; readonly account_id: string } | null> {
  const { rows } = await db.query<{ no: number; account_id: string }>(
    "select no, account_id from campaign where id = $1",
    [id],
  );
  return rows[0] ?? null;
}

export interface Named {
  /** The group ids that rows hold. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
}

const NAMES = {
  campaign:
    "select no::text as key, id::text as id, name from campaign where no = any($1::integer[])",
  source: "select id::text as key, id::text as id, name from source where id = any($1::uuid[])",
  link: "select id::text as key, id::text as id, name from link where id = any($1::uuid[])",
  affiliate: "select id::text as key, id::text as id, name from account where id = any($1::uuid[])",
  buyer: "select id::text as key, id::text as id, name from account where id = any($1::uuid[])",
} as const;

export async function findNames(
  db: Queryable,
  of: keyof typeof NAMES,
  keys: readonly string[],
): Promise<Map<string, Named>> {
  const { rows } = await db.query<{ key: string; id: string; name: string }>(NAMES[of], [keys]);
  return new Map(rows.map((row) => [row.key, row]));
}
