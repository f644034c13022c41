// Reads and renders the guide from docs/ of this installation: nothing of it before the first
// visit, so that a start is not slower for it, and each page once.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type MemoryFile, makeMemoryFile } from "../../../platform/http/memory-file.ts";
import { drawNotFound, drawPage } from "./draw-page.ts";
import { GUIDE_PAGES, addressOf } from "./guide-pages.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const PAGE_TYPE = "text/html; charset=utf-8";

export interface Guide {
  /** By slug. */
  readonly pages: ReadonlyMap<string, MemoryFile>;
  readonly notFound: MemoryFile;
  /** What the search box looks through, as JSON. */
  readonly searchIndex: MemoryFile;
}

/** Reads and renders all pages. A page takes some milliseconds, after which other calls
 * get their turn. */
export async function readGuide(): Promise<Guide> {
  const pictures = new Set(await readdir(join(ROOT, "docs/screens")));
  const rendered = new Map<string, RenderedPage>();
  for (const { slug, file } of GUIDE_PAGES) {
    const markdown = await readFile(join(ROOT, "docs", file), "utf8");
    rendered.set(slug, renderPage({ file, markdown, pictures }));
  }
  const titleOf = (slug: string): string => rendered.get(slug)?.title ?? slug;
  const pages = new Map<string, MemoryFile>();
  for (const [slug, page] of rendered)
    pages.set(slug, await asPage(drawPage({ slug, ...page }, titleOf)));
  const index = GUIDE_PAGES.map((page) => ({
    address: addressOf(page),
    title: titleOf(page.slug),
    sections: rendered.get(page.slug)?.sections ?? [],
  }));
  return {
    pages,
    notFound: await asPage(drawNotFound(titleOf)),
    searchIndex: await makeMemoryFile(
      Buffer.from(JSON.stringify(index)),
      "application/json; charset=utf-8",
    ),
  };
}

/** A picture of docs/screens; null if there is none of this name. */
export async function readPicture(name: string): Promise<MemoryFile | null> {
  if (!/^[\w-]+\.png$/.test(name)) return null;
  const body = await readFile(join(ROOT, "docs/screens", name)).catch(() => null);
  return body === null ? null : makeMemoryFile(body, "image/png");
}

/** A style or script of the guide's pages, from web/guide. */
export async function readAsset(name: string, type: string): Promise<MemoryFile> {
  return makeMemoryFile(await readFile(join(ROOT, "web/guide", name)), type);
}

function asPage(html: string): Promise<MemoryFile> {
  return makeMemoryFile(Buffer.from(html), PAGE_TYPE);
}
