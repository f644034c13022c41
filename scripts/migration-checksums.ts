// npm run db:checksums: adds the migrations that are new to the list of those that have landed.
// Landed ones never change: the list is what the tests hold them to.
import { readFile, writeFile } from "node:fs/promises";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../server/platform/db/migrate.ts";
import {
  CHECKSUMS,
  type Checksums,
  findChangedMigrations,
} from "./migrations/changed-migrations.ts";

const landed: Checksums = JSON.parse(await readFile(CHECKSUMS, "utf8"));
const own: Checksums = Object.fromEntries(
  (await readMigrations(MIGRATIONS_DIRECTORY)).map(({ name, sha256 }) => [name, sha256]),
);
const changed = findChangedMigrations(landed, own);
for (const sentence of changed) process.stderr.write(`${sentence}\n`);
if (changed.length > 0) process.exitCode = 1;
else await writeFile(CHECKSUMS, `${JSON.stringify(own, null, 2)}\n`);
