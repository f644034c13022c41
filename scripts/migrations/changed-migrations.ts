// Compares the files of migrations with the list of those that have landed.
import { join } from "node:path";

/** Checksums (SHA-256) of migrations by file name, as a database remembers them. */
export type Checksums = Readonly<Record<string, string>>;

export const CHECKSUMS = join(import.meta.dirname, "../../server/migrations/checksums.json");

/** A sentence for each landed migration that is not as it was. */
export function findChangedMigrations(landed: Checksums, own: Checksums): string[] {
  return Object.entries(landed).flatMap(([name, sha256]) => {
    if (own[name] === sha256) return [];
    const what = own[name] === undefined ? "is gone" : "has changed";
    return [
      `${name} ${what} since it landed: put it back, and correct it by a new migration. If no ` +
        "release has it yet, delete its line from server/migrations/checksums.json.",
    ];
  });
}

/** A sentence for each migration that the list does not have yet. */
export function findNewMigrations(landed: Checksums, own: Checksums): string[] {
  return Object.keys(own)
    .filter((name) => landed[name] === undefined)
    .map((name) => `${name} is not in the list yet: run npm run db:checksums.`);
}
