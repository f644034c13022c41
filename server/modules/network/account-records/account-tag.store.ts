// Reads and writes the tags of accounts.
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** More tags than this are no list that a person reads. */
const MOST_LISTED = 1_000;

export interface TagRow {
  readonly tag: string;
  /** How many accounts have it. */
  readonly accounts: number;
}

/** The tags in use, in alphabetical order. */
export async function listTags(db: Queryable): Promise<TagRow[]> {
  const { rows } = await db.query<TagRow>(
    `select min(tag) as tag, count(*)::int as accounts
     from account_tag
     group by key
     order by key
     limit $1`,
    [MOST_LISTED],
  );
  return rows;
}

/** How the network spells tags that any account has, by their keys. */
export async function findSpellings(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ key: string; tag: string }>(
    `select key, min(tag) as tag
     from account_tag
     where key = any($1)
     group by key`,
    [keys],
  );
  return new Map(rows.map(({ key, tag }) => [key, tag]));
}

/** Puts these tags, with their keys, in place of all that the account has. */
export async function writeTags(
  { client }: Transaction,
  accountId: string,
  tags: readonly { readonly key: string; readonly tag: string }[],
): Promise<void> {
  await client.query("delete from account_tag where account_id = $1", [accountId]);
  await client.query(
    `insert into account_tag (account_id, key, tag)
     select $1, key, tag
     from unnest($2::text[], $3::text[]) as given (key, tag)`,
    [accountId, tags.map(({ key }) => key), tags.map(({ tag }) => tag)],
  );
}
