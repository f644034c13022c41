// Writes a backup of a network: every table as of one moment, while it goes on trading.
import type pg from "pg";
import { errorLine, StartProblem } from "../config/start-problem.ts";
import { connectChecked } from "../db/connect.ts";
import { isDatabaseOutage } from "../db/database-errors.ts";
import { readApplied } from "../db/migrate.ts";
import { opensNetworkKeys } from "../crypto/network-keys.ts";
import { type AddEntry, type WriteOptions, writeBackupFile } from "./backup-file.ts";
import { beginSnapshot, listSequences, listTables, readTable } from "./backup.store.ts";
import type { DataFolder } from "./data-folder.ts";
import {
  BACKUP_FORMAT,
  type BackedUpTable,
  FILES,
  MANIFEST,
  type Manifest,
  SECRET,
  TABLES,
  TOTALS,
  type Totals,
} from "./manifest.ts";

/** Bytes of rows held in memory at a time. */
const PART_BYTES = 4 * 1_048_576;
const PART_DIGITS = 6;

export interface BackedUpNetwork {
  /** Address of its database. */
  readonly url: string;
  readonly folder: DataFolder;
  /** Of this program. */
  readonly version: string;
}

export interface WrittenBackup {
  readonly tables: number;
  readonly rows: number;
  /** Whether the file holds the secret that opens the network's keys. */
  readonly hasSecret: boolean;
}

/**
 * Backs up `network` into the file `path`. Throws a StartProblem where the database or the file
 * cannot be used; then no file is left.
 */
export function writeBackup(
  path: string,
  network: BackedUpNetwork,
  options: WriteOptions,
): Promise<WrittenBackup> {
  return writeBackupFile(path, options, async (add) => {
    const client = await connectChecked(network.url);
    const leave = (): void => void client.end();
    options.signal.addEventListener("abort", leave, { once: true });
    try {
      return await writeEntries(client, network, add);
    } catch (error) {
      if (options.signal.aborted || !isDatabaseOutage(error)) throw error;
      throw new StartProblem(
        `The database was lost (${errorLine(error)}): no backup was written; try again.`,
      );
    } finally {
      options.signal.removeEventListener("abort", leave);
      await client.end();
    }
  });
}

async function writeEntries(
  client: pg.Client,
  { folder, version }: BackedUpNetwork,
  add: AddEntry,
): Promise<WrittenBackup> {
  if ((await readApplied(client)) === null)
    throw new StartProblem("The database holds no network: there is nothing to back up.");
  const at = await beginSnapshot(client);
  if (at === null)
    throw new StartProblem(
      "Another process is bringing the database to its version: back it up when that has ended.",
    );
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    plat: version,
    at: at.toISOString(),
    migrations: (await readApplied(client)) ?? [],
    tables: await listTables(client),
  };
  await add(MANIFEST, toJson(manifest));
  const hasSecret = folder.secret !== null && (await opensNetworkKeys(client, folder.secret));
  if (folder.secret !== null && hasSecret) await add(SECRET, Buffer.from(folder.secret));
  for (const { name, content } of folder.files) await add(FILES + name, content);
  const rows: Record<string, number> = {};
  for (const table of manifest.tables) rows[table.name] = await writeRows(client, table, add);
  const totals: Totals = { rows, sequences: await listSequences(client) };
  await add(TOTALS, toJson(totals));
  await client.query("commit");
  return {
    tables: manifest.tables.length,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    hasSecret,
  };
}

/** Adds a table's rows in parts of a few megabytes, and returns how many there are. */
async function writeRows(client: pg.Client, table: BackedUpTable, add: AddEntry): Promise<number> {
  const stream = readTable(client, table);
  let parts = 0;
  let held: Buffer[] = [];
  let bytes = 0;
  const addPart = async (): Promise<void> => {
    parts += 1;
    const number = String(parts).padStart(PART_DIGITS, "0");
    await add(`${TABLES}${table.name}/${number}.copy`, Buffer.concat(held));
    held = [];
    bytes = 0;
  };
  for await (const chunk of stream) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await addPart();
  }
  if (bytes > 0) await addPart();
  return stream.rowCount;
}

const toJson = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
