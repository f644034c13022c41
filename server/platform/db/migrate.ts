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
 * "plat" as bytes: the lock under which only one process migrates. It ends with its transaction.
 */
const MIGRATION_LOCK = 0x706c6174;

type Migration = {
  readonly version: number;
  /** File name, such as 0001-distribution.sql. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
};

type AppliedMigration = {
  readonly version: number;
  readonly name: string;
  readonly sha256: string;
};

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

/** Applies the first migration that is missing and returns its name, or null when none is. */
async function applyNext(
  client: pg.Client,
  migrations: readonly Migration[],
  steps: readonly MigrationStep[],
): Promise<string | null> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists plat_migration (
         version integer primary key, name text not null, sha256 text not null,
           applied_at timestamptz not null
       )`,
    );
    const applied = await client.query<AppliedMigration>(
      "select version, name, sha256 from plat_migration order by version",
    );
    refuseWrongHistory(applied.rows, migrations);
    const next = migrations[applied.rows.length];
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
      throw new StartProblem(
        "This database was made by another version before 1.0.0, whose tables this one cannot " +
          `take over (${row.name} differs from ${known.name}): start the version that made it, ` +
          "or this one with an empty data directory or database.",
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
