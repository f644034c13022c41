// Tests start and stop as an operator sees them: real processes, a real embedded database, real
// signals.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ROOT,
  runServer,
  sendSignal,
  type RunOptions,
  type ServerProcess,
} from "./support/server-process.ts";
import { createEmptyDatabase, createTestDatabase } from "./support/database.ts";
import { makeScratchFolder } from "./support/scratch.ts";

let directory: string;
const started: ServerProcess[] = [];

beforeAll(async () => {
  directory = await makeScratchFolder("plat-start");
});

afterEach(async () => {
  for (const server of started.splice(0)) {
    if (server.child.exitCode === null && server.child.signalCode === null)
      sendSignal(server, "SIGTERM", "group");
    await server.ended;
  }
});

afterAll(() => rm(directory, { recursive: true, force: true }));

function run(
  environment: Record<string, string> = {},
  command?: RunOptions["command"],
): ServerProcess {
  const server = runServer({
    environment: { PLAT_DATA_DIR: join(directory, "data"), PLAT_DEMO: "0", ...environment },
    ...(command === undefined ? {} : { command }),
  });
  started.push(server);
  return server;
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status;
}

/** Starts a server that cannot start, and returns its one-sentence message. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const { exit, stdout, stderr } = await run(environment).ended;
  expect({
    exit,
    stdout: stdout.includes("ready"),
    lines: stderr.trim().split("\n").length,
  }).toEqual({ exit: 1, stdout: false, lines: 1 });
  expect(stderr).toMatch(/: .*\.\n$/);
  return stderr.trim();
}

function postmasterPid(): Promise<number> {
  return readFile(join(directory, "data/postgres/postmaster.pid"), "utf8").then((text) =>
    Number.parseInt(text, 10),
  );
}

function databaseIsStopped(): boolean {
  return !existsSync(join(directory, "data/postgres/postmaster.pid"));
}

describe("a start on an empty directory", () => {
  it("serves health and metrics, and stops cleanly on a signal", async () => {
    const server = run();
    const address = await server.ready;
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain(
      "process_resident_memory_bytes",
    );
    sendSignal(server, "SIGTERM");
    const { exit, stderr } = await server.ended;
    expect([exit, stderr]).toEqual([0, ""]);
    expect(databaseIsStopped()).toBe(true);
  });

  it("is reused by the next start, with the same secrets and the same tables", async () => {
    const secrets = await readFile(join(directory, "data/secrets.json"), "utf8");
    const server = run();
    expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
    sendSignal(server, "SIGINT");
    const { exit, stdout } = await server.ended;
    expect(exit).toBe(0);
    expect(stdout).not.toContain("database migrated");
    expect(await readFile(join(directory, "data/secrets.json"), "utf8")).toBe(secrets);
  });

  it("takes over the database of a server that was killed", async () => {
    const killed = run();
    await killed.ready;
    const orphan = await postmasterPid();
    sendSignal(killed, "SIGKILL");
    expect((await killed.ended).exit).toBe("SIGKILL");
    expect(databaseIsStopped()).toBe(false);
    const next = run();
    expect(await statusOf(`${await next.ready}/readyz`)).toBe(200);
    expect(await postmasterPid()).not.toBe(orphan);
  });
});

describe("signals", () => {
  it("through npm, to the whole group as Ctrl-C sends them, stop the server cleanly", async () => {
    const server = run({}, ["npm", "start"]);
    await server.ready;
    sendSignal(server, "SIGINT", "group");
    expect((await server.ended).stdout).toContain('"signal":"SIGINT","msg":"stopping"');
    expect(databaseIsStopped()).toBe(true);
  });

  it("to npm alone stop the server cleanly", async () => {
    const server = run({}, ["npm", "start"]);
    await server.ready;
    sendSignal(server, "SIGTERM");
    await server.ended;
    expect(databaseIsStopped()).toBe(true);
  });

  it("during the start take effect once it has started", async () => {
    const server = run({ PLAT_DATA_DIR: join(directory, "early") });
    await new Promise<void>((resolve) => {
      const wait = setInterval(() => {
        if (!existsSync(join(directory, "early/secrets.json"))) return;
        clearInterval(wait);
        resolve();
      }, 5);
    });
    sendSignal(server, "SIGTERM");
    expect((await server.ended).exit).toBe(0);
    expect(existsSync(join(directory, "early/postgres/postmaster.pid"))).toBe(false);
  });
});

describe("a start that cannot succeed", () => {
  const fresh = (): string => join(directory, "untouched");

  it("because of a setting names it and changes nothing", async () => {
    expect(await refusalOf({ PLAT_DATA_DIR: fresh(), PORT: "http" })).toMatch(
      /^PORT is "http": set it to a port/,
    );
    expect(await refusalOf({ PLAT_DATA_DIR: fresh(), NODE_ENV: "production" })).toMatch(
      /^PLAT_SECRET is not set: production needs one/,
    );
    const production = { NODE_ENV: "production", PLAT_SECRET: "a secret of forty characters, 40." };
    expect(await refusalOf({ PLAT_DATA_DIR: fresh(), ...production })).toMatch(
      /^PLAT_URL is not set: links, cookies and origin checks/,
    );
    expect(existsSync(fresh())).toBe(false);
  });

  it("because of a busy port says so and changes nothing", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect(await refusalOf({ PLAT_DATA_DIR: fresh(), PORT: String(port) })).toBe(
      `Port ${port} is in use on 127.0.0.1: stop the program that uses it, or set PORT to a ` +
        "free one.",
    );
    expect(existsSync(fresh())).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  it("because of an address that is not local says so", async () => {
    expect(await refusalOf({ PLAT_DATA_DIR: fresh(), HOST: "192.0.2.1" })).toMatch(
      /^192\.0\.2\.1 is not an address of this machine: set HOST/,
    );
  });

  it("because the data directory cannot be created says so", async () => {
    expect(await refusalOf({ PLAT_DATA_DIR: join(ROOT, "package.json") })).toMatch(
      /package\.json cannot be used .*: set PLAT_DATA_DIR/,
    );
  });

  it("because another Plat uses the directory does not affect that one", async () => {
    const first = run();
    const address = await first.ready;
    expect(await refusalOf({})).toMatch(/^Another Plat is running on /);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
  });

  it("says whether the database is down, unknown or refuses, without the password", async () => {
    const database = await createEmptyDatabase();
    try {
      const url = new URL(database.url);
      url.port = "1";
      expect(await refusalOf({ DATABASE_URL: url.href })).toMatch(
        /^The database at 127\.0\.0\.1:1\/test_\w+ cannot be reached \(.*ECONNREFUSED.*\): start it/,
      );
      url.port = new URL(database.url).port;
      url.password = "canary-guess";
      const refused = await refusalOf({ DATABASE_URL: url.href });
      expect(refused).toMatch(/ refused the user or password: correct them in DATABASE_URL\.$/);
      expect(refused).not.toContain("canary-guess");
      url.password = new URL(database.url).password;
      url.pathname = "/nowhere";
      expect(await refusalOf({ DATABASE_URL: url.href })).toMatch(
        /\/nowhere does not exist: create it/,
      );
    } finally {
      await database.drop();
    }
  });

  it("because a later step fails stops the embedded database again", async () => {
    const data = join(directory, "newer");
    const server = run({ PLAT_DATA_DIR: data });
    await server.ready;
    const secrets: { databasePassword: string } = JSON.parse(
      await readFile(join(data, "secrets.json"), "utf8"),
    );
    const port = (await readFile(join(data, "postgres/postmaster.pid"), "utf8")).split("\n")[3];
    const client = new pg.Client({
      connectionString: `postgres://plat:${secrets.databasePassword}@127.0.0.1:${port}/plat`,
    });
    await client.connect();
    await client.query(
      `insert into plat_migration
       select max(version) + 1, '9999-future.sql', '', clock_timestamp()
       from plat_migration`,
    );
    await client.end();
    sendSignal(server, "SIGTERM");
    await server.ended;
    expect(await refusalOf({ PLAT_DATA_DIR: data })).toMatch(
      /^The database was made by a newer Plat /,
    );
    expect(existsSync(join(data, "postgres/postmaster.pid"))).toBe(false);
  });
});

describe("a start on an external database", () => {
  it("creates no embedded one, and several processes share it", async () => {
    const database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url, PLAT_DATA_DIR: join(directory, "own") };
    const servers = [
      run({ ...settings, PLAT_ROLE: "web" }),
      run({ ...settings, PLAT_ROLE: "worker" }),
    ];
    for (const server of servers) expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
    expect(existsSync(join(directory, "own/postgres"))).toBe(false);
    for (const server of servers) {
      sendSignal(server, "SIGTERM");
      expect((await server.ended).exit).toBe(0);
    }
    await database.drop();
  });

  it("is alive but not ready while the database is down", async () => {
    const database = await createTestDatabase();
    const server = run({ DATABASE_URL: database.url, PLAT_DATA_DIR: join(directory, "own") });
    const address = await server.ready;
    await database.drop();
    expect(await statusOf(`${address}/readyz`)).toBe(503);
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    sendSignal(server, "SIGTERM");
    expect((await server.ended).exit).toBe(0);
  });
});

describe("an old Node", () => {
  it("gets an error message from code that it can still parse", () => {
    const source = execFileSync(process.execPath, ["--check", join(ROOT, "server/start.mjs")]);
    expect(source.toString()).toBe("");
    const pretend =
      `Object.defineProperty(process.versions, "node", { value: "20.19.0" }); await ` +
      `import(${JSON.stringify(join(ROOT, "server/start.mjs"))});`;
    expect(() =>
      execFileSync(process.execPath, ["--input-type=module", "--eval", pretend], { stdio: "pipe" }),
    ).toThrow(/Plat needs Node\.js 24 or newer and found 20\.19\.0: run npm ci/);
  });
});
