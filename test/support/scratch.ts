// Creates temporary folders for tests: in memory if there is enough, because a database is hundreds
// of files, and copying them takes ten times as long on disk.
import { mkdtemp, realpath, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** `npm test` stores about a gigabyte at a time; the rest is for other processes. */
const LEAST_FREE_BYTES = 6 * 2 ** 30;

/** Creates a folder that only this user may read; its name begins with `name`. */
export async function makeScratchFolder(name: string): Promise<string> {
  return realpath(await mkdtemp(join(await chooseParent(), `${name}-`)));
}

async function chooseParent(): Promise<string> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  const free = space === null ? 0 : Math.min(space.bavail * space.bsize, freemem());
  return free >= LEAST_FREE_BYTES ? IN_MEMORY : tmpdir();
}
