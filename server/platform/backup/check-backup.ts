// Reads a backup to its end without a database: whether it is authentic, complete, and one that
// this program can restore.
import { StartProblem } from "../config/start-problem.ts";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../db/migrate.ts";
import { findMismatch, type Manifest } from "./manifest.ts";
import { type ReadOptions, readBackup } from "./read-backup.ts";

const LINE_FEED = 10;

export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Whether the backup holds the secret that opens the network's keys. */
  readonly hasSecret: boolean;
}

/** Throws a StartProblem where a restoration would refuse the file. `version` is this program's. */
export function checkBackup(
  path: string,
  { version, ...options }: ReadOptions & { readonly version: string },
): Promise<CheckedBackup> {
  return readBackup(path, options, async ({ manifest, secret, readTables }) => {
    const mismatch = findMismatch(manifest, version, await readMigrations(MIGRATIONS_DIRECTORY));
    if (mismatch !== null) throw new StartProblem(mismatch);
    const counted = new Map<string, number>();
    const totals = await readTables(async ({ name }, bytes) => {
      let rows = 0;
      for await (const chunk of bytes) rows += countLines(chunk);
      counted.set(name, rows);
    });
    const wrong = manifest.tables.find(
      ({ name }) => (counted.get(name) ?? 0) !== totals.rows[name],
    );
    if (wrong !== undefined)
      throw new StartProblem(
        `The backup says that ${wrong.name} has ${totals.rows[wrong.name]} rows, and ` +
          `${counted.get(wrong.name) ?? 0} were read: it is damaged.`,
      );
    return {
      manifest,
      rows: [...counted.values()].reduce((sum, count) => sum + count, 0),
      hasSecret: secret !== null,
    };
  });
}

/** COPY's text format writes a row as a line, and line feeds in values as \n. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1))
    lines += 1;
  return lines;
}
