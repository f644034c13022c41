// Tests npm run verify-ledger as an operator runs it: on the folder of a network and on a database.
import { execFile } from "node:child_process";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { MarketFixture } from "./support/market.ts";
import { ROOT, runServer, sendSignal } from "./support/server-process.ts";

let directory: string;
let database: TestDatabase;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-verify-")));
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Runs the command in `directory`, with only the settings in its environment. */
function verify(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly exit: number; readonly output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "/", ...settings };
    const child = execFile(
      process.execPath,
      [join(ROOT, "scripts/verify-ledger.ts")],
      { cwd: directory, env },
      (_error, stdout, stderr) => {
        resolve({ exit: child.exitCode ?? -1, output: stdout + stderr });
      },
    );
  });
}

it("verifies the network in a folder while it runs, and once it is stopped", async () => {
  const server = runServer({
    environment: { PLAT_DATA_DIR: join(directory, "data"), PLAT_DEMO: "0" },
  });
  await server.ready;
  expect(await verify({})).toEqual({ exit: 0, output: "The ledger verifies.\n" });
  sendSignal(server, "SIGTERM");
  await server.ended;
  expect(await verify({})).toEqual({ exit: 0, output: "The ledger verifies.\n" });
});

it("says that there is no network at the path", async () => {
  expect(await verify({ PLAT_DATA_DIR: "./nowhere" })).toEqual({
    exit: 1,
    output:
      "There is no network in ./nowhere: set PLAT_DATA_DIR to its folder, or DATABASE_URL to " +
      "its database.\n",
  });
});

it("names the discrepancies, and exits with 1", async () => {
  const fixture = await MarketFixture.create(database.pool, Date.parse("2026-11-21T12:00:00Z"));
  const buyer = await fixture.advertiser("Buyer", 50_000);
  expect(await verify({ DATABASE_URL: database.url })).toEqual({
    exit: 0,
    output: "The ledger verifies.\n",
  });
  await database.pool.query(
    "update wallet set balance_cents = balance_cents + 1 where account_id = $1",
    [buyer],
  );
  const found = await verify({ DATABASE_URL: database.url });
  expect(found).toEqual({ exit: 1, output: expect.stringContaining(buyer) });
  expect(found.output).toMatch(/^1 findings?\.$/m);
});
