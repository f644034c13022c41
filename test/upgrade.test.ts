// Tests the upgrade of each release's database, its data in it: to this version, and to a later one
// that a planted migration stands for. `npm run release:fixture` writes the database of this
// version anew.
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtWeb } from "../server/modules/network/pages/index.ts";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../server/platform/db/migrate.ts";
import { runScript } from "./support/backups.ts";
import { type TestDatabase, createEmptyDatabase } from "./support/database.ts";
import { person } from "./support/busy-market.ts";
import {
  type ReleaseFacts,
  backupOf,
  readFacts,
  writeReleaseFixture,
} from "./support/release-fixture.ts";
import { makeScratchFolder } from "./support/scratch.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

const RELEASES = ["1.0.0"];
const HOUR_MS = 3_600_000;
const PLANTED = `
  alter table lead add column planted_note text not null default 'as before';
  create index lead_planted on lead (planted_note) where planted_note <> 'as before';
`;
let folder: string;
/** A checkout of this version with one migration more. */
let later: string;
let planted: string;
let running: ServerProcess | null = null;

beforeAll(async () => {
  if (process.env["PLAT_WRITE_FIXTURE"] === "1") await writeReleaseFixture();
  folder = await makeScratchFolder("plat-upgrade");
  later = join(folder, "later");
  await builtWeb();
  await mkdir(later);
  await cp(join(ROOT, "server"), join(later, "server"), { recursive: true });
  for (const name of await readdir(ROOT))
    if (!name.startsWith(".") && name !== "server")
      await symlink(join(ROOT, name), join(later, name));
  const next = (await readMigrations(MIGRATIONS_DIRECTORY)).length + 1;
  planted = `${String(next).padStart(4, "0")}-planted.sql`;
  await writeFile(join(later, "server/migrations", planted), PLANTED);
}, 300_000);
afterEach(async () => {
  if (running?.child.exitCode === null) sendSignal(running, "SIGTERM");
  await running?.ended;
  running = null;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(RELEASES)("the database of %s", (version) => {
  let database: TestDatabase;
  let facts: ReleaseFacts;
  let settings: Readonly<Record<string, string>>;
  beforeAll(async () => {
    facts = readFacts(version);
    database = await createEmptyDatabase();
    settings = { DATABASE_URL: database.url, PLAT_SECRET: facts.secret, PLAT_DEMO: "0" };
  });
  afterAll(() => database.drop());

  /** Starts the program of a checkout an hour after the release's last post. */
  async function start(checkout: string): Promise<string> {
    running = runServer({
      environment: {
        ...settings,
        NODE_OPTIONS: `--import=${join(ROOT, "test/support/shift-clock.mjs")}`,
        SHIFT_CLOCK_TO: String(facts.atMs + HOUR_MS),
      },
      command: [process.execPath, join(checkout, "server/start.mjs")],
    });
    return running.ready;
  }

  it("is restored, and brought to this version", async () => {
    expect(await runScript("restore", [backupOf(version)], settings)).toMatchObject({ exit: 0 });
    expect(await runScript("verify-ledger", [], settings)).toEqual({
      exit: 0,
      output: "The ledger verifies.\n",
    });
    const { rows } = await database.pool.query(
      "select count(*)::int as applied from plat_migration",
    );
    expect(rows).toEqual([{ applied: (await readMigrations(MIGRATIONS_DIRECTORY)).length }]);
  });

  it("is taken over by a later version, with its leads, money and keys", async () => {
    const before = await bookedRows();
    const url = await start(later);
    const { rows } = await database.pool.query(
      `select (select name from plat_migration order by version desc limit 1) as last,
         (select count(*)::int from lead where planted_note <> 'as before') as others`,
    );
    expect(rows).toEqual([{ last: planted, others: 0 }]);
    // The program that was started may book more, such as an earning that is due by now.
    expect(await bookedRows()).toEqual(expect.arrayContaining(before));
    await expectServed(url);
  });

  /** What never changes once it is booked. */
  async function bookedRows(): Promise<string[]> {
    const { rows } = await database.pool.query<{ row: string }>(
      `select row(t.*)::text as row from transfer t
       union all
       select row(id, lead_id, buyer_id, price_cents, earning_cents)::text from sale`,
    );
    expect(rows.length).toBeGreaterThan(10);
    return rows.map(({ row }) => row);
  }

  /** Repeats are recognized, the buyer reads its lead, and trade goes on. */
  async function expectServed(url: string): Promise<void> {
    const { post, sourceKey, buyerKey, leadId, phone } = facts;
    const call = async (key: string, path: string, body?: string, idempotencyKey?: string) => {
      const answer = await fetch(url + path, {
        ...(body === undefined ? {} : { method: "POST", body }),
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        },
      });
      return answer.text();
    };
    const json = async (...given: Parameters<typeof call>) => JSON.parse(await call(...given));
    expect(await call(sourceKey, "/v1/leads", post.body, post.key)).toBe(post.answer);
    expect(await json(sourceKey, "/v1/leads", post.body)).toMatchObject({
      status: "duplicate",
      lead: JSON.parse(post.answer).lead,
    });
    expect(await json(buyerKey, `/v1/leads/${leadId}`)).toMatchObject({ contact: { phone } });
    const fresh = JSON.stringify(person({ phone: "+19165552978", email: "new@example.com" }));
    expect(await json(sourceKey, "/v1/leads", fresh)).toMatchObject({
      status: "accepted",
      sale: "exclusive",
    });
    expect(await runScript("verify-ledger", [], settings)).toMatchObject({ exit: 0 });
  }

  it("is then refused by this version, in a sentence", async () => {
    const { exit, stderr } = await runServer({ environment: settings }).ended;
    expect(exit).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^The database was made by a newer Plat \\(it has ${planted}, this [^\\n]*\\n$`),
    );
    const copy = join(folder, "newer.backup");
    expect(await runScript("backup", [copy], settings)).toMatchObject({ exit: 0 });
    const restored = await runScript("restore", [copy], { PLAT_DATA_DIR: join(folder, "none") });
    expect(restored).toEqual({
      exit: 1,
      output: expect.stringMatching(
        new RegExp(
          `^The backup was made by Plat [\\d.]+ \\(${planted}\\), which is newer [^\\n]*\\n$`,
        ),
      ),
    });
    expect(await readdir(folder)).not.toContain("none");
  });
});
