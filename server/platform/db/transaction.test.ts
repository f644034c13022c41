import { connect, createServer, type Server, type Socket } from "node:net";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { openPool } from "./pool.ts";
import { CommitUnclear, inTransaction } from "./transaction.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await database.pool.query(
    "create table note (id integer primary key, body text not null check (body <> 'forbidden'))",
  );
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query("truncate note; insert into note values (1, 'one'), (2, 'two')");
});

async function bodies(): Promise<string[]> {
  const { rows } = await database.pool.query<{ body: string }>("select body from note order by id");
  return rows.map((row) => row.body);
}

/** Ends the transaction's own connection the way a database restart does. */
async function cut(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await database.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
}

describe("inTransaction", () => {
  it("returns what the work returned once COMMIT is confirmed", async () => {
    const value = await inTransaction(database.pool, async ({ client }) => {
      await client.query("insert into note values (3, 'three')");
      return "done";
    });
    expect(value).toBe("done");
    expect(await bodies()).toEqual(["one", "two", "three"]);
  });

  it("rolls back and throws the work's own error once, and gives the connection back", async () => {
    let runs = 0;
    const failing = inTransaction(database.pool, async ({ client }) => {
      runs += 1;
      await client.query("delete from note");
      throw new Error("a bug");
    });
    await expect(failing).rejects.toThrow("a bug");
    expect(runs).toBe(1);
    expect(await bodies()).toEqual(["one", "two"]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it("does not repeat what a constraint refused", async () => {
    let runs = 0;
    const refused = inTransaction(database.pool, async ({ client }) => {
      runs += 1;
      await client.query("insert into note values (3, 'forbidden')");
    });
    await expect(refused).rejects.toMatchObject({ code: "23514" });
    expect(runs).toBe(1);
  });

  it("never takes a COMMIT that the server answered with ROLLBACK for a success", async () => {
    const swallowing = inTransaction(database.pool, async ({ client }) => {
      await client.query("insert into note values (3, 'three')");
      await client.query("select 1 / 0").catch(() => {});
    });
    await expect(swallowing).rejects.toThrow("COMMIT was answered with ROLLBACK");
    expect(await bodies()).toEqual(["one", "two"]);
  });

  it("repeats both sides of a deadlock until both stand", async () => {
    let runs = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const update = (first: number, second: number): Promise<void> =>
      inTransaction(database.pool, async ({ client }) => {
        runs += 1;
        await client.query("update note set body = body || $2 where id = $1", [first, `+${first}`]);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await client.query("update note set body = body || $2 where id = $1", [
          second,
          `+${second}`,
        ]);
      });
    await Promise.all([update(1, 2), update(2, 1)]);
    // A repeated transaction can lock its first row again before the other one wakes up, and then
    // they deadlock once more.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await bodies()).toEqual(["one+1+1", "two+2+2"]);
  });

  it("repeats the work when the connection is lost before COMMIT, and does it once", async () => {
    let runs = 0;
    await inTransaction(
      database.pool,
      async ({ client }) => {
        runs += 1;
        await client.query("update note set body = body || '!' where id = 1");
        if (runs < 3) await cut(client);
        await client.query("update note set body = body || '?' where id = 1");
      },
      { random: () => 0 },
    );
    expect(runs).toBe(3);
    expect(await bodies()).toEqual(["one!?", "two"]);
  });

  it("repeats when the connection is lost while the work looked away", async () => {
    let runs = 0;
    await inTransaction(
      database.pool,
      async ({ client }) => {
        runs += 1;
        await client.query("update note set body = body || '!' where id = 1");
        if (runs === 1)
          await Promise.all([
            new Promise((resolve) => client.once("end", resolve)),
            cut(client).catch(() => {}),
          ]);
      },
      { random: () => 0 },
    );
    expect(runs).toBe(2);
    expect(await bodies()).toEqual(["one!", "two"]);
  });

  it("gives up after the given number of attempts", async () => {
    let runs = 0;
    const hopeless = inTransaction(
      database.pool,
      async ({ client }) => {
        runs += 1;
        await client.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
      },
      { attempts: 3, random: () => 0 },
    );
    await expect(hopeless).rejects.toMatchObject({ code: "40001" });
    expect(runs).toBe(3);
  });

  it("lends the query builder of its own connection", async () => {
    const rolledBack = inTransaction(database.pool, async ({ client, queries }) => {
      await client.query("insert into note values (3, 'three')");
      const pids = await Promise.all([
        client.query<{ pid: number }>("select pg_backend_pid() as pid"),
        queries.executeQuery<{ pid: number }>({
          ...queries.selectNoFrom([]).compile(),
          sql: "select pg_backend_pid() as pid",
        }),
      ]);
      expect(pids[0].rows).toEqual(pids[1].rows);
      throw new Error("enough");
    });
    await expect(rolledBack).rejects.toThrow("enough");
    expect(await bodies()).toEqual(["one", "two"]);
  });
});

describe("an answer to COMMIT that never comes", () => {
  let proxy: CommitCutter;
  let pool: pg.Pool;

  beforeAll(async () => {
    proxy = await CommitCutter.listen(new URL(database.url));
    const url = new URL(database.url);
    url.port = String(proxy.port);
    pool = openPool({ url: url.href, max: 1, onError: () => {} });
  });

  afterAll(async () => {
    await pool.end();
    await proxy.close();
  });

  it("is reported as unclear and not repeated, whether or not the transaction stands", async () => {
    let runs = 0;
    const unclear = inTransaction(pool, async ({ client }) => {
      runs += 1;
      await client.query("insert into note values (3, 'three')");
    });
    await expect(unclear).rejects.toBeInstanceOf(CommitUnclear);
    expect(runs).toBe(1);
    // The server did commit: repeating would have doubled it, had the row no key.
    expect(await bodies()).toEqual(["one", "two", "three"]);
  });
});

/**
 * Passes everything on to PostgreSQL, but cuts the client off in place of handing it the answer to
 * COMMIT.
 */
class CommitCutter {
  readonly port: number;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static async listen(target: URL): Promise<CommitCutter> {
    const server = createServer((downstream: Socket) => {
      const upstream = connect(Number(target.port), target.hostname);
      upstream.on("data", (chunk) => {
        if (chunk.includes("COMMIT\0")) downstream.destroy();
        else downstream.write(chunk);
      });
      downstream.on("data", (chunk) => upstream.write(chunk));
      for (const [one, other] of [
        [upstream, downstream],
        [downstream, upstream],
      ] as const) {
        one.on("error", () => {}).on("close", () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("no port");
    return new CommitCutter(server, address.port);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
