// Fills an empty database with a backup, in one transaction: it is restored as a whole, or stays
// empty.
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";
import { opensNetworkKeys } from "../crypto/network-keys.ts";
import { connectChecked } from "../db/connect.ts";
import { isDatabaseOutage } from "../db/database-errors.ts";
import { applyWithin, migrate, MIGRATIONS_DIRECTORY, readMigrations } from "../db/migrate.ts";
import { hasRelations, listTables, spellPlainly } from "./backup.store.ts";
import type { BackedUpTable, Totals } from "./manifest.ts";
import type { OpenBackup } from "./read-backup.ts";
import { closeTables, openTables, setSequences, writeTable } from "./restore.store.ts";

export interface RestoreTarget {
  /** Address of the empty database. */
  readonly url: string;
  readonly secrets: NextSecrets;
  readonly signal: AbortSignal;
}

/** What the next start will try to open the network's keys with. */
export interface NextSecrets {
  /** Empty where there is none yet: then there is nothing to check. */
  readonly tried: readonly string[];
  /** Where they come from, for people: PLAT_SECRET or a path. */
  readonly from: string;
}

/**
 * Restores `backup`, then applies the migrations that came after it. Returns the number of rows.
 * Throws a StartProblem where the database is not empty, the backup is not whole, or no secret
 * opens the network's keys; then nothing is kept.
 */
export async function restoreDatabase(backup: OpenBackup, target: RestoreTarget): Promise<number> {
  const client = await connectChecked(target.url);
  const leave = (): void => void client.end();
  target.signal.addEventListener("abort", leave, { once: true });
  try {
    const rows = await fill(client, backup, target);
    // Outside of the transaction: a planner without statistics is slow, but not wrong.
    await client.query("analyze");
    await migrate(target.url);
    return rows;
  } finally {
    target.signal.removeEventListener("abort", leave);
    await client.end();
  }
}

async function fill(
  client: pg.Client,
  backup: OpenBackup,
  { secrets }: RestoreTarget,
): Promise<number> {
  await client.query("begin");
  try {
    await spellPlainly(client);
    if (await hasRelations(client))
      throw new StartProblem(
        "The database is not empty: make a new one, or set DATABASE_URL to another.",
      );
    const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
    await applyWithin(client, migrations.slice(0, backup.manifest.migrations.length));
    const { rows, sequences } = await writeRows(client, backup);
    await setSequences(client, sequences);
    await checkSecrets(client, secrets, backup);
    await client.query("commit");
    return Object.values(rows).reduce((sum, count) => sum + count, 0);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw describeFailure(error);
  }
}

async function writeRows(client: pg.Client, backup: OpenBackup): Promise<Totals> {
  const { manifest } = backup;
  const own = await listTables(client);
  if (JSON.stringify(own) !== JSON.stringify(manifest.tables))
    throw new StartProblem(
      "The backup's tables are not those that its migrations make: was the database changed by " +
        "other programs?",
    );
  const keys = await openTables(client, manifest.tables);
  const written: Record<string, number> = {};
  const totals = await backup.readTables(async (table, bytes) => {
    written[table.name] = await copyRows(client, table, bytes);
  });
  for (const { name } of manifest.tables)
    if ((written[name] ?? 0) !== totals.rows[name])
      throw new StartProblem(
        `The backup says that ${name} has ${totals.rows[name]} rows, and ${written[name] ?? 0} ` +
          "were read: it is damaged.",
      );
  await closeTables(client, keys);
  return totals;
}

async function copyRows(
  client: pg.Client,
  table: BackedUpTable,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const stream = await writeTable(client, table);
  await pipeline(bytes, stream);
  return stream.rowCount;
}

async function checkSecrets(
  client: pg.Client,
  { tried, from }: NextSecrets,
  { secret }: OpenBackup,
): Promise<void> {
  if (tried.length === 0) return;
  for (const one of tried) if (await opensNetworkKeys(client, one)) return;
  throw new StartProblem(
    `The secret in ${from} does not open the keys in the backup: ` +
      (secret === null
        ? "set PLAT_SECRET to the secret of the network that was backed up."
        : "the backup brings its own, so unset PLAT_SECRET, and set PLAT_DATA_DIR to a new " +
          "folder, which gets it."),
  );
}

/** A failure of the database in a sentence; any other error as it is. */
function describeFailure(error: unknown): unknown {
  const code = errorCode(error);
  if (error instanceof StartProblem) return error;
  if (code === "53100")
    return new StartProblem("The disk of the database is full: nothing was restored.");
  if (code === null && !isDatabaseOutage(error)) return error;
  return new StartProblem(
    `The database did not take the backup (${errorLine(error)}): nothing was restored.`,
  );
}
