// Brings a database to the schema of this program: plain SQL files, forward only, each in one
// transaction.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { errorLine, StartProblem } from "../config/start-problem.ts";
import { connectChecked } from "./connect.ts";
import { MIGRATION_STEPS, type MigrationStep } from "./migration-steps.ts";

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, "../../migrations");

/**
 * "plat" as bytes: the lock under which only one process migrates. It ends with its transaction. A
 * backup shares it, so that no migration begins while one is made.
 */
export const MIGRATION_LOCK = 0x706c6174;

export type Migration = {
  readonly version: number;
  /** File name, such as 0001-distribution.sql. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
};

/** A migration as the database, or a backup of it, names it. */
export type AppliedMigration = Pick<Migration, "version" | "name" | "sha256">;

/**
 * Applies what is missing at `url` and returns the names of the files applied. Several processes
 * may call it together. Throws a StartProblem when the database is unreachable, too old, newer than
 * this program, or was made by files that have changed since, or when a file fails (then nothing of
 * that file is kept).
 */
export async function migrate(
  url: string,
  directory: string = MIGRATIONS_DIRECTORY,
  steps: readonly MigrationStep[] = MIGRATION_STEPS,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await connectChecked(url);
  try {
    // Without the lock, which a backup may hold for long: a start that has nothing to apply does
    // not wait.
    if (await isUpToDate(client, migrations)) return [];
    const applied: string[] = [];
    for (
      let name = await applyNext(client, migrations, steps);
      name !== null;
      name = await applyNext(client, migrations, steps)
    ) {
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Reads the files of a folder in order: 0001-….sql, 0002-….sql, without a gap. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = index + 1;
      if (
        !new RegExp(`^${String(version).padStart(4, "0")}-[a-z0-9]+(-[a-z0-9]+)*\\.sql$`).test(name)
      ) {
        throw new Error(
          `${name}: migration ${version} must be named ` +
            `${String(version).padStart(4, "0")}-some-words.sql`,
        );
      }
      // Line endings are git's affair and change nothing.
      const sql = (await readFile(join(directory, name), "utf8")).replaceAll("\r\n", "\n");
      return { version, name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The migrations that the database has, in order; null where it has no table of them. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[] | null> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('plat_migration') is not null as exists",
  );
  if (found[0]?.exists !== true) return null;
  const { rows } = await client.query<AppliedMigration>(
    "select version, name, sha256 from plat_migration order by version",
  );
  return rows;
}

async function isUpToDate(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await readApplied(client);
  if (applied === null) return false;
  refuseWrongHistory(applied, migrations);
  return applied.length === migrations.length;
}

/**
 * Applies migrations to an empty database in the caller's transaction, which it locks against other
 * processes that migrate. Throws a StartProblem when a file fails.
 */
export async function applyWithin(
  client: pg.Client,
  migrations: readonly Migration[],
  steps: readonly MigrationStep[] = MIGRATION_STEPS,
): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  await client.query(MAKE_HISTORY);
  for (const migration of migrations) await apply(client, migration, steps);
}

const MAKE_HISTORY = `
  create table if not exists plat_migration (
    version integer primary key, name text not null, sha256 text not null,
      applied_at timestamptz not null
  )
`;

/** Applies the first migration that is missing and returns its name, or null when none is. */
async function applyNext(
  client: pg.Client,
  migrations: readonly Migration[],
  steps: readonly MigrationStep[],
): Promise<string | null> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(MAKE_HISTORY);
    const applied = (await readApplied(client)) ?? [];
    refuseWrongHistory(applied, migrations);
    const next = migrations[applied.length];
    if (next !== undefined) await apply(client, next, steps);
    await client.query("commit");
    return next?.name ?? null;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

function refuseWrongHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (known === undefined) {
      throw new StartProblem(
        `The database was made by a newer Plat (it has ${row.name}, this program ends at ` +
          `${migrations.at(-1)?.name ?? "nothing"}): start that version, or a database of its ` +
          "own for this one.",
      );
    }
    if (row.name !== known.name || row.sha256 !== known.sha256) {
      const change =
        row.name === known.name ? `${row.name} has changed` : `${row.name}, not ${known.name}`;
      throw new StartProblem(
        `The database was made by other migrations than this program's (${change}): start the ` +
          "Plat that made it, or put back the program's own files.",
      );
    }
  }
}

async function apply(
  client: pg.Client,
  migration: Migration,
  steps: readonly MigrationStep[],
): Promise<void> {
  try {
    await client.query(migration.sql);
    for (const step of steps) {
      if (step.after === migration.name) await step.run(client);
    }
  } catch (error) {
    throw new StartProblem(
      `The migration ${migration.name} failed and nothing of it was kept ` +
        `(${errorLine(error)}${lineOf(error, migration.sql)}): correct the cause and start again.`,
    );
  }
  await client.query(
    `insert into plat_migration (version, name, sha256, applied_at)
     values ($1, $2, $3, clock_timestamp())`,
    [migration.version, migration.name, migration.sha256],
  );
}

/** Where in the file PostgreSQL saw the error, as far as it says: " at line 7". */
function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return "";
  return ` at line ${sql.slice(0, Number(error.position)).split("\n").length}`;
}
