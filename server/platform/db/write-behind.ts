// The data files of the embedded cluster, written to disk a little at a time. PostgreSQL leaves
// pages that make a table longer to the kernel, which writes back what is older than 30 s all at
// once: hundreds of megabytes, behind which every COMMIT waits.
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Measured at 2,500 leads a second: the longest fsync of 40 s falls from 41–93 ms to 12–17 ms, as
 * with 500 ms.
 */
const FLUSH_INTERVAL_MS = 1_000;
/** How often the files are looked for: smaller ones grow, others go with their table. */
const LIST_EVERY_TURNS = 30;
/** What smaller files leave to the kernel is too little to be felt. */
const LEAST_BYTES = 1_048_576;
/** Tables, indexes and their further gigabytes; not the maps beside them, which are small. */
const IS_DATA = /^\d+(?:\.\d+)?$/;

export interface WriteBehind {
  /** Resolves when nothing is being written any more, also after a failure. */
  stop(): Promise<void>;
}

export interface WriteBehindOptions {
  readonly everyMs?: number;
  /** Writes one file to disk. */
  readonly writeBack?: (path: string) => Promise<void>;
}

/**
 * Begins to write back what changes below `directory`, the cluster's folder of databases. The
 * kernel reports a page that it could not write only once, and may report it here instead of to
 * PostgreSQL:
 * `onFailure` has to end the cluster without a checkpoint, so that the page is made again from the
 * log.
 */
export function startWriteBehind(
  directory: string,
  onFailure: (error: unknown) => Promise<void>,
  { everyMs = FLUSH_INTERVAL_MS, writeBack = syncFile }: WriteBehindOptions = {},
): WriteBehind {
  const ending = new AbortController();
  const run = async (): Promise<void> => {
    /** Each file's time of change when it was last written back, in milliseconds. */
    const written = new Map<string, number>();
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      if (turn % LIST_EVERY_TURNS === 0)
        for (const path of await largeFiles(directory)) written.set(path, written.get(path) ?? 0);
      for (const [path, before] of written) {
        const now = (await ifThere(stat(path)))?.mtimeMs;
        if (now === undefined) written.delete(path);
        else if (now !== before && !ending.signal.aborted) {
          await writeBack(path);
          written.set(path, now);
        }
      }
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = run().catch(onFailure);
  return {
    async stop() {
      ending.abort();
      // A failure has been reported by then.
      await running.catch(() => undefined);
    },
  };
}

async function largeFiles(directory: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of (await ifThere(
    readdir(directory, { recursive: true, withFileTypes: true }),
  )) ?? []) {
    const path = join(entry.parentPath, entry.name);
    if (
      entry.isFile() &&
      IS_DATA.test(entry.name) &&
      ((await ifThere(stat(path)))?.size ?? 0) >= LEAST_BYTES
    )
      found.push(path);
  }
  return found;
}

async function syncFile(path: string): Promise<void> {
  const file = await ifThere(open(path, "r"));
  try {
    await file?.datasync();
  } finally {
    await file?.close();
  }
}

/**
 * Undefined where the file has gone with its table, or cannot be opened now: then the kernel writes
 * it in its own time.
 */
function ifThere<Value>(looked: Promise<Value>): Promise<Value | undefined> {
  return looked.catch(() => undefined);
}
