// Ends what a killed server left running in a database cluster, so that the next start begins
// clean.

import { readdir, readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartProblem } from "../config/start-problem.ts";

const POLL_MS = 50;
/** Fast shutdown writes a checkpoint first; 60 s is far more than 256 MB of buffers need. */
const SHUTDOWN_TRIES = 60_000 / POLL_MS;

/**
 * Stops every PostgreSQL process that still works in `cluster` and removes a stale
 * `postmaster.pid`, whose number may by now belong to an unrelated program. Call it only under the
 * lock of the data directory. Throws a StartProblem.
 */
export async function endLeftoverCluster(cluster: string): Promise<void> {
  const postmaster = await readPostmasterPid(cluster);
  if (postmaster !== null && (await processesIn(cluster)).includes(postmaster))
    signal(postmaster, "SIGINT");
  for (let tries = 0; tries < SHUTDOWN_TRIES; tries += 1) {
    if ((await processesIn(cluster)).length === 0) {
      await rm(join(cluster, "postmaster.pid"), { force: true });
      return;
    }
    await sleep(POLL_MS);
  }
  const left = (await processesIn(cluster)).join(" ");
  throw new StartProblem(
    `PostgreSQL processes of an earlier run do not end (${left}): end them with \`kill ` +
      `${left}\` and start again.`,
  );
}

async function readPostmasterPid(cluster: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(join(cluster, "postmaster.pid"), "utf8"), 10);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Every process of a cluster has its folder as working directory: a better sign than a number in a
 * file.
 */
async function processesIn(cluster: string): Promise<number[]> {
  const entries = await readdir("/proc");
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const directory = await readlink(`/proc/${pid}/cwd`).catch(() => null);
      return directory === cluster ? pid : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}

function signal(pid: number, name: "SIGINT"): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}
