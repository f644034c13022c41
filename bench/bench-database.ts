// What the benches ask of a database beside the server's own work.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openPool } from "../server/platform/db/pool.ts";
import { verifyLedger } from "../server/modules/ledger/index.ts";

const run = promisify(execFile);

export async function change(url: string, sql: string): Promise<void> {
  const pool = openPool({ url, max: 1, onError: () => undefined });
  await pool.query(sql);
  await pool.end();
}

/** What was done before is vacuumed and written out, so that it is not counted against the load that comes now. */
export async function settle(url: string): Promise<void> {
  await change(url, "vacuum analyze");
  await run("sync");
}

/** How much the books do not add up. */
export async function countFindings(url: string): Promise<number> {
  const pool = openPool({ url, max: 1, onError: () => undefined });
  const findings = await verifyLedger(pool);
  await pool.end();
  return findings.length;
}
