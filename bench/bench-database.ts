// Database operations that the benches need beside the server's own work.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Pool } from "pg";
import { openPool } from "../server/platform/db/pool.ts";
import { verifyLedger } from "../server/modules/money/ledger/index.ts";

const run = promisify(execFile);

export async function change(url: string, sql: string): Promise<void> {
  await withPool(url, (pool) => pool.query(sql));
}

/**
 * Vacuums, flushes and evicts from the machine's cache what earlier work left, so that it does not
 * count against the next load.
 */
export async function settle(url: string): Promise<void> {
  await change(url, "vacuum analyze");
  await clearCache(url);
}

/**
 * Flushes dirty pages and evicts the files of the cluster at `url` from the machine's cache;
 * PostgreSQL's own cache stays. A virtual machine pauses 200 to 300 ms at a time while its host
 * reclaims pages not read for a minute. With the gigabytes that the bench leaves there, p99 was 66,
 * 156 and 156 ms at 1,600 leads a second; without them, 25, 13, 24 and 22 ms.
 */
export async function clearCache(url: string): Promise<void> {
  const { rows } = await withPool(url, (pool) =>
    pool.query<{ directory: string }>("select current_setting('data_directory') as directory"),
  );
  await run("sync");
  const files = [rows[0]?.directory ?? "", "-ignore_readdir_race", "-type", "f"];
  await run("find", [
    ...files,
    "-exec",
    "dd",
    "if={}",
    "iflag=nocache",
    "count=0",
    "status=none",
    ";",
  ]);
}

/** Returns the number of discrepancies in the ledger. */
export async function countFindings(url: string): Promise<number> {
  return (await withPool(url, verifyLedger)).length;
}

async function withPool<Answer>(
  url: string,
  work: (pool: Pool) => Promise<Answer>,
): Promise<Answer> {
  const pool = openPool({ url, max: 1, onError: () => undefined });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
