import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { openPool, queriesOver } from "./pool.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});

afterAll(() => database.drop());

it("reads bigint exactly, bigint arrays too, and dates as they are written", async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740993::bigint as big, array[1, null, 9007199254740993]::bigint[] as bigs,
       '{}'::bigint[] as none, date '2026-03-08' as day, 7::integer as small`,
  );
  expect(rows).toEqual([
    {
      big: 9_007_199_254_740_993n,
      bigs: [1n, null, 9_007_199_254_740_993n],
      none: [],
      day: "2026-03-08",
      small: 7,
    },
  ]);
});

it("takes a BigInt as a parameter", async () => {
  const { rows } = await database.pool.query("select $1::bigint + 1 as next", [
    9_007_199_254_740_993n,
  ]);
  expect(rows).toEqual([{ next: 9_007_199_254_740_994n }]);
});

it("lends the query builder", async () => {
  const queries = queriesOver(database.pool);
  const { rows } = await queries.executeQuery<{ two: number }>({
    ...queries.selectNoFrom([]).compile(),
    sql: "select 2 as two",
  });
  expect(rows).toEqual([{ two: 2 }]);
});

it("survives the loss of a connection, checked out or idle, and tells of it", async () => {
  const errors: Error[] = [];
  const pool = openPool({ url: database.url, max: 2, onError: (error) => errors.push(error) });
  try {
    const busy = await pool.connect();
    const idle = await pool.connect();
    idle.release();
    const ended = Promise.all(
      [busy, idle].map((client) => new Promise((resolve) => client.once("end", resolve))),
    );
    await database.pool.query(
      `select pg_terminate_backend(pid)
       from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await ended;
    busy.release(true);
    expect(errors.length).toBeGreaterThanOrEqual(2);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});
