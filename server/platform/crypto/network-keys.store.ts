// The rows of the network's own keys, each wrapped.
import type { Queryable } from "../db/queryable.ts";

export interface NetworkKeyRow {
  readonly name: string;
  readonly wrapped: Buffer;
}

/** Writes keys that are not there yet; what is there stays. */
export async function insertMissingKeys(
  db: Queryable,
  rows: readonly NetworkKeyRow[],
): Promise<void> {
  await db.query(
    `insert into network_key (name, wrapped)
     select *
     from unnest($1::text[], $2::bytea[])
     order by 1
     on conflict (name) do nothing`,
    [rows.map((row) => row.name), rows.map((row) => row.wrapped)],
  );
}

/** The keys of these names, locked until the transaction ends. */
export async function lockKeys(db: Queryable, names: readonly string[]): Promise<NetworkKeyRow[]> {
  const { rows } = await db.query<NetworkKeyRow>(
    "select name, wrapped from network_key where name = any($1) order by name for no key update",
    [names],
  );
  return rows;
}

/** All keys. */
export async function readKeys(db: Queryable): Promise<NetworkKeyRow[]> {
  const { rows } = await db.query<NetworkKeyRow>("select name, wrapped from network_key");
  return rows;
}

export async function updateWrappedKey(db: Queryable, row: NetworkKeyRow): Promise<void> {
  await db.query("update network_key set wrapped = $2 where name = $1", [row.name, row.wrapped]);
}
