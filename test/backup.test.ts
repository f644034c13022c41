// Tests backup and restore of a network that trades: what it has acknowledged before is there
// afterwards, in a folder and in an external database, and is recognized when it is repeated.
import { randomUUID } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeSchema, digestRows, runScript } from "./support/backups.ts";
import { type TestDatabase, createEmptyDatabase, createTestDatabase } from "./support/database.ts";
import { type DemoNetwork, type RunningDemo, startDemo } from "./support/demo-network.ts";
import { makeScratchFolder } from "./support/scratch.ts";
import { type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";
import { ApiUser, Trade, inventedPerson, leadBody } from "./support/trade.ts";

const PHONE = "+19165557321";
const started: ServerProcess[] = [];
let folder: string;
let demo: RunningDemo;
let network: DemoNetwork;
let file: string;
let secret: string;
/** A lead of a known person, bought before the backup, with the bytes of its answer. */
let bought: {
  readonly id: string;
  readonly body: string;
  readonly key: string;
  readonly answer: string;
};
let before: readonly Readonly<Record<string, string>>[];
let after: readonly Readonly<Record<string, string>>[];

interface Answer {
  readonly text: string;
  readonly body: ReturnType<typeof JSON.parse>;
}

async function post(url: string, body: string, key?: string): Promise<Answer> {
  const answer = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${network.source_key}`,
      "content-type": "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body,
  });
  const text = await answer.text();
  return { text, body: JSON.parse(text) };
}

/** Posts new people until `isOver` says so, and returns those that were acknowledged. */
async function postUntil(isOver: () => boolean): Promise<Record<string, string>[]> {
  const posted: Record<string, string>[] = [];
  while (!isOver()) {
    const person = { first_name: "Rita", last_name: "Journey", ...inventedPerson() };
    const { body } = await post(network.url, JSON.stringify(leadBody(person)));
    if (body.status === "accepted") posted.push(person);
  }
  return posted;
}

beforeAll(async () => {
  folder = await makeScratchFolder("plat-backup");
  demo = await startDemo("plat-backup-demo", { PLAT_ALLOW_LOOPBACK: "1" });
  network = await demo.ready;
  ({ secret } = JSON.parse(await readFile(join(demo.directory, "secrets.json"), "utf8")));
  await Trade.open(network);
  const person = { first_name: "Nora", last_name: "Backup", ...inventedPerson(), phone: PHONE };
  const [body, key] = [JSON.stringify(leadBody(person)), randomUUID()];
  const answer = await post(network.url, body, key);
  if (answer.body.sale !== "exclusive") throw new Error(`not bought: ${answer.text}`);
  bought = { id: answer.body.lead.id, body, key, answer: answer.text };
  let posts = 0;
  before = await postUntil(() => (posts += 1) > 20);
  file = join(folder, "network.backup");
  let isDone = false;
  const meanwhile = postUntil(() => isDone);
  const written = await runScript("backup", [file], { PLAT_DATA_DIR: demo.directory });
  isDone = true;
  if (written.exit !== 0 || (await meanwhile).length === 0)
    throw new Error(`nothing was posted while a backup was made: ${written.output}`);
  posts = 0;
  after = await postUntil(() => (posts += 1) > 5);
}, 300_000);

afterAll(async () => {
  for (const server of started) {
    if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    await server.ended;
  }
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = runServer({ environment: settings });
  started.push(server);
  return server.ready;
}

async function stopAll(): Promise<void> {
  for (const server of started.splice(0)) {
    sendSignal(server, "SIGTERM");
    await server.ended;
  }
}

/** What has to be so wherever the network was restored. */
async function expectSameNetwork(url: string): Promise<void> {
  expect((await post(url, bought.body, bought.key)).text).toBe(bought.answer);
  const again = await post(url, bought.body);
  const first = JSON.parse(bought.answer);
  expect(again.body).toMatchObject({ status: "duplicate", lead: first.lead });
  const buyer = await ApiUser.signIn({ ...network, url }, "advertiser");
  const lead = await buyer.call("GET", `/v1/leads/${bought.id}`);
  expect(lead).toMatchObject({ status: 200, body: { contact: { phone: PHONE } } });
  for (const person of before.slice(0, 3))
    expect((await post(url, JSON.stringify(leadBody(person)))).body.status).toBe("duplicate");
  for (const person of after.slice(0, 3))
    expect((await post(url, JSON.stringify(leadBody(person)))).body.status).toBe("accepted");
}

it("is a file of the owner's alone, with nothing readable in it", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
  for (const word of [PHONE, secret, "lead_private", "advertiser@example.com"])
    expect(bytes.includes(word)).toBe(false);
});

describe("restored into a folder", () => {
  it("is the same network, with its own secret and a true ledger", async () => {
    const data = join(folder, "restored/data");
    const restored = await runScript("restore", [file], { PLAT_DATA_DIR: data });
    expect(restored).toEqual({
      exit: 0,
      output: expect.stringMatching(/^\d+ rows of \d+ tables are restored, as of [\dT:.-]+Z\.\n$/),
    });
    const settings = { PLAT_DATA_DIR: data };
    expect(await runScript("verify-ledger", [], settings)).toEqual({
      exit: 0,
      output: "The ledger verifies.\n",
    });
    await expectSameNetwork(await start({ ...settings, PLAT_DEMO: "1" }));
    await stopAll();
    expect(await runScript("verify-ledger", [], settings)).toMatchObject({ exit: 0 });
  });
});

describe("restored into an external database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
  });

  it("refuses another secret before anything is kept", async () => {
    const settings = {
      DATABASE_URL: database.url,
      PLAT_SECRET: "another secret of forty characters, no.",
    };
    expect(await runScript("restore", [file], settings)).toEqual({
      exit: 1,
      output: expect.stringMatching(/^The secret in PLAT_SECRET does not open the keys [^\n]*\n$/),
    });
    const { rows } = await database.pool.query("select to_regclass('plat_migration') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  it("is the same network, row for row and table for table", async () => {
    const settings = { DATABASE_URL: database.url, PLAT_SECRET: secret };
    expect(await runScript("restore", [file], settings)).toMatchObject({ exit: 0 });
    const [again, second] = [join(folder, "second.backup"), await createEmptyDatabase()];
    expect(await runScript("backup", [again], settings)).toMatchObject({
      exit: 0,
      output: expect.stringContaining("Keep the passphrase and PLAT_SECRET elsewhere"),
    });
    const target = { DATABASE_URL: second.url, PLAT_DATA_DIR: join(folder, "none") };
    expect(await runScript("restore", [again], target)).toEqual({
      exit: 0,
      output: expect.stringContaining("PLAT_SECRET is not in the backup: start with the one"),
    });
    expect(await digestRows(second.url)).toEqual(await digestRows(database.url));
    const migrated = await createTestDatabase();
    expect(await describeSchema(database.url)).toEqual(await describeSchema(migrated.url));
    await migrated.drop();
    await expect(start({ ...target, PLAT_DEMO: "0" })).rejects.toThrow(
      "PLAT_SECRET does not open the keys in this database: set it to the secret",
    );
    started.pop();
    await second.drop();
    // Three commands and a start, one after another.
  }, 900_000);

  it("serves what the network had acknowledged", async () => {
    const settings = { DATABASE_URL: database.url, PLAT_SECRET: secret };
    await expectSameNetwork(await start({ ...settings, PLAT_DATA_DIR: join(folder, "none") }));
    expect(await runScript("verify-ledger", [], settings)).toMatchObject({ exit: 0 });
  });
});

it("is made of a stopped network too, and checked without restoring it", async () => {
  sendSignal(demo.server, "SIGTERM");
  await demo.server.ended;
  const stopped = join(folder, "stopped.backup");
  const settings = { PLAT_DATA_DIR: demo.directory };
  expect(await runScript("backup", [stopped], settings)).toMatchObject({ exit: 0 });
  expect(await runScript("restore", [stopped, "--check"], {})).toEqual({
    exit: 0,
    output: expect.stringMatching(/is whole: .* it brings the network's secret\.\n$/),
  });
});
