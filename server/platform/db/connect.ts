// Opens one connection to a database and says in a sentence what is wrong when that fails.

import type pg from "pg";
import { readDatabaseAddress } from "../config/database-hosts.ts";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";
import { DatabaseClient, PrimaryMissing } from "./database-client.ts";

const LEAST_VERSION = 18;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects to the database at `url` and checks that it can serve: PostgreSQL 18 or newer, UTF-8.
 * The caller ends the client. Throws a StartProblem, which never repeats the password.
 */
export async function connectChecked(url: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "plat",
  });
  // A socket lost between two statements would otherwise end the process; the next statement
  // reports it.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem(describeFailure(error, url));
  }
  const problem = await findUnfitness(client, url);
  if (problem === null) return client;
  await client.end();
  throw new StartProblem(problem);
}

async function findUnfitness(client: pg.Client, url: string): Promise<string | null> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  );
  const { version = "0", encoding = "" } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < LEAST_VERSION) {
    return (
      `The database at ${databaseHost(url)} is PostgreSQL ${version}, and Plat needs ` +
      `${LEAST_VERSION} ` +
      "or newer: upgrade it, or set DATABASE_URL to another server."
    );
  }
  if (encoding !== "UTF8") {
    return (
      `The database at ${databaseHost(url)} has the encoding ${encoding}, and Plat needs UTF8: ` +
      "make a " +
      `new one with \`create database plat encoding 'UTF8' template template0\`.`
    );
  }
  return null;
}

function describeFailure(error: unknown, url: string): string {
  const place = databaseHost(url);
  if (error instanceof PrimaryMissing)
    return (
      `No host of ${place} takes writes: wait for the failover to end, or promote one of the ` +
      "standbys."
    );
  const code = errorCode(error);
  if (code === "28P01" || code === "28000")
    return `The database at ${place} refused the user or password: correct them in DATABASE_URL.`;
  if (code === "3D000")
    return (
      `The database at ${place} does not exist: create it, or correct its name in ` +
      "DATABASE_URL."
    );
  if (code === "42501")
    return (
      `The user in DATABASE_URL may not connect to the database at ${place}: grant it the right ` +
      "to."
    );
  return (
    `The database at ${place} cannot be reached (${errorLine(error)}): start it, or correct ` +
    "DATABASE_URL."
  );
}

/** Hosts, ports and database of an address, without user and password. */
function databaseHost(url: string): string {
  return readDatabaseAddress(url)?.place ?? "DATABASE_URL";
}
