// The built web app in memory: its files in every packed form, and the page with the links that each screen needs.
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
  /** The page for a screen, such as `dashboard`: its styles within it, and everything that it will load named in its head. */
  readonly pageFor: (screen: string) => WebFile;
  /** Hashes of the page's own inline scripts and styles, as a content security policy names them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
  ".woff2": "font/woff2", ".json": "application/json; charset=utf-8", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
};
/** The file of what every screen but the login is inside of, as web/chunks.ts names it. */
const SHELL = "shell";
/** Pages are packed at every start: this is nearly as small as it gets, in a tenth of the time. */
const PAGE_BROTLI_QUALITY = 9;

/** Reads the folder that a build has left. */
export async function readWebFiles(directory: string): Promise<WebFiles> {
  const files = new Map<string, WebFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || entry.name.startsWith(".")) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(directory, file)}`;
    if (address.startsWith("/.")) continue;
    const [plain, gzip, brotli] = await Promise.all([readFile(file), readFile(`${file}.gz`).catch(() => null), readFile(`${file}.br`).catch(() => null)]);
    files.set(address, { type, plain, gzip, brotli, immutable: address.startsWith("/assets/") });
  }
  const built = await readFile(join(directory, "index.html"), "utf8");
  const html = withStyles(built, files);
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(await readFile(join(directory, ".vite/manifest.json"), "utf8"));
  const anyPage = await packedPage(html);
  const pages = new Map<string, WebFile>();
  for (const key of Object.keys(manifest)) {
    const screen = /^routes\/(.+)\.tsx$/.exec(key)?.[1];
    if (screen !== undefined) pages.set(screen, await packedPage(html.replace("</head>", `${linksOf(manifest, built, screen)}</head>`)));
  }
  return { files, pageFor: (screen) => pages.get(screen) ?? anyPage, inline: { scripts: hashesOf(html, /<script>([^]*?)<\/script>/g), styles: hashesOf(html, /<style>([^]*?)<\/style>/g) } };
}

/** Puts the style sheets into the page: a browser that had to fetch them first would draw nothing for another round trip. */
function withStyles(html: string, files: ReadonlyMap<string, WebFile>): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (link, address: string) => {
    const css = files.get(address)?.plain.toString("utf8").trim();
    return css === undefined || css.includes("</style") ? link : `<style>${css}</style>`;
  });
}

async function packedPage(html: string): Promise<WebFile> {
  const plain = Buffer.from(html);
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } })]);
  return { type: "text/html; charset=utf-8", plain, gzip: zipped, brotli, immutable: false };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
}

/** Preload links for the scripts and styles that the screen loads on demand and the page does not name already. */
function linksOf(manifest: Readonly<Record<string, Chunk>>, html: string, screen: string): string {
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
