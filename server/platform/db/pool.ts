// The connections that everything but the batching engine shares, and the query builder over them.

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseClient } from "./database-client.ts";
import type { DB } from "./schema.d.ts";

const { builtins } = pg.types;
/** PostgreSQL's number for bigint[], which `pg` does not name. */
const INT8_ARRAY_OID = 1016;

const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How long an unused connection is kept. A new connection plans every statement anew, which costs
 * its first user some milliseconds: connections of a burst are kept for the next one.
 */
const IDLE_TIMEOUT_MS = 600_000;

export type PoolOptions = {
  readonly url: string;
  /** Most connections open together. */
  readonly max: number;
  /** Called when a connection is lost; the pool opens a new one. */
  readonly onError: (error: Error) => void;
};

/**
 * How values arrive: bigint as BigInt (a number would lose cents past 2^53), date as the text
 * PostgreSQL sent (a Date would move it by the machine's zone). Set per pool, so that other users
 * of `pg` in this process keep its defaults.
 */
const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (format !== "binary") {
      if (oid === builtins.INT8) return BigInt;
      if (oid === INT8_ARRAY_OID) return readBigintArray;
      if (oid === builtins.DATE) return String;
    }
    return pg.types.getTypeParser(oid, format === "binary" ? "binary" : "text");
  },
};

/**
 * Opens a pool; connections are made when first needed. A client's statements that are begun
 * together leave together and run in the order in which they were begun, so that they cost one way
 * there and back.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: DatabaseClient,
    max: options.max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    application_name: "plat",
    types: COLUMN_TYPES,
    pipeline: true,
  });
  // The pool listens to idle clients only: a client that loses its socket while it is checked out
  // ends the process unless it has a listener of its own.
  pool.on("connect", (client) => client.on("error", options.onError));
  pool.on("error", options.onError);
  return pool;
}

/**
 * The query builder over a pool, for single statements outside transactions. Ending the pool is the
 * caller's part.
 */
export function queriesOver(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** A one-dimensional bigint[] as PostgreSQL writes it, such as {1,NULL,3}. */
function readBigintArray(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  return inner === ""
    ? []
    : inner.split(",").map((part) => (part === "NULL" ? null : BigInt(part)));
}
