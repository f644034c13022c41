// Tests with servers that are a primary, a standby, and away: the primary is found, also after a
// failover.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../../test/support/free-port.ts";
import { makeScratchFolder } from "../../../test/support/scratch.ts";
import { connectChecked } from "./connect.ts";
import { DatabaseClient, PrimaryMissing } from "./database-client.ts";
import { openPool } from "./pool.ts";
import { choosePostgresPrograms, type PostgresPrograms } from "./postgres-programs.ts";

/** A server without data of its own; in recovery, it waits for a primary that never comes. */
interface Node {
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const folders: string[] = [];
let primary: Node;
let standby: Node;
let closedPort: number;
let url: string;

async function makeNode(isStandby: boolean): Promise<Node> {
  const folder = await makeScratchFolder("plat-node");
  folders.push(folder);
  const programs = await choosePostgresPrograms(folder, "node");
  const cluster = join(programs.home, "node");
  await run(programs, "initdb", "-D", cluster, "-U", "plat", "-A", "trust", "-E", "UTF8", "-N");
  if (isStandby) {
    await writeFile(join(cluster, "standby.signal"), "");
    await programs.deliver(join(cluster, "standby.signal"));
  }
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -F`;
  const log = join(programs.home, "log");
  return {
    port,
    start: () => run(programs, "pg_ctl", "-D", cluster, "-l", log, "-o", options, "-w", "start"),
    stop: () => run(programs, "pg_ctl", "-D", cluster, "-m", "immediate", "-w", "stop"),
  };
}

async function run(programs: PostgresPrograms, program: string, ...args: string[]): Promise<void> {
  const { exitCode, output } = await programs.run(program, args);
  if (exitCode !== 0) throw new Error(`${program}: ${output}`);
}

beforeAll(async () => {
  [primary, standby] = await Promise.all([makeNode(false), makeNode(true)]);
  await Promise.all([primary.start(), standby.start()]);
  closedPort = await freePort();
  const hosts = [closedPort, standby.port, primary.port].map((port) => `127.0.0.1:${port}`);
  url = `postgres://plat@${hosts.join(",")}/postgres?target_session_attrs=read-write`;
});

afterAll(async () => {
  await standby.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const portSql = "select current_setting('port')::integer as port, pg_is_in_recovery() as waits";

it("finds the primary among other hosts, and anew after a failover", async () => {
  const pool = openPool({ url, max: 2, onError: () => undefined });
  const ask = async (): Promise<unknown> => (await pool.query(portSql)).rows[0];
  expect(await ask()).toEqual({ port: primary.port, waits: false });
  const checked = await connectChecked(url);
  await checked.end();

  await primary.stop();
  await expect.poll(() => ask().catch((error: unknown) => error)).toBeInstanceOf(PrimaryMissing);
  await expect(connectChecked(url)).rejects.toThrow(
    `No host of 127.0.0.1:${closedPort},127.0.0.1:${standby.port},127.0.0.1:${primary.port}` +
      "/postgres takes writes",
  );

  const direct = new DatabaseClient({
    connectionString: `postgres://plat@127.0.0.1:${standby.port}/postgres`,
  });
  await direct.connect();
  await direct.query("select pg_promote()");
  await direct.end();
  expect(await ask()).toEqual({ port: standby.port, waits: false });
  await pool.end();
});

it("tells a refusal of a host rather than that others are away", async () => {
  const client = new DatabaseClient({
    connectionString: `postgres://plat@127.0.0.1:${closedPort},127.0.0.1:${standby.port}/none`,
  });
  await expect(client.connect()).rejects.toMatchObject({ code: "3D000" });
});
