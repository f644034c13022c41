// Where tests keep what goes with them: in memory where there is plenty, for a database is hundreds
// of files, and copying those takes a disk's file system ten times as long.
import { mkdtemp, realpath, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
/** All of `npm test` keeps about a gigabyte at a time; the rest is for what runs beside it. */
const LEAST_FREE_BYTES = 6 * 2 ** 30;

/** A new folder that only this user may read, `name` at the beginning of what it is called. */
export async function makeScratchFolder(name: string): Promise<string> {
  return realpath(await mkdtemp(join(await chooseParent(), `${name}-`)));
}

async function chooseParent(): Promise<string> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  const free = space === null ? 0 : Math.min(space.bavail * space.bsize, freemem());
  return free >= LEAST_FREE_BYTES ? IN_MEMORY : tmpdir();
}
