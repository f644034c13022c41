import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startEmbedded, type EmbeddedDatabase } from "./embedded.ts";
import { lockDirectory } from "./directory-lock.ts";

/** What these tests are about is who runs and who owns, not what survives a power cut. */
const SETTINGS = { fsync: "off", shared_buffers: "32MB" };

let directory: string;
let running: EmbeddedDatabase | null = null;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-embedded-")));
  await start();
});

afterAll(async () => {
  await running?.stop("immediate");
  await rm(directory, { recursive: true, force: true });
});

beforeEach(async () => {
  running ??= await start();
});

async function start(): Promise<EmbeddedDatabase> {
  running = await startEmbedded(directory, SETTINGS);
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: running?.url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/**
 * Starts a cluster in a process of its own, which then dies without a word, and returns its
 * postmaster's number.
 */
async function startAndDie(): Promise<number> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    await startEmbedded(${JSON.stringify(directory)}, ${JSON.stringify(SETTINGS)});
    process.kill(process.pid, "SIGKILL");`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    stdio: "inherit",
  });
  await new Promise((resolve) => child.once("exit", resolve));
  return Number.parseInt(await readFile(join(directory, "postgres/postmaster.pid"), "utf8"), 10);
}

describe("the embedded database", () => {
  it("is durable, checksummed PostgreSQL 18 in UTF-8, and needs the password", async () => {
    const settings = [
      "server_version_num",
      "data_checksums",
      "server_encoding",
      "synchronous_commit",
      "listen_addresses",
      "unix_socket_directories",
      "log_min_error_statement",
    ];
    const [version, ...rest] = await ask(
      `select current_setting(name)
       from unnest(array[${settings.map((name) => `'${name}'`).join(",")}]) name`,
    );
    expect(Number(version)).toBeGreaterThanOrEqual(180_000);
    expect(rest).toEqual(["on", "UTF8", "on", "127.0.0.1", "", "panic"]);
    const wrong = new URL(running?.url ?? "");
    wrong.password = "guess";
    await expect(new pg.Client({ connectionString: wrong.href }).connect()).rejects.toMatchObject({
      code: "28P01",
    });
  });

  it("has durable defaults when no test changes them", async () => {
    const { EMBEDDED_SETTINGS } = await import("./embedded-settings.ts");
    expect(EMBEDDED_SETTINGS).toMatchObject({
      fsync: "on",
      synchronous_commit: "on",
      full_page_writes: "on",
    });
  });

  it("keeps its secrets from others and leaves no password file", async () => {
    expect((await stat(join(directory, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect(existsSync(join(directory, "initdb-password"))).toBe(false);
  });

  it("runs in a session of its own, so that Ctrl-C at the terminal does not reach it", async () => {
    const postmaster = Number.parseInt(
      await readFile(join(directory, "postgres/postmaster.pid"), "utf8"),
      10,
    );
    expect(
      execFileSync("ps", ["-o", "sid=", "-p", String(postmaster)])
        .toString()
        .trim(),
    ).not.toBe(
      execFileSync("ps", ["-o", "sid=", "-p", String(process.pid)])
        .toString()
        .trim(),
    );
  });

  it("is found again after stop and start", async () => {
    await ask("create table kept as select 42 as answer");
    await stop();
    await start();
    expect(await ask("select answer from kept")).toEqual([42]);
  });

  it("refuses a second Plat on the same directory", async () => {
    await expect(startEmbedded(directory, SETTINGS)).rejects.toThrow(
      /^Another Plat is running on .*: stop it first, or set PLAT_DATA_DIR/,
    );
    expect(await ask("select 1")).toEqual([1]);
  });

  it("takes over what a killed server left running", async () => {
    await stop();
    const postmaster = await startAndDie();
    process.kill(postmaster, 0);
    await start();
    expect(await ask("select answer from kept")).toEqual([42]);
  });

  it("starts after both were killed, though postmaster.pid's number is reused", async () => {
    await stop();
    process.kill(await startAndDie(), "SIGKILL");
    const pidFile = join(directory, "postgres/postmaster.pid");
    const lines = (await readFile(pidFile, "utf8")).split("\n");
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join("\n"));
    await start();
    expect(await ask("select answer from kept")).toEqual([42]);
  });

  it("forgets an initdb that was cut short", async () => {
    await stop();
    await writeFile(join(directory, "postgres.unfinished"), "half a cluster");
    await start();
    expect(await ask("select 1")).toEqual([1]);
    await rm(join(directory, "postgres.unfinished"));
  });
});

describe("a directory that does not fit", () => {
  it("of another major version is refused, and its lock given back", async () => {
    await stop();
    const file = join(directory, "postgres/PG_VERSION");
    await writeFile(file, "17\n");
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, and this Plat brings 18/);
    await writeFile(file, "18\n");
    const lock = await lockDirectory(directory);
    expect(lock).not.toBeNull();
    await lock?.release();
  });

  it("without its secrets, or with damaged ones, is refused", async () => {
    await stop();
    const file = join(directory, "secrets.json");
    await rename(file, `${file}.kept`);
    await expect(start()).rejects.toThrow(/secrets\.json is missing, .*: restore it from a backup/);
    await writeFile(file, "{");
    await expect(start()).rejects.toThrow(/secrets\.json is damaged: restore it from a backup/);
    await rename(`${file}.kept`, file);
  });

  it("whose database does not start says PostgreSQL's own reason", async () => {
    await stop();
    await expect(startEmbedded(directory, { ...SETTINGS, max_connections: "0" })).rejects.toThrow(
      /^The embedded database did not start \(configuration file .*contains errors\): see .*postgres\.log/,
    );
  });
});
