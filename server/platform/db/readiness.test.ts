// Tests what keeps a database from serving: it is not ours, takes no writes, or does not answer. A
// full disk is tested with a real one in test/full-disk.test.ts.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from "../../../test/support/database.ts";
import { makeScratchFolder } from "../../../test/support/scratch.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPool } from "./pool.ts";
import { findDatabaseObstacle } from "./readiness.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function obstacleAt(url: string, options = ""): Promise<string | null> {
  const address = new URL(url);
  if (options !== "") address.searchParams.set("options", options);
  const pool = openPool({ url: address.href, max: 1, onError: () => undefined });
  try {
    return await findDatabaseObstacle(pool);
  } finally {
    await pool.end();
  }
}

it("finds nothing where the database serves, and leaves the connection usable", async () => {
  const pool = openPool({ url: database.url, max: 1, onError: () => undefined });
  expect(await findDatabaseObstacle(pool)).toBeNull();
  expect(await findDatabaseObstacle(pool)).toBeNull();
  const { rows } = await pool.query("select current_setting('work_mem') as work_mem");
  expect(rows[0].work_mem).not.toBe("64kB");
  await pool.end();
});

it("finds a database that only reads", async () => {
  expect(await obstacleAt(database.url, "-c default_transaction_read_only=on")).toBe(
    "The database is set to be read-only.",
  );
});

it("finds a standby, which is a real one here", async () => {
  const folder = await makeScratchFolder("plat-standby");
  const main = await startEmbedded(folder);
  await migrate(main.url);
  await main.stop();
  await writeFile(join(folder, "postgres/standby.signal"), "");
  const standby = await startEmbedded(folder);
  try {
    expect(await obstacleAt(standby.url)).toBe("The database is a standby, which takes no writes.");
  } finally {
    await standby.stop("immediate");
    await rm(folder, { recursive: true, force: true });
  }
});

it("writes to a file, as a disk that is full would refuse", async () => {
  const written = async (): Promise<bigint> => {
    const { rows } = await database.pool.query(
      `select pg_stat_force_next_flush(), temp_bytes
       from pg_stat_database
       where datname = current_database()`,
    );
    return rows[0].temp_bytes;
  };
  const before = await written();
  await obstacleAt(database.url);
  await expect.poll(async () => Number((await written()) - before)).toBeGreaterThan(1_000_000);
});

it("finds a database that is away, or another's", async () => {
  expect(await obstacleAt("postgres://plat:secret@127.0.0.1:1/plat")).toBe(
    "The database does not answer.",
  );
  const empty = await createEmptyDatabase();
  expect(await obstacleAt(empty.url)).toBe("The database does not answer.");
  await empty.drop();
});
