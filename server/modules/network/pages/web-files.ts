// The built web app in memory: its files and its screens' pages, in every packed form.
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { ANY_PAGE, PAGES } from "./web-pages.ts";

/** A file as it can be sent: plain, and packed where it was packed. */
export interface WebFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
  /** Its name holds a hash of what is in it, so it never changes. */
  readonly immutable: boolean;
}

export interface WebFiles {
  /** By address, such as `/assets/index-x1.js`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /**
   * The page for a screen, such as `dashboard`: its styles within it, and everything that it will
   * load named in its head.
   */
  readonly pageFor: (screen: string) => WebFile;
  /**
   * Hashes of the page's own inline scripts and styles, as a content security policy names them.
   */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const PAGE_TYPE = "text/html; charset=utf-8";

/** Reads the folder that a build has left. Throws where it has no page. */
export async function readWebFiles(directory: string): Promise<WebFiles> {
  const files = new Map<string, WebFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || entry.name.startsWith(".")) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(directory, file)}`;
    if (!address.startsWith("/."))
      files.set(address, await readPacked(file, type, address.startsWith("/assets/")));
  }
  const anyPage = await readPacked(join(directory, PAGES, ANY_PAGE), PAGE_TYPE, false);
  const pages = new Map<string, WebFile>();
  for (const name of await readdir(join(directory, PAGES))) {
    if (extname(name) === ".html")
      pages.set(
        name.slice(0, -".html".length),
        await readPacked(join(directory, PAGES, name), PAGE_TYPE, false),
      );
  }
  const html = anyPage.plain.toString("utf8");
  return {
    files,
    pageFor: (screen) => pages.get(screen) ?? anyPage,
    inline: {
      scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
      styles: hashesOf(html, /<style>([^]*?)<\/style>/g),
    },
  };
}

async function readPacked(file: string, type: string, immutable: boolean): Promise<WebFile> {
  const [plain, gzip, brotli] = await Promise.all([
    readFile(file),
    readFile(`${file}.gz`).catch(() => null),
    readFile(`${file}.br`).catch(() => null),
  ]);
  return { type, plain, gzip, brotli, immutable };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`,
  );
}
