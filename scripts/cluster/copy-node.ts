// Copies the data of the primary to a new node on the same machine, as pg_basebackup does over a
// network. Patroni runs it with --datadir and --connstring.
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { errorCode } from "../../server/platform/config/start-problem.ts";

/** Of the running server alone, or of Patroni. */
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "pg_internal.init"]);
/** Folders whose contents a base backup leaves out; the log is streamed. */
const EMPTY = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);

const { values } = parseArgs({
  strict: false,
  options: { datadir: { type: "string" }, connstring: { type: "string" } },
});
const [target, connection] = [String(values["datadir"]), String(values["connstring"])];
const word = (name: string): string => new RegExp(`\\b${name}=(\\S+)`).exec(connection)?.[1] ?? "";
const client = new pg.Client({
  host: word("host"),
  port: Number(word("port")),
  user: word("user"),
  database: "postgres",
});
await client.connect();
// The backup ends with its connection, so that all of it is on this one.
await client.query("select pg_backup_start('new node', true)");
const source = await client.query<{ folder: string }>(
  "select current_setting('data_directory') as folder",
);
await copyFolder(source.rows[0]?.folder ?? "", target, EMPTY);
for (const name of ["archive_status", "summaries"])
  await mkdir(join(target, "pg_wal", name), { mode: 0o700 });
const { rows } = await client.query<{ labelfile: string }>(
  "select labelfile from pg_backup_stop(false)",
);
await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
await client.end();

async function copyFolder(from: string, to: string, empty: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [near, far] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) await copyUnlessGone(near, far);
    else if (empty.has(entry.name)) await mkdir(far, { mode: 0o700 });
    else await copyFolder(near, far, new Set());
  }
}

/** A table that is dropped meanwhile is dropped by the log too. */
async function copyUnlessGone(near: string, far: string): Promise<void> {
  try {
    await copyFile(near, far);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
