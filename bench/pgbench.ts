// Runs the baseline: Debian's pgbench, TPC-B-like with prepared statements, against the same
// server.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const SCALE = "50";

/**
 * Fills pgbench's tables in the database at `url`. Rejects with a one-sentence message if pgbench
 * is not installed.
 */
export async function preparePgbench(url: string): Promise<void> {
  await pgbench(["-i", "-q", "-s", SCALE, url]);
}

/** Returns transactions per second over `seconds`, with 16 clients and 2 threads. */
export async function measurePgbench(url: string, seconds: number): Promise<number> {
  const output = await pgbench([
    "-n",
    "-M",
    "prepared",
    "-s",
    SCALE,
    "-c",
    "16",
    "-j",
    "2",
    "-T",
    String(seconds),
    url,
  ]);
  const tps = /tps = ([\d.]+) \(without initial/.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no rate:\n${output}`);
  return Number(tps);
}

/**
 * Returns the latencies of the same transactions arriving at `perSecond`, each from when it was
 * due, sorted, in milliseconds.
 */
export async function measurePacedPgbench(
  url: string,
  perSecond: number,
  seconds: number,
): Promise<readonly number[]> {
  const directory = await mkdtemp(join(tmpdir(), "plat-pgbench-"));
  try {
    await pgbench([
      "-n",
      "-M",
      "prepared",
      "-s",
      SCALE,
      "-c",
      "16",
      "-j",
      "2",
      "-T",
      String(seconds),
      "-R",
      String(perSecond),
      "-l",
      `--log-prefix=${join(directory, "log")}`,
      url,
    ]);
    const logs = await Promise.all(
      (await readdir(directory)).map((name) => readFile(join(directory, name), "utf8")),
    );
    // The third field of a line: microseconds from the scheduled start to the end.
    const latencies = logs.flatMap((log) =>
      log
        .trimEnd()
        .split("\n")
        .map((line) => Number(line.split(" ")[2]) / 1_000),
    );
    return latencies.sort((a, b) => a - b);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function pgbench(args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run("pgbench", args, { maxBuffer: 16 * 1024 * 1024 });
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error(
        "The bench compares with pgbench, which is not installed: on Debian, apt-get install " +
          "postgresql-contrib (or postgresql-15).",
        { cause: error },
      );
    }
    throw error;
  }
}
