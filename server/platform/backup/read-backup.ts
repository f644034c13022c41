// Reads a backup's entries in the order in which they were written.
import { text as readText } from "node:stream/consumers";
import { StartProblem } from "../config/start-problem.ts";
import { type ArchiveEntry, readBackupFile } from "./backup-file.ts";
import {
  type BackedUpTable,
  FILES,
  MANIFEST,
  type Manifest,
  SECRET,
  TABLES,
  TOTALS,
  type Totals,
} from "./manifest.ts";

export interface OpenBackup {
  readonly path: string;
  readonly manifest: Manifest;
  /** The secret that opens the network's keys, if the backup holds it. */
  readonly secret: string | null;
  /** Files of the data folder. */
  readonly files: readonly { readonly name: string; readonly content: string }[];
  /**
   * Hands each table that has rows to `take`, whose turn ends when it has read all `bytes`, and
   * returns the totals once the whole file has been found authentic and complete. Call it once.
   */
  readonly readTables: (take: TakeTable) => Promise<Totals>;
}

export type TakeTable = (table: BackedUpTable, bytes: AsyncIterable<Buffer>) => Promise<void>;

export interface ReadOptions {
  readonly passphrase: string;
  readonly signal: AbortSignal;
}

/**
 * Opens the backup in `path` and lets `use` read it. Throws a StartProblem where the file is no
 * backup, or is damaged, or the passphrase is another one.
 */
export async function readBackup<Value>(
  path: string,
  { passphrase, signal }: ReadOptions,
  use: (backup: OpenBackup) => Promise<Value>,
): Promise<Value> {
  const entries = new EntryReader(readBackupFile(path, passphrase, signal));
  try {
    const manifest = await entries.takeJson<Manifest>(MANIFEST);
    if (manifest === null) throw new StartProblem(`${path} is encrypted, but no backup of Plat.`);
    const secret = await entries.takeText((name) => name === SECRET);
    const files: { name: string; content: string }[] = [];
    for (;;) {
      const file = await entries.takeText((name) => name.startsWith(FILES));
      if (file === null) break;
      files.push({ name: file.name.slice(FILES.length), content: file.content });
    }
    return await use({
      path,
      manifest,
      secret: secret?.content ?? null,
      files,
      readTables: (take) => readTables(entries, { path, manifest, take }),
    });
  } finally {
    await entries.close();
  }
}

async function readTables(
  entries: EntryReader,
  { path, manifest, take }: Pick<OpenBackup, "path" | "manifest"> & { readonly take: TakeTable },
): Promise<Totals> {
  for (const table of manifest.tables) {
    const prefix = `${TABLES}${table.name}/`;
    if (await entries.isNext((name) => name.startsWith(prefix)))
      await take(table, entries.takeParts(prefix));
  }
  const totals = await entries.takeJson<Totals>(TOTALS);
  if (totals === null || !(await entries.isAtEnd()))
    throw new StartProblem(`${path} holds other entries than a backup of Plat has.`);
  return totals;
}

/** Entries one after the other, of which the next can be looked at. */
class EntryReader {
  readonly #entries: AsyncGenerator<ArchiveEntry, void, void>;
  #next: Promise<IteratorResult<ArchiveEntry, void>> | null = null;

  constructor(entries: AsyncGenerator<ArchiveEntry, void, void>) {
    this.#entries = entries;
  }

  async isNext(isWanted: (name: string) => boolean): Promise<boolean> {
    const { value } = await this.#peek();
    return value !== undefined && isWanted(value.header.name);
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#peek()).done === true;
  }

  /** The next entry's name and content, or null where it is another one. */
  async takeText(
    isWanted: (name: string) => boolean,
  ): Promise<{ readonly name: string; readonly content: string } | null> {
    const { value } = await this.#peek();
    if (value === undefined || !isWanted(value.header.name)) return null;
    this.#next = null;
    return { name: value.header.name, content: await readText(value) };
  }

  /** Only for entries that this project has written: what the file holds is authentic. */
  async takeJson<Value>(wanted: string): Promise<Value | null> {
    const found = await this.takeText((name) => name === wanted);
    return found === null ? null : JSON.parse(found.content);
  }

  /** The content of all entries that begin with `prefix`. */
  async *takeParts(prefix: string): AsyncGenerator<Buffer, void, void> {
    for (;;) {
      const { value } = await this.#peek();
      if (value === undefined || !value.header.name.startsWith(prefix)) return;
      this.#next = null;
      for await (const chunk of value) yield chunk;
    }
  }

  async close(): Promise<void> {
    await this.#entries.return();
  }

  #peek(): Promise<IteratorResult<ArchiveEntry, void>> {
    this.#next ??= this.#entries.next();
    return this.#next;
  }
}
