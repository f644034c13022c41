// The built web app: made anew where its sources are newer, so that `npm start` on a fresh checkout
// serves it.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writePages } from "./web-pages.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const BUILT = join(ROOT, "dist/web");
const STAMP = join(BUILT, ".built");
const SOURCES = [
  "web",
  "domain",
  "locales",
  "package-lock.json",
  "server/modules/network/pages/build-web.ts",
  "server/modules/network/pages/web-pages.ts",
];
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/;
const BUILD_TIMEOUT_MS = 120_000;
/**
 * Within the built app: what Vite says of the hosted forms' script, and what draws their pages on
 * the server. Neither is served.
 */
export const FORM_MANIFEST = ".vite/form.json";
export const FORM_DRAWER = ".server/page.js";
/** Renders emails on the server; not served either. */
export const MAIL_DRAWER = ".server/mail.js";
/** Nearly as small as the highest, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/**
 * The folder of the built app. Builds it first where it is missing or older than its sources.
 * Throws with Vite's own words where that fails.
 */
export async function builtWeb(): Promise<string> {
  const newest = Math.max(
    ...(await Promise.all(SOURCES.map((source) => newestChangeMs(join(ROOT, source))))),
  );
  if ((await builtFrom()) < newest) await build(newest);
  return BUILT;
}

/**
 * How new the sources were of which the app was built, in epoch milliseconds; 0 where it was not.
 */
async function builtFrom(): Promise<number> {
  return Number(await readFile(STAMP, "utf8").catch(() => "0"));
}

/**
 * Builds into a new folder that then replaces the old one: a server that reads the old folder
 * meanwhile finds it whole.
 */
async function build(newestMs: number): Promise<void> {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  if (!existsSync(vite))
    throw new Error(
      "The web app has not been built: run npm ci (with development packages) and npm start " +
        "once, or copy dist/web here.",
    );
  await mkdir(join(ROOT, "dist"), { recursive: true });
  // Threads of one process can build at the same time.
  const fresh = await mkdtemp(join(ROOT, "dist", "web-"));
  try {
    // Whatever this process is run as, people get the production build of every library.
    const env = { ...process.env, NODE_ENV: "production" };
    const run = (...args: string[]): Promise<unknown> =>
      promisify(execFile)(process.execPath, [vite, "build", ...args, "--logLevel", "warn"], {
        cwd: ROOT,
        env,
        timeout: BUILD_TIMEOUT_MS,
      });
    await run("web", "--outDir", fresh);
    // Apart, so that a form's page loads nothing of the app.
    await run("web/public-form", "--outDir", fresh);
    await run("web/public-form", "--outDir", join(fresh, dirname(FORM_DRAWER)), "--ssr", "page.ts");
    await run("web/email", "--outDir", join(fresh, dirname(MAIL_DRAWER)), "--ssr", "server.tsx");
    await writePages(fresh);
    await pack(fresh);
    await writeFile(join(fresh, ".built"), String(newestMs));
    // Another build may have been faster: it is as good.
    if ((await builtFrom()) >= newestMs) return;
    await rm(BUILT, { recursive: true, force: true });
    try {
      await rename(fresh, BUILT);
    } catch (error) {
      if ((await builtFrom()) < newestMs) throw error;
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Writes each text file's packed forms beside it. */
async function pack(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const body = await readFile(file);
    await writeFile(
      `${file}.gz`,
      await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    );
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      }),
    );
  }
}

async function newestChangeMs(path: string): Promise<number> {
  const about = await stat(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}
