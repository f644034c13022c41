// The baseline: Debian's pgbench, TPC-B-like with prepared statements, against the same server.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const SCALE = "50";

/** Fills pgbench's tables in the database at `url`. Rejects with a sentence where pgbench is not installed. */
export async function preparePgbench(url: string): Promise<void> {
  await pgbench(["-i", "-q", "-s", SCALE, url]);
}

/** Transactions per second over `seconds`, 16 clients, 2 threads. */
export async function measurePgbench(url: string, seconds: number): Promise<number> {
  const output = await pgbench(["-n", "-M", "prepared", "-s", SCALE, "-c", "16", "-j", "2", "-T", String(seconds), url]);
  const tps = /tps = ([\d.]+) \(without initial/.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no rate:\n${output}`);
  return Number(tps);
}

async function pgbench(args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run("pgbench", args, { maxBuffer: 16 * 1024 * 1024 });
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("The bench compares with pgbench, which is not installed: on Debian, apt-get install postgresql-contrib (or postgresql-15).", { cause: error });
    }
    throw error;
  }
}
