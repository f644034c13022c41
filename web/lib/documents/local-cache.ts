// Caches earlier reads in the browser's database: a bounded number of bytes, least recently used
// evicted first, one person's only, and never contact data. Without a database (a private window)
// nothing is cached, and nothing breaks.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { onLogout } from "../auth/auth.ts";
import { withoutContact } from "./without-contact.ts";

export const CACHE_LIMITS = { defaultMb: 40, leastMb: 1 } as const;
const BYTES_PER_MB = 1_048_576;

interface Entry {
  readonly key: string;
  readonly text: string;
  readonly bytes: number;
  readonly usedAt: number;
}

interface CacheSchema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { usedAt: number } };
}

/** Deletes the database behind a cache. */
const NAME = "plat-documents";

export class LocalCache {
  #limitBytes: number;
  readonly #name: string;
  #database: Promise<IDBPDatabase<CacheSchema>> | null = null;
  /** Bytes of all entries; null until counted. */
  #bytes: number | null = null;
  #lastUse = 0;
  /** Writes are serialized, so that the count stays right. */
  #writing: Promise<unknown> = Promise.resolve();

  /** Throws a RangeError below 1 MB. */
  constructor(limitMb: number = CACHE_LIMITS.defaultMb, name = NAME) {
    this.#limitBytes = bytesOf(limitMb);
    this.#name = name;
  }

  /** Changes the limit, as the network sets it; the excess is evicted with the next write. */
  limit(limitMb: number): void {
    this.#limitBytes = bytesOf(limitMb);
  }

  /** Returns the value cached under the key, or undefined. Counts as a use. */
  async read(key: string): Promise<unknown> {
    try {
      const database = await this.#open();
      const entry = await database.get("entries", key);
      if (entry === undefined) return undefined;
      void this.#inTurn(async () => {
        if ((await database.get("entries", key)) !== undefined)
          await database.put("entries", { ...entry, usedAt: this.#now() });
      });
      return JSON.parse(entry.text);
    } catch {
      return undefined;
    }
  }

  /** Caches a value without its contact data. A value larger than the whole cache is not cached. */
  write(key: string, value: unknown): Promise<void> {
    return this.#inTurn(async () => {
      const text = JSON.stringify(withoutContact(value));
      // UTF-16 in memory and on most disks.
      const bytes = 2 * (text.length + key.length);
      const database = await this.#open();
      const before = await database.get("entries", key);
      this.#bytes = (await this.#count(database)) - (before?.bytes ?? 0);
      if (bytes > this.#limitBytes) {
        await database.delete("entries", key);
        return;
      }
      await this.#makeRoom(database, bytes);
      await database.put("entries", { key, text, bytes, usedAt: this.#now() });
      this.#bytes += bytes;
    });
  }

  async size(): Promise<number> {
    await this.#writing;
    return this.#count(await this.#open());
  }

  /** Clears the cache. */
  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await (await this.#open()).clear("entries");
      this.#bytes = 0;
    });
  }

  async #makeRoom(database: IDBPDatabase<CacheSchema>, bytes: number): Promise<void> {
    let total = this.#bytes ?? 0;
    const transaction = database.transaction("entries", "readwrite");
    for (
      let cursor = await transaction.store.index("usedAt").openCursor();
      cursor !== null && total + bytes > this.#limitBytes;
      cursor = await cursor.continue()
    ) {
      total -= cursor.value.bytes;
      await cursor.delete();
    }
    await transaction.done;
    this.#bytes = total;
  }

  async #count(database: IDBPDatabase<CacheSchema>): Promise<number> {
    if (this.#bytes !== null) return this.#bytes;
    let bytes = 0;
    for (
      let cursor = await database.transaction("entries").store.openCursor();
      cursor !== null;
      cursor = await cursor.continue()
    )
      bytes += cursor.value.bytes;
    return bytes;
  }

  /** Increases with every use, even within a millisecond. */
  #now(): number {
    return (this.#lastUse = Math.max(Date.now(), this.#lastUse + 0.001));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#writing.then(work).catch(() => undefined);
    this.#writing = turn;
    return turn;
  }

  #open(): Promise<IDBPDatabase<CacheSchema>> {
    this.#database ??= openDB<CacheSchema>(this.#name, 1, {
      upgrade: (database) =>
        void database
          .createObjectStore("entries", { keyPath: "key" })
          .createIndex("usedAt", "usedAt"),
      // Another tab needs a newer schema of the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
    });
    return this.#database;
  }
}

function bytesOf(limitMb: number): number {
  if (!(limitMb >= CACHE_LIMITS.leastMb))
    throw new RangeError(`a local cache has at least ${CACHE_LIMITS.leastMb} MB`);
  return limitMb * BYTES_PER_MB;
}

/** The cache of this browser. */
export const localCache = new LocalCache();
onLogout(() => localCache.clear());
