// Keeps the tables that are partitioned by month, transfer, activity and event, in order.
import type pg from "pg";
import { inTransaction } from "./transaction.ts";

/** The tables as `add_month_partitions` knows them. */
export const PARTITIONED_TABLES = ["transfer", "activity", "event"] as const;

/** Reads and writes wait no longer than this for a partition that is added. */
const LONGEST_WAIT_MS = 300;

/**
 * Adds the partitions of the month of `atMs` and of those after it, `months` in all, where they are
 * missing. Returns the names of those that it added. Throws a DatabaseError with code 55P03 where a
 * long query kept it waiting: then nothing was added.
 */
export function addMonthPartitions(
  pool: pg.Pool,
  atMs: number,
  months: number,
): Promise<readonly string[]> {
  return inTransaction(pool, async ({ client }) => {
    await client.query(`set local lock_timeout = ${LONGEST_WAIT_MS}`);
    const { rows } = await client.query<{ name: string }>(
      "select name from add_month_partitions(to_timestamp($1::bigint / 1000.0), $2) as name",
      [atMs, months],
    );
    return rows.map(({ name }) => name);
  });
}

/**
 * Samples the rows of the tables as wholes. The server's own housekeeping knows each partition, but
 * never the whole, which the planner needs for joins.
 */
export async function analyzePartitioned(pool: pg.Pool): Promise<void> {
  for (const table of PARTITIONED_TABLES) await pool.query(`analyze only ${table}`);
}
