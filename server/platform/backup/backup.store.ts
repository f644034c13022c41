// Reads a whole database out of one snapshot: its tables by COPY, and where its sequences are.
import type pg from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import { MIGRATION_LOCK } from "../db/migrate.ts";
import type { BackedUpTable, SequencePosition } from "./manifest.ts";

/**
 * Fixes how values are spelled, whatever the defaults of server and role, and lets a transaction
 * take as long as its data does.
 */
const SETTINGS = `
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0
`;

/** Schemas of people, without those of the server and of extensions. */
const OWN_RELATIONS = `
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    )
`;

/** Applies `SETTINGS` to the transaction that is open. */
export async function spellPlainly(client: pg.Client): Promise<void> {
  await client.query(SETTINGS);
}

/**
 * Opens the transaction of a backup: everything read in it is of one moment. REPEATABLE READ is
 * enough for that, as no transaction of Plat is SERIALIZABLE. Returns that moment, or null while
 * another process migrates the database. Until the transaction ends, no migration begins.
 */
export async function beginSnapshot(client: pg.Client): Promise<Date | null> {
  await client.query("begin isolation level repeatable read read only");
  await spellPlainly(client);
  // Neither statement before takes the snapshot, and a migration holds this lock until it commits:
  // the snapshot lies behind the last one.
  await client.query("lock table plat_migration in share mode");
  const { rows } = await client.query<{ is_free: boolean; at: Date }>(
    "select pg_try_advisory_xact_lock_shared($1) as is_free, clock_timestamp() as at",
    [MIGRATION_LOCK],
  );
  const [first] = rows;
  return first?.is_free === true ? first.at : null;
}

/**
 * All tables with their columns, each as SQL spells it, in the same order everywhere. One that is
 * partitioned is one table, since each server has partitions of its own. Left out are columns that
 * the database computes, and numbers of transactions (xid8), which mean nothing in another server:
 * a restored row gets its column's default.
 */
export async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select format('%I.%I', n.nspname, c.relname) collate "C" as name,
       (
         select coalesce(array_agg(quote_ident(a.attname) order by a.attnum), '{}')
         from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
       ) as columns
     ${OWN_RELATIONS} and c.relkind in ('r', 'p') and not c.relispartition
     order by name`,
  );
  return rows;
}

/** Whether anything has been made in the database: a table, a view, a sequence. */
export async function hasRelations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select ${OWN_RELATIONS}) as found`,
  );
  return rows[0]?.found === true;
}

/** The rows of a table as a stream of COPY's text format: a row is a line. */
export function readTable(client: pg.Client, { name, columns }: BackedUpTable): CopyToStreamQuery {
  return client.query(copyTo(`copy (select ${columns.join(", ")} from ${name}) to stdout`));
}

/**
 * Where sequences are that have given out a number. Read it after the tables: sequences know no
 * snapshot, and only go forward.
 */
export async function listSequences(client: pg.Client): Promise<SequencePosition[]> {
  const { rows } = await client.query<SequencePosition>(
    `select format('%I.%I', schemaname, sequencename) collate "C" as name, last_value::text as last
     from pg_sequences
     where last_value is not null
     order by name`,
  );
  return rows;
}
