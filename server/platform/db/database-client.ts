// A connection to the primary of a database whose address may name several hosts. The driver knows
// one host alone: before each new connection, all hosts are asked which one takes writes.

import { callbackify } from "node:util";
import pg from "pg";
import { readDatabaseAddress } from "../config/database-hosts.ts";

/** A host that takes longer to say what it is does not serve. */
const ASK_TIMEOUT_MS = 3_000;

/**
 * No host of the address takes writes, which is so for some seconds of each failover. Its code is
 * that of a connection that cannot be made, so that transactions are repeated.
 */
export class PrimaryMissing extends Error {
  override readonly name = "PrimaryMissing";
  readonly code = "08001";
}

/** Connections that are begun together ask once. */
const searches = new Map<string, Promise<Host>>();

/**
 * A client of `pg` that connects to the primary: with one host in its address to that one, whatever
 * it is. Connecting rejects with PrimaryMissing where some hosts are standbys and none is the
 * primary, else with the error of a host.
 */
export class DatabaseClient extends pg.Client {
  readonly #urls: readonly string[];

  constructor(config: pg.ClientConfig = {}) {
    const urls = readDatabaseAddress(config.connectionString ?? "")?.urls ?? [];
    super(urls[0] === undefined ? config : { ...config, connectionString: urls[0] });
    this.#urls = urls;
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<this> | void {
    if (callback === undefined) return this.#connect();
    callbackify(() => this.#connect())((error) => callback(error));
  }

  async #connect(): Promise<this> {
    if (this.#urls.length > 1) {
      const { host, port } = await findPrimary(this.#urls);
      [this.host, this.port] = [host, port];
    }
    await super.connect();
    return this;
  }
}

interface Host {
  readonly host: string;
  readonly port: number;
}

function findPrimary(urls: readonly string[]): Promise<Host> {
  const key = urls.join(" ");
  const running = searches.get(key);
  if (running !== undefined) return running;
  const search = askAll(urls).finally(() => searches.delete(key));
  searches.set(key, search);
  return search;
}

/** The host that first answers that it is the primary; one that does not answer holds up none. */
async function askAll(urls: readonly string[]): Promise<Host> {
  try {
    return await Promise.any(urls.map(askWhetherPrimary));
  } catch (error) {
    const failures: unknown[] = error instanceof AggregateError ? error.errors : [error];
    // A wrong password, or a database that does not exist, is more to the point than a host that
    // is away; a standby says that the address is right and its primary is missing.
    throw (
      failures.find((failure) => failure instanceof PrimaryMissing) ??
      failures.find((failure) => failure instanceof pg.DatabaseError) ??
      failures[0]
    );
  }
}

async function askWhetherPrimary(url: string): Promise<Host> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ASK_TIMEOUT_MS,
    query_timeout: ASK_TIMEOUT_MS,
    application_name: "plat-find-primary",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ is_standby: boolean }>(
      "select pg_is_in_recovery() as is_standby",
    );
    if (rows[0]?.is_standby === false) return { host: client.host, port: client.port };
    throw new PrimaryMissing("No host of the database's address takes writes.");
  } finally {
    // Not waited for: a host that hangs would hold up its answer.
    client.end().catch(() => undefined);
  }
}
