// Restores a network to where the settings say that the next start looks for it: an external
// database, or a data folder that is not there yet.
import { mkdir, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import {
  openDataDirectory,
  readOrMakeSecrets,
  readSecrets,
  SECRETS_FILE,
} from "../config/data-directory.ts";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";
import { startEmbedded } from "../db/embedded.ts";
import type { PostgresSettings } from "../db/embedded-settings.ts";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../db/migrate.ts";
import { findDatabaseHome } from "../db/postgres-programs.ts";
import { syncFolder } from "./sync-folder.ts";
import { findMismatch, type Manifest } from "./manifest.ts";
import { type OpenBackup, type ReadOptions, readBackup } from "./read-backup.ts";
import { type RestoreTarget, restoreDatabase } from "./restore-database.ts";

export interface RestoreOptions extends ReadOptions {
  readonly config: Pick<Config, "databaseUrl" | "dataDirectory" | "secret" | "oldSecret">;
  /** Of this program. */
  readonly version: string;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Whether the next start with these settings has the secret that opens the network's keys. */
  readonly hasSecret: boolean;
}

/**
 * Rows that go into tables of the same transaction are then written to their files alone, not to
 * the log as well. Each start writes the settings anew.
 */
const RESTORE_SETTINGS: PostgresSettings = { wal_level: "minimal", max_wal_senders: "0" };

/**
 * Restores the backup in the file `path`. Throws a StartProblem where the file or the target cannot
 * be used; then nothing is left that a start would take for a network.
 */
export async function restoreNetwork(path: string, options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, dataDirectory } = options.config;
  const restore =
    databaseUrl === null
      ? restorerOfFolder(await findNewFolder(dataDirectory), options)
      : restorerOfDatabase(databaseUrl, options);
  return readBackup(path, options, async (backup) => {
    const mismatch = findMismatch(
      backup.manifest,
      options.version,
      await readMigrations(MIGRATIONS_DIRECTORY),
    );
    if (mismatch !== null) throw new StartProblem(mismatch);
    return restore(backup);
  });
}

type Restorer = (backup: OpenBackup) => Promise<Restored>;

/** Builds the folder beside its place, under a name that no start looks for, and moves it there. */
function restorerOfFolder(folder: string, { config, signal }: RestoreOptions): Restorer {
  return async (backup) => {
    const unfinished = await makeUnfinished(folder);
    try {
      await readOrMakeSecrets(unfinished, backup.secret);
      await writeFiles(unfinished, backup);
      const tried = config.secret === null ? [backup.secret] : [config.secret, config.oldSecret];
      const secrets = { tried: tried.filter((one) => one !== null), from: "PLAT_SECRET" };
      const rows = await fillFolder(unfinished, backup, { secrets, signal });
      await rename(unfinished, folder);
      await syncFolder(dirname(folder));
      return { manifest: backup.manifest, rows, hasSecret: secrets.tried.length > 0 };
    } catch (error) {
      const home = await findDatabaseHome(unfinished).catch(() => unfinished);
      for (const left of new Set([home, unfinished]))
        await rm(left, { recursive: true, force: true });
      throw error;
    }
  };
}

async function fillFolder(
  folder: string,
  backup: OpenBackup,
  target: Omit<RestoreTarget, "url">,
): Promise<number> {
  const database = await startEmbedded(folder, RESTORE_SETTINGS);
  let rows: number;
  try {
    rows = await restoreDatabase(backup, { url: database.url, ...target });
  } catch (error) {
    // Also where a full disk has ended it already.
    await database.stop("immediate").catch(() => undefined);
    throw error;
  }
  await database.stop();
  return rows;
}

/** The data folder gets what the backup has of one, unless it has its own. */
function restorerOfDatabase(url: string, { config, signal }: RestoreOptions): Restorer {
  return async (backup) => {
    const path = join(config.dataDirectory, SECRETS_FILE);
    const own = config.secret === null ? await readSecrets(path) : null;
    const tried =
      config.secret === null ? [own?.secret ?? backup.secret] : [config.secret, config.oldSecret];
    const secrets = {
      tried: tried.filter((one) => one !== null),
      from: own === null ? "PLAT_SECRET" : path,
    };
    const rows = await restoreDatabase(backup, { url, secrets, signal });
    if (config.secret === null && backup.secret !== null) {
      const directory = await openDataDirectory(config.dataDirectory);
      await readOrMakeSecrets(directory, backup.secret);
      await writeFiles(directory, backup);
    }
    return { manifest: backup.manifest, rows, hasSecret: secrets.tried.length > 0 };
  };
}

/** Where the data folder will be. Throws a StartProblem where something is there. */
async function findNewFolder(dataDirectory: string): Promise<string> {
  const folder = resolve(dataDirectory);
  const entries = await ifThere(readdir(folder));
  if (entries === null) return folder;
  if (entries.length > 0)
    throw new StartProblem(
      `${folder} is not empty: set PLAT_DATA_DIR to a folder that does not exist yet, or move ` +
        "that one away.",
    );
  // A folder that is in use as a mount point cannot be replaced.
  if ((await stat(folder)).dev !== (await stat(dirname(folder))).dev)
    throw new StartProblem(
      `${folder} is a file system of its own: set PLAT_DATA_DIR to a folder inside it that does ` +
        "not exist yet.",
    );
  return folder;
}

async function makeUnfinished(folder: string): Promise<string> {
  const unfinished = join(dirname(folder), `${basename(folder)}.restoring`);
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
    return await realpath(unfinished);
  } catch (error) {
    throw new StartProblem(
      errorCode(error) === "EEXIST"
        ? `${unfinished} is of another restoration: wait for its end, or delete it where none runs.`
        : `The data directory ${folder} cannot be made (${errorLine(error)}): set PLAT_DATA_DIR ` +
            "to a folder that this user may write to.",
    );
  }
}

async function writeFiles(directory: string, { files }: OpenBackup): Promise<void> {
  for (const { name, content } of files)
    try {
      await writeFile(join(directory, name), content, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
}

async function ifThere<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
