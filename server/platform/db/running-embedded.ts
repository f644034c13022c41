// Finds the embedded database of a Plat that is running, for commands that work beside it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSecrets } from "../config/data-directory.ts";
import { StartProblem } from "../config/start-problem.ts";
import { lockDirectory } from "./directory-lock.ts";
import { CLUSTER_NAME, addressOf } from "./embedded.ts";
import { findDatabaseHome } from "./postgres-programs.ts";

/** The line of `postmaster.pid` with the port, and the line with the state, counted from 0. */
const PORT_LINE = 3;
const STATE_LINE = 7;

/**
 * The address of the embedded database in `dataDirectory` (an absolute, real path); null while no
 * Plat runs on it. Throws a StartProblem while one is starting or stopping.
 */
export async function findRunningEmbedded(dataDirectory: string): Promise<string | null> {
  const lock = await lockDirectory(dataDirectory);
  if (lock !== null) {
    await lock.release();
    return null;
  }
  const home = await findDatabaseHome(dataDirectory);
  const lines = await readFile(join(home, CLUSTER_NAME, "postmaster.pid"), "utf8").then(
    (text) => text.split("\n"),
    () => [],
  );
  const port = Number(lines[PORT_LINE]);
  const secrets = await readSecrets(join(dataDirectory, "secrets.json"));
  if (lines[STATE_LINE]?.trim() !== "ready" || !(port > 0) || secrets === null)
    throw new StartProblem(
      `The Plat on ${dataDirectory} is just starting or stopping: try again in a few seconds.`,
    );
  return addressOf(port, secrets.databasePassword, "plat");
}
