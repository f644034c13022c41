// The built web app in memory: its files in every packed form, and the page with the links that each screen needs.
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";

/** A file as it can be sent: plain, and packed where it was packed. */
export interface WebFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
  /** Its name holds a hash of what is in it, so it never changes. */
  readonly immutable: boolean;
}

/** An entry of Vite's manifest: a built script with what it imports and its styles. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface WebFiles {
  /** By address, such as `/assets/index-x1.js`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The page for a screen, such as `dashboard`: with everything that it will load named in its head. */
  readonly pageFor: (screen: string) => string;
  /** Hashes of the page's own inline scripts, as a content security policy names them. */
  readonly inlineScripts: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
  ".woff2": "font/woff2", ".json": "application/json; charset=utf-8", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};
/** The file of what every screen but the login is inside of, as web/chunks.ts names it. */
const SHELL = "shell";

/** Reads the folder that a build has left. */
export async function readWebFiles(directory: string): Promise<WebFiles> {
  const files = new Map<string, WebFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || entry.name.startsWith(".")) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(directory, file)}`;
    if (address.startsWith("/.vite/")) continue;
    const [plain, gzip, brotli] = await Promise.all([readFile(file), readFile(`${file}.gz`).catch(() => null), readFile(`${file}.br`).catch(() => null)]);
    files.set(address, { type, plain, gzip, brotli, immutable: address.startsWith("/assets/") });
  }
  const html = await readFile(join(directory, "index.html"), "utf8");
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(await readFile(join(directory, ".vite/manifest.json"), "utf8"));
  const pages = new Map<string, string>();
  const pageFor = (screen: string): string => {
    const entry = `routes/${screen}.tsx` in manifest ? screen : "";
    let page = pages.get(entry);
    if (page === undefined) pages.set(entry, (page = html.replace("</head>", `${linksOf(manifest, html, entry)}</head>`)));
    return page;
  };
  return { files, pageFor, inlineScripts: [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`) };
}

/** Preload links for the scripts and styles that the screen loads on demand and the page does not name already. */
function linksOf(manifest: Readonly<Record<string, Chunk>>, html: string, screen: string): string {
  if (screen === "") return "";
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  if (screen !== "login") for (const [key, { name }] of Object.entries(manifest)) if (name === SHELL) collect(key);
  collect(`routes/${screen}.tsx`);
  const isNew = (file: string): boolean => !html.includes(`/${file}"`);
  return [
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join("");
}
