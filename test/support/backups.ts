// Runs npm run backup and npm run restore as an operator runs them, and compares what databases
// hold.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { listSequences, listTables, readTable } from "../../server/platform/backup/backup.store.ts";
import type { CommandEnd } from "./admin-command.ts";
import { ROOT } from "./server-process.ts";

/** Five random words, as the documents advise. */
export const PASSPHRASE = "walnut orbit thimble cascade ferry";

/** Runs a script with only the given settings, and the passphrase, in its environment. */
export function runScript(
  name: "backup" | "restore" | "verify-ledger",
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "/",
      PLAT_BACKUP_PASSPHRASE: PASSPHRASE,
      ...settings,
    };
    const child = execFile(
      process.execPath,
      [join(ROOT, `scripts/${name}.ts`), ...args],
      { env },
      (_error, stdout, stderr) => resolve({ exit: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** A digest of the rows of each table, whatever their order, and where sequences are. */
export async function digestRows(url: string): Promise<Readonly<Record<string, string>>> {
  return onDatabase(url, async (client) => {
    const digests: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const chunks: Buffer[] = [];
      for await (const chunk of readTable(client, table)) chunks.push(chunk);
      const rows = Buffer.concat(chunks).toString("utf8").split("\n").sort();
      digests[table.name] =
        `${rows.length - 1} ${createHash("sha256").update(rows.join("\n")).digest("hex")}`;
    }
    for (const { name, last } of await listSequences(client)) digests[name] = last;
    return digests;
  });
}

/** Columns, constraints, indexes and triggers, each as a line. */
export async function describeSchema(url: string): Promise<readonly string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select format('column %s.%s %s %s %s', attrelid::regclass, attname,
         format_type(atttypid, atttypmod), attnotnull, attidentity) as line
       from pg_attribute join pg_class c on c.oid = attrelid
       where c.relkind = 'r' and attnum > 0 and c.relnamespace::regnamespace::text !~ '^(pg_|info)'
       union all
       select format('constraint %s.%s %s %s', conrelid::regclass, conname, convalidated,
         pg_get_constraintdef(oid))
       from pg_constraint where connamespace::regnamespace::text !~ '^(pg_|info)'
       union all
       select indexdef from pg_indexes where schemaname !~ '^(pg_|info)'
       union all
       select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid))
       from pg_trigger where not tgisinternal
       order by 1`,
    );
    return rows.map(({ line }) => line);
  });
}

async function onDatabase<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
