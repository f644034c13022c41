// Reads and writes what processes tell each other about ended access.
import type { Queryable } from "../db/queryable.ts";

/** The name of connections that listen, by which processes find each other. */
const HEARING = "plat-access";

/** Names this connection as one that listens; returns the number of its backend. */
export async function markHearing(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ pid: number }>(
    "select pg_backend_pid() as pid, set_config('application_name', $1, false)",
    [HEARING],
  );
  return rows[0]?.pid ?? 0;
}

/** The backends of all connections to this database that listen. */
export async function listHearing(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ pid: number }>(
    `select pid
     from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [HEARING],
  );
  return rows.map(({ pid }) => pid);
}

export async function notifyAll(db: Queryable, channel: string, message: string): Promise<void> {
  await db.query("select pg_notify($1, $2)", [channel, message]);
}
