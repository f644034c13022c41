// Tests what a backup or a restoration refuses: each time in one sentence, with nothing left
// behind.
import { spawn } from "node:child_process";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeBackupFile } from "../server/platform/backup/backup-file.ts";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../server/platform/db/migrate.ts";
import { PASSPHRASE, runScript } from "./support/backups.ts";
import { type TestDatabase, createEmptyDatabase, createTestDatabase } from "./support/database.ts";
import { backupOf } from "./support/release-fixture.ts";
import { makeScratchFolder } from "./support/scratch.ts";
import { ROOT } from "./support/server-process.ts";

const WHOLE = backupOf("1.0.0");
let folder: string;
let database: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  folder = await makeScratchFolder("plat-refusals");
  [database, empty] = [await createTestDatabase(), await createEmptyDatabase()];
});
afterAll(async () => {
  await Promise.all([database.drop(), empty.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Expects one sentence, and a database and a folder without a trace. */
async function expectRefused(file: string, sentence: RegExp, settings = {}): Promise<void> {
  for (const target of [
    { DATABASE_URL: empty.url },
    { PLAT_DATA_DIR: join(folder, "target/data") },
  ]) {
    const { exit, output } = await runScript("restore", [file], { ...target, ...settings });
    expect(output).toMatch(/^[^\n]+\.\n$/);
    expect([exit, output]).toEqual([1, expect.stringMatching(sentence)]);
  }
  const { rows } = await empty.pool.query(
    `select count(*)::int as relations
     from pg_class
     where relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  expect(rows).toEqual([{ relations: 0 }]);
  expect(await readdir(join(folder, "target")).catch(() => [])).toEqual([]);
}

/** A backup with a manifest of our own. */
async function madeUp(name: string, changes: object): Promise<string> {
  const migrations = (await readMigrations(MIGRATIONS_DIRECTORY)).map(
    ({ version, name: file, sha256 }) => ({ version, name: file, sha256 }),
  );
  const manifest = { format: 1, plat: "1.0.0", at: "2026-11-29T00:00:00Z", migrations, tables: [] };
  const file = join(folder, name);
  const signal = new AbortController().signal;
  await writeBackupFile(file, { passphrase: PASSPHRASE, overwrite: false, signal }, (add) =>
    add("manifest.json", Buffer.from(JSON.stringify({ ...manifest, ...changes }))),
  );
  return file;
}

describe("a restoration is refused", () => {
  it("with a byte changed, after rows have been written", async () => {
    const bytes = await readFile(WHOLE);
    const at = bytes.length - 20_000;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const file = join(folder, "changed");
    await writeFile(file, bytes);
    await expectRefused(file, /changed is damaged or was cut off: use another backup\./);
  });

  it("cut off", async () => {
    const file = join(folder, "cut");
    await writeFile(file, (await readFile(WHOLE)).subarray(0, -1));
    await expectRefused(file, /cut is damaged or was cut off: use another backup\./);
  });

  it("with another passphrase", async () => {
    const settings = { PLAT_BACKUP_PASSPHRASE: "another passphrase" };
    await expectRefused(WHOLE, /^The passphrase does not open .*: check it\./, settings);
  });

  it("with a secret that does not open the keys", async () => {
    const settings = { PLAT_SECRET: "a secret of another network, forty chars." };
    await expectRefused(WHOLE, /^The secret in PLAT_SECRET does not open the keys/, settings);
  });

  it("of a newer version, by format or by migrations, and of other migrations", async () => {
    const file = await madeUp("format", { format: 2, plat: "2.0.0" });
    await expectRefused(
      file,
      /^The backup was made by Plat 2\.0\.0 .*: restore it with Plat 2\.0\.0/,
    );
    const other = [{ version: 1, name: "0001-distribution.sql", sha256: "0" }];
    await expectRefused(
      await madeUp("other", { migrations: other }),
      /whose migration 0001-distribution\.sql differs from that of this one/,
    );
  });

  it("into a database or a folder that is not empty", async () => {
    const taken = { DATABASE_URL: database.url };
    expect(await runScript("restore", [WHOLE], taken)).toEqual({
      exit: 1,
      output: "The database is not empty: make a new one, or set DATABASE_URL to another.\n",
    });
    expect(await runScript("restore", [WHOLE], { PLAT_DATA_DIR: folder })).toEqual({
      exit: 1,
      output: expect.stringMatching(
        /^.* is not empty: set PLAT_DATA_DIR to a folder that [^\n]*\n$/,
      ),
    });
  });
});

describe("a backup is refused", () => {
  const settings = (): Record<string, string> => ({ DATABASE_URL: database.url });
  const file = (): string => join(folder, "refused");

  it.each([
    ["", /^PLAT_BACKUP_PASSPHRASE is not set: /],
    ["short", /^The passphrase is too short: it needs 12 characters or more\.\n$/],
    ["password123456", /^The passphrase is easy to guess: use five random words/],
  ])("with the passphrase %j", async (passphrase, sentence) => {
    const given = { ...settings(), PLAT_BACKUP_PASSPHRASE: passphrase };
    expect(await runScript("backup", [file()], given)).toEqual({
      exit: 1,
      output: expect.stringMatching(sentence),
    });
  });

  it("of a database without a network, and while another process migrates it", async () => {
    expect(await runScript("backup", [file()], { DATABASE_URL: empty.url })).toEqual({
      exit: 1,
      output: "The database holds no network: there is nothing to back up.\n",
    });
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [0x706c6174]);
    expect(await runScript("backup", [file()], settings())).toMatchObject({
      exit: 1,
      output: expect.stringMatching(/^Another process is bringing the database to its version/),
    });
    await client.query("rollback");
    client.release();
  });

  it("where its disk is full, as is a restoration", async () => {
    const mount = join(folder, "small");
    await mkdir(mount);
    const [backup, restore] = ["backup", "restore"].map(
      (name) => `${process.execPath} ${join(ROOT, `scripts/${name}.ts`)}`,
    );
    const script = `
      mount -t tmpfs -o size=256k tmpfs ${mount}
      DATABASE_URL=${database.url} ${backup} ${mount}/file; ls ${mount}
      umount ${mount}; mount -t tmpfs -o size=48m tmpfs ${mount}
      PLAT_DATA_DIR=${mount}/data ${restore} ${WHOLE}; ls ${mount}
    `;
    const lines = (await runUnshared(script)).trim().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(/small\/file\.partial cannot be written \(ENOSPC.*\): choose another/),
      expect.stringMatching(/\.$/),
    ]);
    expect(lines[1]).toMatch(/full|space|made in/i);
  });
});

/** Runs a shell script that may mount; returns what it printed. */
function runUnshared(script: string): Promise<string> {
  const own = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const child = spawn("unshare", [...own, "--mount", "sh", "-c", script], {
    env: { PATH: process.env["PATH"], HOME: "/", PLAT_BACKUP_PASSPHRASE: PASSPHRASE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve) => {
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.once("close", () => resolve(printed));
  });
}
