// Runs several reads on one snapshot, so that what they read belongs together.
import type pg from "pg";

/** Runs `work` on a connection of its own; all its reads see the database at one moment. */
export async function inSnapshot<Value>(
  pool: pg.Pool,
  work: (db: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const value = await work(client);
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
