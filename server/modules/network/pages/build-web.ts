// Finds the built web app, and builds it where its sources are others than those that it was built
// of, so that `npm start` on a fresh checkout serves it. Where the tools of development are not
// installed, or the checkout cannot be written to, a missing build is a sentence.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { errorCode, StartProblem } from "../../../platform/config/start-problem.ts";
import { digestSources, newestSourceMs } from "./web-sources.ts";
import { writePages } from "./web-pages.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** The folder of the built app within a checkout. */
const BUILT = "dist/web";
/** Within that folder: what the app was built of. */
const STAMP = ".built";
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

let found: Promise<string> | null = null;

/**
 * Returns the folder of this checkout's built app; looked for once in a process. Builds it first
 * where it is missing or was built of other sources. Throws a StartProblem where that is not
 * possible, and Vite's own words where Vite fails.
 */
export function builtWeb(): Promise<string> {
  return (found ??= findBuiltWeb(ROOT).catch((error: unknown) => {
    found = null;
    throw error;
  }));
}

/** `builtWeb` for any checkout. */
export async function findBuiltWeb(checkout: string): Promise<string> {
  const folder = join(checkout, BUILT);
  const [newestMs, stamp] = await Promise.all([newestSourceMs(checkout), readStamp(folder)]);
  if (stamp !== null && newestMs <= stamp.newestMs) return folder;
  const digest = await digestSources(checkout);
  // A copy of a checkout has the same sources with newer times.
  if (stamp?.digest !== digest) await build(checkout, { newestMs, digest }, stamp !== null);
  return folder;
}

/** What an app was built of. */
interface Stamp {
  /** When the newest source was written, in epoch milliseconds. */
  readonly newestMs: number;
  /** Of the names and contents of all sources. */
  readonly digest: string;
}

/** Null where no app was built. */
async function readStamp(folder: string): Promise<Stamp | null> {
  const text = await readFile(join(folder, STAMP), "utf8").catch(() => null);
  if (text === null) return null;
  const [newestMs, digest = ""] = text.split(" ");
  return { newestMs: Number(newestMs), digest };
}

/** Of the packages that build: Vite alone is also brought by one that the server needs. */
const TOOLS = ["vite/bin/vite.js", "@vitejs/plugin-react", "@tailwindcss/vite"];
const HOW_TO_BUILD =
  "run npm ci and npm run build in a checkout that can be written to, then start";

/**
 * Builds into a new folder that then replaces the old one: a server that reads the old folder
 * meanwhile finds it whole.
 */
async function build(checkout: string, stamp: Stamp, isThere: boolean): Promise<void> {
  const state = isThere
    ? "The web app was built of other sources than these"
    : "The web app has not been built";
  const packages = join(checkout, "node_modules");
  const vite = join(packages, "vite/bin/vite.js");
  if (!TOOLS.every((tool) => existsSync(join(packages, tool))))
    throw new StartProblem(
      `${state}, and the packages that build it are not installed: ${HOW_TO_BUILD}.`,
    );
  const fresh = await makeFolder(join(checkout, "dist"), state);
  try {
    // Whatever this process is run as, people get the production build of every library.
    const env = { ...process.env, NODE_ENV: "production" };
    const run = (...args: string[]): Promise<unknown> =>
      promisify(execFile)(process.execPath, [vite, "build", ...args, "--logLevel", "warn"], {
        cwd: checkout,
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
    await writeFile(join(fresh, STAMP), `${stamp.newestMs} ${stamp.digest}`);
    // Readable for the user that serves it, who may be another than the one that builds it.
    await chmod(fresh, 0o755);
    await replaceBuild(join(checkout, BUILT), fresh, stamp.digest);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Makes a folder for a build. Throws a StartProblem where this user may not write. */
async function makeFolder(parent: string, state: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    // Threads of one process can build at the same time.
    return await mkdtemp(join(parent, "web-"));
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    throw new StartProblem(
      `${state}, and ${parent} cannot be written to (${code}): ${HOW_TO_BUILD}.`,
    );
  }
}

/** How often a build makes room for itself where others put theirs in its place meanwhile. */
const MOST_MOVES = 10;

/**
 * Puts the build in `fresh`, made of sources with this digest, in the place of the one before.
 * Several processes may do so at once, so that the old one is moved aside whole before it is
 * deleted: a folder that others delete or fill meanwhile cannot be.
 */
export async function replaceBuild(built: string, fresh: string, digest: string): Promise<void> {
  // Another build may have been faster: it is as good.
  const isThere = async (): Promise<boolean> => (await readStamp(built))?.digest === digest;
  const old = `${fresh}.old`;
  for (let move = 1; !(await isThere()); move += 1) {
    await rename(built, old).catch((error: unknown) => {
      if (errorCode(error) !== "ENOENT") throw error;
    });
    await rm(old, { recursive: true, force: true });
    try {
      await rename(fresh, built);
      return;
    } catch (error) {
      if (move === MOST_MOVES) throw error;
    }
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
