// The database that Plat brings along: a real PostgreSQL server in the data directory, started
// before us, stopped after us.

import { readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { readOrMakeSecrets, readSecrets } from "../config/data-directory.ts";
import { errorCode, StartProblem } from "../config/start-problem.ts";
import { lockDirectory } from "./directory-lock.ts";
import { EMBEDDED_SETTINGS, formatSettings, type PostgresSettings } from "./embedded-settings.ts";
import { endLeftoverCluster } from "./leftover-cluster.ts";
import { choosePostgresPrograms, type PostgresPrograms } from "./postgres-programs.ts";
import { startWriteBehind } from "./write-behind.ts";

export const EMBEDDED_MAJOR_VERSION = "18";

export const CLUSTER_NAME = "postgres";
const DATABASE = "plat";
const USER = "plat";
const LARGEST_LOG_BYTES = 10_000_000;
/** Another program may take the free port between finding it and using it. */
const PORT_TRIES = 3;
/** Long enough to replay 4 GB of WAL on a slow disk. */
const START_SECONDS = "600";
const STOP_SECONDS = "120";

export type EmbeddedDatabase = {
  /** Address with user and password, for `pg`. */
  readonly url: string;
  /**
   * Ends all connections, writes a checkpoint and stops the server; `immediate` skips the
   * checkpoint. Call once.
   */
  readonly stop: (mode?: "fast" | "immediate") => Promise<void>;
};

/**
 * Starts the cluster in `dataDirectory` (an absolute, real path), making it at the first start.
 * What a killed server left running is ended first. Throws a StartProblem: directory in use by
 * another Plat, cluster of another major version, no way to run PostgreSQL here.
 */
export async function startEmbedded(
  dataDirectory: string,
  changes: PostgresSettings = {},
): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(dataDirectory);
  if (lock === null) {
    throw new StartProblem(
      `Another Plat is running on ${dataDirectory}: stop it first, or set PLAT_DATA_DIR to ` +
        "another folder.",
    );
  }
  try {
    const programs = await choosePostgresPrograms(dataDirectory, CLUSTER_NAME);
    const cluster = join(programs.home, CLUSTER_NAME);
    const password = await prepareCluster(programs, cluster, dataDirectory);
    await endLeftoverCluster(cluster);
    const settings = { ...EMBEDDED_SETTINGS, ...changes };
    await writeFile(join(cluster, "plat.conf"), formatSettings(settings));
    await programs.deliver(join(cluster, "plat.conf"));
    const port = await startCluster(programs, cluster);
    // Without fsync nothing waits for the disk.
    const writeBehind =
      settings["fsync"] === "on"
        ? startWriteBehind(join(cluster, "base"), (error) =>
            endUnsafeCluster(programs, cluster, error),
          )
        : null;
    const stop = async (mode: "fast" | "immediate" = "fast"): Promise<void> => {
      await writeBehind?.stop();
      await stopCluster(programs, cluster, mode);
      await lock.release();
    };
    try {
      await makeDatabase(addressOf(port, password, "postgres"));
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: addressOf(port, password, DATABASE), stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Makes the cluster where there is none yet, and returns its password. */
async function prepareCluster(
  programs: PostgresPrograms,
  cluster: string,
  dataDirectory: string,
): Promise<string> {
  const version = await readVersion(cluster);
  if (version === null) {
    const { databasePassword } = await readOrMakeSecrets(dataDirectory);
    await makeCluster(programs, cluster, databasePassword);
    return databasePassword;
  }
  if (version !== EMBEDDED_MAJOR_VERSION) {
    throw new StartProblem(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this Plat brings ` +
        `${EMBEDDED_MAJOR_VERSION}: start the Plat that made it, or set PLAT_DATA_DIR to another ` +
        "folder.",
    );
  }
  const secrets = await readSecrets(join(dataDirectory, "secrets.json"));
  if (secrets === null) {
    throw new StartProblem(
      `${join(dataDirectory, "secrets.json")} is missing, and the database in ${cluster} ` +
        "cannot be opened without it: restore it from a backup.",
    );
  }
  return secrets.databasePassword;
}

async function readVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return null;
    if (code === "EACCES")
      throw new StartProblem(
        `This user may not read the database in ${cluster}: start Plat as the user who made ` +
          "it, or set PLAT_DATA_DIR to another folder.",
      );
    throw error;
  }
}

async function makeCluster(
  programs: PostgresPrograms,
  cluster: string,
  password: string,
): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = join(programs.home, "initdb-password");
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    await programs.deliver(passwordFile);
    const made = await programs.run("initdb", [
      "--pgdata",
      unfinished,
      "--username",
      USER,
      "--pwfile",
      passwordFile,
      "--auth",
      "scram-sha-256",
      "--data-checksums",
      "--encoding",
      "UTF8",
      "--locale",
      "C",
      "--locale-provider",
      "builtin",
      "--builtin-locale",
      "C.UTF-8",
      "--no-instructions",
      // A new segment of the log is filled with zeros while a COMMIT waits for it: 45 ms for the
      // usual 16 MB.
      "--wal-segsize",
      "4",
    ]);
    if (made.exitCode !== 0)
      throw new StartProblem(
        `The embedded database could not be made in ${cluster}: ${made.output}`,
      );
    await writeFile(join(unfinished, "postgresql.conf"), "\ninclude = 'plat.conf'\n", {
      flag: "a",
    });
    // Only a finished cluster gets its name: a start killed half-way leaves nothing that looks like
    // a database.
    await rename(unfinished, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function startCluster(programs: PostgresPrograms, cluster: string): Promise<number> {
  const log = join(programs.home, "postgres.log");
  await shortenLog(log);
  for (let tries = 1; ; tries += 1) {
    const logStart = await fileSize(log);
    const port = await findFreePort();
    const started = await programs.run("pg_ctl", [
      "start",
      "--pgdata",
      cluster,
      "--log",
      log,
      "--wait",
      "--timeout",
      START_SECONDS,
      "--options",
      `-p ${port}`,
    ]);
    if (started.exitCode === 0) return port;
    const said = (await readFile(log, "utf8").catch(() => "")).slice(logStart);
    if (tries < PORT_TRIES && said.includes("Address already in use")) continue;
    const reason = /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? started.output;
    throw new StartProblem(`The embedded database did not start (${reason}): see ${log}.`);
  }
}

async function stopCluster(
  programs: PostgresPrograms,
  cluster: string,
  mode: string,
): Promise<void> {
  const stopped = await programs.run("pg_ctl", [
    "stop",
    "--pgdata",
    cluster,
    "--mode",
    mode,
    "--wait",
    "--timeout",
    STOP_SECONDS,
  ]);
  // It may have gone by itself: then there is nothing to stop.
  if (stopped.exitCode !== 0 && (await fileSize(join(cluster, "postmaster.pid"))) > 0) {
    throw new Error(`the embedded database did not stop: ${stopped.output}`);
  }
}

/**
 * A page did not reach the disk, and PostgreSQL may not know: it must restart from its log. Always
 * throws.
 */
async function endUnsafeCluster(
  programs: PostgresPrograms,
  cluster: string,
  cause: unknown,
): Promise<never> {
  await stopCluster(programs, cluster, "immediate");
  throw new Error(
    "the disk failed under the embedded database, which was ended so that nothing is lost: see " +
      "that the disk is whole and has room, and start Plat again",
    { cause },
  );
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

export function addressOf(port: number, password: string, database: string): string {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null)
    throw new Error("a listening socket has no port");
  return address.port;
}

async function shortenLog(path: string): Promise<void> {
  if ((await fileSize(path)) > LARGEST_LOG_BYTES) await truncate(path);
}

async function fileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return 0;
    throw error;
  }
}
