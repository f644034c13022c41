// Opens the database that the environment names, for commands: an external one, or the embedded
// one, whether the server runs or not.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../server/platform/config/config.ts";
import { openDataDirectory } from "../server/platform/config/data-directory.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { connectChecked } from "../server/platform/db/connect.ts";
import { startEmbedded } from "../server/platform/db/embedded.ts";
import { openPool } from "../server/platform/db/pool.ts";
import { findRunningEmbedded } from "../server/platform/db/running-embedded.ts";

type Work<Value> = (pool: pg.Pool, url: string) => Promise<Value>;

/**
 * Runs `work` on the database of `config` and closes it again; what it started, it stops. Throws a
 * StartProblem where there is no database, or it cannot be used.
 */
export async function withDatabase<Value>(
  { databaseUrl, dataDirectory }: Pick<Config, "databaseUrl" | "dataDirectory">,
  work: Work<Value>,
): Promise<Value> {
  if (databaseUrl !== null) return withPool(databaseUrl, work);
  if (!existsSync(join(dataDirectory, "secrets.json")))
    throw new StartProblem(
      `There is no network in ${dataDirectory}: set PLAT_DATA_DIR to its folder, or ` +
        "DATABASE_URL to its database.",
    );
  const directory = await openDataDirectory(dataDirectory);
  const running = await findRunningEmbedded(directory);
  if (running !== null) return withPool(running, work);
  const database = await startEmbedded(directory);
  try {
    return await withPool(database.url, work);
  } finally {
    await database.stop("fast");
  }
}

async function withPool<Value>(url: string, work: Work<Value>): Promise<Value> {
  await (await connectChecked(url)).end();
  const pool = openPool({ url, max: 1, onError: () => undefined });
  try {
    return await work(pool, url);
  } finally {
    await pool.end();
  }
}

/** Runs a command; what the operator can put right becomes one sentence and exit code 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command that a signal ends early; it must leave nothing half done behind. */
export function runStoppable(command: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(name, () => stopping.abort());
  return runCommand(async () => {
    try {
      return await command(stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) throw new StartProblem("Stopped: nothing was kept.");
      throw error;
    }
  });
}

/** The size of a file, for people. */
export async function describeSize(path: string): Promise<string> {
  const { size } = await stat(path);
  return `${(size / 1_000_000).toFixed(1)} MB`;
}
