// One process per directory: the lock that keeps a second Plat away from the embedded database of
// the first.

import { stat } from "node:fs/promises";
import { createServer } from "node:net";
import { errorCode } from "../config/start-problem.ts";

export type DirectoryLock = { readonly release: () => Promise<void> };

/**
 * Takes the lock of a directory, or returns null when another process of this machine has it. It is
 * a name in Linux's abstract socket space, derived from the directory's device and inode: the
 * kernel takes it back when the process ends, however it ends, so a lock is never stale. It does
 * not reach across network namespaces: two containers must not share one data directory, as with
 * PostgreSQL itself.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | null> {
  const { dev, ino } = await stat(directory, { bigint: true });
  const holder = createServer((socket) => socket.destroy());
  holder.unref();
  try {
    await new Promise<void>((resolve, reject) => {
      holder.once("error", reject);
      holder.listen(`\0plat-directory-${dev}-${ino}`, resolve);
    });
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") return null;
    throw error;
  }
  return { release: () => new Promise((resolve) => holder.close(() => resolve())) };
}
