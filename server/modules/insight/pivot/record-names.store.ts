// Reads the names of records that filters of a report name by their ids.
import type { Queryable } from "../../../platform/db/queryable.ts";

const NAMES = {
  source: "select id::text as id, name, account_id from source where id::text = any($1)",
  campaign: "select id::text as id, name, account_id from campaign where id::text = any($1)",
  affiliate: "select id::text as id, name, id as account_id from account where id::text = any($1)",
  buyer: "select id::text as id, name, id as account_id from account where id::text = any($1)",
} as const;

/** The names by id; with an owner, only of its own records. */
export async function findRecordNames(
  db: Queryable,
  of: keyof typeof NAMES,
  ids: readonly string[],
  owner: string | null,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; name: string; account_id: string }>(NAMES[of], [
    ids,
  ]);
  return new Map(
    rows
      .filter(({ account_id: account }) => owner === null || account === owner)
      .map(({ id, name }) => [id, name]),
  );
}
