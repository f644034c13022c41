// What the benches ask of a database beside the server's own work.
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
 * What was done before is vacuumed, written out and put out of the machine's cache, so that it is
 * not counted against the load that comes now.
 */
export async function settle(url: string): Promise<void> {
  await change(url, "vacuum analyze");
  await clearCache(url);
}

/**
 * Writes out what is dirty and puts the files of the cluster at `url` out of the machine's cache;
 * PostgreSQL's own stays. A virtual machine whose host takes back what was not read for a minute
 * stands still while it does, 200 to 300 ms at a time. With the gigabytes that the bench leaves
 * there: p99 of 66, 156 and 156 ms at 1,600 leads a second; without, 25, 13, 24 and 22.
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

/** How much the books do not add up. */
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
