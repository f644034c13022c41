import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from "../../../test/support/database.ts";
import { migrate, MIGRATIONS_DIRECTORY, readMigrations } from "./migrate.ts";

let directory: string;
let database: TestDatabase;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "plat-migrations-"));
  database = await createEmptyDatabase();
  await write(
    "0001-first.sql",
    "create table first (id integer primary key); insert into first values (1);",
  );
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(directory, name), sql);
}

function run(): Promise<string[]> {
  return migrate(database.url, directory, []);
}

async function countFirst(): Promise<bigint> {
  const { rows } = await database.pool.query<{ count: bigint }>("select count(*) from first");
  return rows[0]?.count ?? -1n;
}

describe("migrate", () => {
  it("applies each file once, in order, and remembers it", async () => {
    await write("0002-second.sql", "insert into first values (2);");
    expect(await run()).toEqual(["0001-first.sql", "0002-second.sql"]);
    expect(await run()).toEqual([]);
    await write("0003-third.sql", "insert into first values (3);");
    expect(await run()).toEqual(["0003-third.sql"]);
    expect(await countFirst()).toBe(3n);
    const { rows } = await database.pool.query(
      "select version, name, length(sha256) as digits from plat_migration order by version",
    );
    expect(rows[2]).toEqual({ version: 3, name: "0003-third.sql", digits: 64 });
  });

  it("lets several processes migrate at once, and applies each file once", async () => {
    for (let version = 2; version <= 5; version += 1)
      await write(`000${version}-next.sql`, `insert into first values (${version});`);
    const applied = await Promise.all([run(), run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(
      (await readMigrations(directory)).map((migration) => migration.name),
    );
    expect(await countFirst()).toBe(5n);
  });

  it("keeps nothing of a file that fails, and says which", async () => {
    await write(
      "0002-broken.sql",
      "insert into first values (2);\ninsert into nowhere values (1);",
    );
    await expect(run()).rejects.toThrow(
      /^The migration 0002-broken\.sql failed and nothing of it was kept \(relation "nowhere" does not exist at line 2\)/,
    );
    expect(await countFirst()).toBe(1n);
    await write("0002-broken.sql", "insert into first values (2);");
    expect(await run()).toEqual(["0002-broken.sql"]);
  });

  it("refuses a file that changed after it was applied, but not other line endings", async () => {
    await write(
      "0001-first.sql",
      "create table first (id integer primary key);\ninsert into first values (1);\n",
    );
    await run();
    await write(
      "0001-first.sql",
      "create table first (id integer primary key);\r\ninsert into first values (1);\r\n",
    );
    expect(await run()).toEqual([]);
    await write("0001-first.sql", "create table first (id bigint primary key);");
    await expect(run()).rejects.toThrow(
      /^The database was made by other migrations than this program's \(0001-first\.sql has changed\)/,
    );
  });

  it("refuses a database that a newer program made", async () => {
    await write("0002-second.sql", "insert into first values (2);");
    await run();
    await rm(join(directory, "0002-second.sql"));
    await expect(run()).rejects.toThrow(
      /^The database was made by a newer Plat \(it has 0002-second\.sql, this program ends at 0001-first\.sql\)/,
    );
  });

  it("refuses gaps and names out of order", async () => {
    await write("0003-third.sql", "select 1;");
    await expect(run()).rejects.toThrow(
      "0003-third.sql: migration 2 must be named 0002-some-words.sql",
    );
  });

  it("runs a step in code in the transaction of its file", async () => {
    const step = {
      after: "0001-first.sql",
      run: async () => Promise.reject(new Error("no ZIP file")),
    };
    await expect(migrate(database.url, directory, [step])).rejects.toThrow("no ZIP file");
    expect((await database.pool.query("select to_regclass('first') as found")).rows).toEqual([
      { found: null },
    ]);
  });
});

describe("the project's own migrations", () => {
  it("fill the ZIP table", async () => {
    const migrated = await createTestDatabase();
    try {
      const { rows } = await migrated.pool.query(
        "select city, state, county_fips, time_zone from zip where zip_code = '95838'",
      );
      expect(rows).toEqual([
        { city: "Sacramento", state: "CA", county_fips: "06067", time_zone: "America/Los_Angeles" },
      ]);
      const { rows: counted } = await migrated.pool.query("select count(*) from zip");
      expect(counted).toEqual([{ count: 41_334n }]);
    } finally {
      await migrated.drop();
    }
  });

  it("are the files a checkout with other line endings has, too", async () => {
    await cp(MIGRATIONS_DIRECTORY, directory, { recursive: true });
    await rm(join(directory, "0001-first.sql"));
    const own = await readMigrations(MIGRATIONS_DIRECTORY);
    for (const { name, sql } of own) await write(name, sql.replaceAll("\n", "\r\n"));
    expect((await readMigrations(directory)).map(({ sha256 }) => sha256)).toEqual(
      own.map(({ sha256 }) => sha256),
    );
  });
});
