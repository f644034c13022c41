// Finds out of what the web app is built: when its sources changed last, and whether they are those
// of an earlier build.
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** Within a checkout. */
const SOURCES = [
  "web",
  "domain",
  "locales",
  "package-lock.json",
  "server/modules/network/pages/build-web.ts",
  "server/modules/network/pages/web-pages.ts",
];

/** When the newest source of a checkout was written, in epoch milliseconds. */
export async function newestSourceMs(checkout: string): Promise<number> {
  const files = await listSources(checkout);
  return Math.max(0, ...(await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))));
}

/** A SHA-256 of the names and contents of all sources of a checkout, in hexadecimal digits. */
export async function digestSources(checkout: string): Promise<string> {
  const files = (await listSources(checkout)).toSorted();
  const digest = createHash("sha256");
  for (const file of files) {
    const content = await readFile(file);
    digest.update(`${relative(checkout, file)} ${content.length}\n`).update(content);
  }
  return digest.digest("hex");
}

async function listSources(checkout: string): Promise<string[]> {
  const lists = await Promise.all(SOURCES.map((source) => listFiles(join(checkout, source))));
  return lists.flat();
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  return (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
