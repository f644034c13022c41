// Finds out whether the database serves, for those who decide where traffic goes: it answers, is
// ours, and takes writes.

import type pg from "pg";
import { isDatabaseUnwritable } from "./database-errors.ts";
import { errorCode } from "../config/start-problem.ts";

/** A database that takes longer is as good as away. */
const LONGEST_MS = 2_000;
const DISK_FULL = "53100";

const AWAY = "The database does not answer.";
const STANDBY = "The database is a standby, which takes no writes.";
const READ_ONLY = "The database is set to be read-only.";
const NO_SPACE = "The disk of the database is full.";
const UNWRITABLE = "The database takes no writes.";

interface Traits {
  readonly is_standby: boolean;
  readonly is_read_only: boolean;
}

/**
 * Returns what keeps the database from serving, in a sentence without any detail of it; null where
 * nothing does. Asks the table of migrations, so that a database of others is not taken for ours,
 * and writes about 2 MB that the database forgets at once, which a full disk refuses. Never throws.
 */
export async function findDatabaseObstacle(pool: pg.Pool): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(AWAY), LONGEST_MS);
  });
  try {
    return await Promise.race([askDatabase(pool), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function askDatabase(pool: pg.Pool): Promise<string | null> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch {
    return AWAY;
  }
  let isLost = false;
  try {
    const [{ rows }] = await Promise.all([
      client.query<Traits>(
        `select pg_is_in_recovery() as is_standby,
           current_setting('transaction_read_only')::bool as is_read_only`,
      ),
      client.query("select 1 from plat_migration limit 1"),
    ]);
    const traits = rows[0];
    if (traits?.is_standby === true) return STANDBY;
    if (traits?.is_read_only === true) return READ_ONLY;
    await fillTemporaryFile(client);
    return null;
  } catch (error) {
    isLost = true;
    if (errorCode(error) === DISK_FULL) return NO_SPACE;
    return isDatabaseUnwritable(error) ? UNWRITABLE : AWAY;
  } finally {
    client.release(isLost);
  }
}

/** 100,000 numbers are more than this `work_mem`, so they go to a file: no table, no WAL. */
async function fillTemporaryFile(client: pg.PoolClient): Promise<void> {
  await Promise.all([
    client.query("begin"),
    client.query("set local work_mem = '64kB'"),
    client.query("select count(*) from generate_series(1, 100000)"),
    client.query("commit"),
  ]);
}
