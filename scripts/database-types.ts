// npm run db:types — writes server/platform/db/schema.d.ts from a temporary database built by the
// migrations.

import { execFile } from "node:child_process";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbedded } from "../server/platform/db/embedded.ts";
import { migrate } from "../server/platform/db/migrate.ts";

const ROOT = join(import.meta.dirname, "..");
export const SCHEMA_FILE = join(ROOT, "server/platform/db/schema.d.ts");

/** bigint and date as `server/platform/db/pool.ts` parses them. */
const OPTIONS = [
  "--dialect",
  "postgres",
  "--type-mapping",
  '{"int8":"bigint"}',
  "--date-parser",
  "string",
  "--log-level",
  "error",
];

/** Writes the types of the migrated database at `url` to `file`. */
export async function writeDatabaseTypes(url: string, file: string): Promise<void> {
  await promisify(execFile)(
    join(ROOT, "node_modules/.bin/kysely-codegen"),
    ["--url", url, "--out-file", file, ...OPTIONS],
    { cwd: ROOT },
  );
}

if (import.meta.main) {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "plat-types-")));
  const database = await startEmbedded(directory, { fsync: "off" });
  try {
    await migrate(database.url);
    await writeDatabaseTypes(database.url, SCHEMA_FILE);
    console.log(
      `${SCHEMA_FILE}: ${(await readFile(SCHEMA_FILE, "utf8")).split("\n").length} lines`,
    );
  } finally {
    await database.stop("immediate");
    await rm(directory, { recursive: true, force: true });
  }
}
