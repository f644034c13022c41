// Writes a backup's rows into a database whose tables are there, in the caller's transaction.
import type pg from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import type { BackedUpTable, SequencePosition } from "./manifest.ts";

/** A constraint between tables, as SQL spells its parts. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Makes the tables ready for rows in any order: takes foreign keys away, turns triggers off, and
 * empties tables that migrations have filled. Returns the foreign keys for `closeTables`. Needs no
 * rights but the owner's.
 */
export async function openTables(
  client: pg.Client,
  tables: readonly BackedUpTable[],
): Promise<ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(f.conname) as name,
       pg_get_constraintdef(f.oid) as definition
     from pg_constraint f
     join pg_class c on c.oid = f.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and n.nspname !~ '^pg_'
     order by 1, 2`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of await listTriggered(client))
    await client.query(`alter table ${table} disable trigger user`);
  const { rows } = await client.query<{ statement: string }>(
    "select format('truncate %s', array_to_string($1::text[], ', ')) as statement",
    [tables.map(({ name }) => name)],
  );
  await client.query(rows[0]?.statement ?? "");
  return keys;
}

/** Undoes `openTables`; each foreign key is checked against all rows. */
export async function closeTables(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of await listTriggered(client))
    await client.query(`alter table ${table} enable trigger user`);
}

async function listTriggered(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
     from pg_trigger t
     join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname !~ '^pg_'
     order by name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Takes rows in COPY's text format. They are frozen at once, as no other transaction sees tables
 * that this one has made: no vacuum has to write them again. PostgreSQL freezes none on their way
 * into partitions.
 */
export async function writeTable(
  client: pg.Client,
  { name, columns }: BackedUpTable,
): Promise<CopyStreamQuery> {
  const { rows } = await client.query<{ freezes: boolean }>(
    "select relkind = 'r' as freezes from pg_class where oid = $1::regclass",
    [name],
  );
  const options = rows[0]?.freezes === true ? " with (freeze)" : "";
  return client.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin${options}`));
}

export async function setSequences(
  client: pg.Client,
  positions: readonly SequencePosition[],
): Promise<void> {
  for (const { name, last } of positions)
    await client.query("select setval($1::regclass, $2)", [name, last]);
}
