// Applies the network's color to the page, in both themes, and keeps it for the next visit, so that
// the page begins in it.
import { type Accent, accentsOf } from "../../../domain/brand/accent.ts";

/** Read by the page's inline script before the first paint. */
const KEY = "plat.brand";

let sheet: CSSStyleSheet | null = null;

/** Null takes the network's color away again. */
export function applyBrand(color: string | null): void {
  const css = color === null ? "" : cssOf(color);
  if (sheet === null) {
    // The inline script may have made one already.
    sheet = document.adoptedStyleSheets.at(-1) ?? new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet];
  }
  sheet.replaceSync(css);
  try {
    if (css === "") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, css);
  } catch {
    // Without storage, the next visit begins in the product's color.
  }
}

/** The style sheet, which leaves paper as it is. */
export function cssOf(color: string): string {
  const { light, dark } = accentsOf(color);
  const isDark = "(prefers-color-scheme:dark)";
  return [
    `@media screen{:root{${tokensOf(light)}}`,
    `:root[data-theme="dark"]{${tokensOf(dark)}}}`,
    `@media screen and ${isDark}{:root:not([data-theme="light"]){${tokensOf(dark)}}}`,
  ].join("");
}

function tokensOf({ accent, hover, ink, soft }: Accent): string {
  return `--accent:${accent};--accent-hover:${hover};--accent-ink:${ink};--accent-soft:${soft}`;
}
