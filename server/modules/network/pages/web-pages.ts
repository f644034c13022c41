// The page of each screen, made when the web app is built: its styles within it, and the links that
// the screen needs. Packed then too: a start that packs them all keeps 35 MB in the allocator's
// hands.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Within the built app: a page for each screen, named after it. Not served by that address. */
export const PAGES = ".pages";
/** Among them: the page of every address that is no screen's. */
export const ANY_PAGE = ".any.html";
/** The file of what every screen but the login is inside of, as web/chunks.ts names it. */
const SHELL = "shell";

/** An entry of Vite's manifest: a built script with what it imports and its styles. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Writes the pages into the folder that Vite has filled. */
export async function writePages(directory: string): Promise<void> {
  const built = await readFile(join(directory, "index.html"), "utf8");
  const html = await withStyles(built, directory);
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(join(directory, ".vite/manifest.json"), "utf8"),
  );
  await mkdir(join(directory, PAGES));
  await writeFile(join(directory, PAGES, ANY_PAGE), html);
  for (const key of Object.keys(manifest)) {
    const screen = /^routes\/(.+)\.tsx$/.exec(key)?.[1];
    if (screen !== undefined)
      await writeFile(
        join(directory, PAGES, `${screen}.html`),
        html.replace("</head>", `${linksOf(manifest, built, screen)}</head>`),
      );
  }
}

/**
 * Puts the style sheets into the page: a browser that had to fetch them first would draw nothing
 * for another round trip.
 */
async function withStyles(html: string, directory: string): Promise<string> {
  const sheets = new Map<string, string>();
  for (const name of await readdir(join(directory, "assets"))) {
    if (name.endsWith(".css"))
      sheets.set(
        `/assets/${name}`,
        (await readFile(join(directory, "assets", name), "utf8")).trim(),
      );
  }
  return html.replaceAll(
    /<link rel="stylesheet"[^>]* href="([^"]+)">/g,
    (link, address: string) => {
      const css = sheets.get(address);
      return css === undefined || css.includes("</style") ? link : `<style>${css}</style>`;
    },
  );
}

/**
 * Preload links for the scripts and styles that the screen loads on demand and the page does not
 * name already.
 */
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
  if (screen !== "login")
    for (const [key, { name }] of Object.entries(manifest)) if (name === SHELL) collect(key);
  collect(`routes/${screen}.tsx`);
  const isNew = (file: string): boolean => !html.includes(`/${file}"`);
  return [
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join("");
}
