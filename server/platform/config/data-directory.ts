// The folder for what is kept outside the database, and the secrets made there at the first start.

import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, errorLine, StartProblem } from "./start-problem.ts";

export const SECRETS_FILE = "secrets.json";

export type Secrets = {
  /** Password of the embedded database. */
  readonly databasePassword: string;
  /** Replaces PLAT_SECRET outside production. */
  readonly secret: string;
};

/**
 * Makes the data directory where it is missing and returns its real, absolute path. Throws a
 * StartProblem.
 */
export async function openDataDirectory(directory: string): Promise<string> {
  try {
    await mkdir(directory, { recursive: true });
    return await realpath(directory);
  } catch (error) {
    throw new StartProblem(
      `The data directory ${directory} cannot be used (${errorLine(error)}): set PLAT_DATA_DIR ` +
        "to a folder that this user may write to, or set DATABASE_URL to a PostgreSQL 18 server.",
    );
  }
}

/**
 * The secrets of a data directory, made at random (256 bits each) at the first call and kept in
 * `secrets.json`, readable by its owner only. A restored network brings its `secret` along. Safe
 * when two processes call it together. Throws a StartProblem.
 */
export async function readOrMakeSecrets(
  dataDirectory: string,
  secret: string | null = null,
): Promise<Secrets> {
  const path = join(dataDirectory, SECRETS_FILE);
  try {
    return (await readSecrets(path)) ?? (await makeSecrets(path, secret));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${path} cannot be used (${errorLine(error)}): give this user access to it, or set ` +
        "PLAT_DATA_DIR to another folder.",
    );
  }
}

/**
 * The secrets, or null where none were made yet. Throws a StartProblem when the file is damaged.
 */
export async function readSecrets(path: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
  const found = parseSecrets(text);
  if (found === null)
    throw new StartProblem(
      `${path} is damaged: restore it from a backup; without it the database beside it cannot ` +
        "be opened.",
    );
  await chmod(path, 0o600);
  return found;
}

async function makeSecrets(path: string, secret: string | null): Promise<Secrets> {
  const made: Secrets = {
    databasePassword: randomBytes(32).toString("base64url"),
    secret: secret ?? randomBytes(32).toString("base64url"),
  };
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(made, null, 2)}\n`);
    await file.sync();
    // A link, unlike a rename, fails when another process was first: then its secrets are the ones.
    await link(temporary, path);
    return made;
  } catch (error) {
    const others = errorCode(error) === "EEXIST" ? await readSecrets(path) : null;
    if (others === null) throw error;
    return others;
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
}

function parseSecrets(text: string): Secrets | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("databasePassword" in value) || typeof value.databasePassword !== "string") return null;
    if (!("secret" in value) || typeof value.secret !== "string") return null;
    return { databasePassword: value.databasePassword, secret: value.secret };
  } catch {
    return null;
  }
}
