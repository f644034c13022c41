// What a backup says of itself: the first and the last entry of its archive.
import type { AppliedMigration, Migration } from "../db/migrate.ts";

/** Grows when an older program could not read what a newer one writes. */
export const BACKUP_FORMAT = 1;

export const MANIFEST = "manifest.json";
/** The secret that opens the network's keys, where the backed up network kept it in its folder. */
export const SECRET = "secret.txt";
/** Files of the data folder, each under its name. */
export const FILES = "files/";
/** Rows, in parts that are numbered from 1: tables/public.lead/000001.copy. */
export const TABLES = "tables/";
/** The last entry: a backup that has it is whole. */
export const TOTALS = "totals.json";

/** A table and its columns, each as SQL spells it. */
export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The number that a sequence gave out last, in digits. */
export interface SequencePosition {
  readonly name: string;
  readonly last: string;
}

export interface Manifest {
  readonly format: number;
  /** The version of Plat that wrote the backup. */
  readonly plat: string;
  /** The moment of which all rows are. */
  readonly at: string;
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly BackedUpTable[];
}

export interface Totals {
  /** Rows of each table, by its name. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sequences: readonly SequencePosition[];
}

/**
 * What keeps this program from restoring a backup, in a sentence; null where nothing does. `own`
 * are the program's migrations.
 */
export function findMismatch(
  { format, plat, migrations }: Manifest,
  version: string,
  own: readonly Migration[],
): string | null {
  const last = migrations.at(-1);
  if (format > BACKUP_FORMAT || migrations.length > own.length)
    return (
      `The backup was made by Plat ${plat} (${last?.name ?? "without migrations"}), which is ` +
      `newer than this one, ${version}: restore it with Plat ${plat}.`
    );
  const changed = migrations.find(
    ({ name, sha256 }, index) => name !== own[index]?.name || sha256 !== own[index]?.sha256,
  );
  if (changed !== undefined)
    return (
      `The backup was made by Plat ${plat}, whose migration ${changed.name} differs from that of ` +
      `this one, ${version}: restore it with the program that made it.`
    );
  return last === undefined ? "The backup holds no network." : null;
}
