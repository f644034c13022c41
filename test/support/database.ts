// Creates a separate real PostgreSQL database for each test file.

import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openPool } from "../../server/platform/db/pool.ts";

export type TestDatabase = {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool and drops the database with every connection to it. */
  readonly drop: () => Promise<void>;
};

/**
 * Creates a migrated database, cloned from the run's template (about 50 ms). Call it in
 * `beforeAll`, and `drop` in `afterAll`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject("templateUrl")).pathname.slice(1);
  // Copying files is much faster than logging every page, and nothing has to survive a crash.
  return makeDatabase(`template ${template} strategy file_copy`);
}

/** Creates a database without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return makeDatabase("");
}

async function makeDatabase(options: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name} ${options}`);
  const url = urlOf(name);
  const pool = openPool({ url, max: 10, onError: () => {} });
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  // Not through the template: no client may be connected to it while it is cloned.
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${database}`;
  return url.href;
}
