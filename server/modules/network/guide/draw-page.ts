// Writes the HTML page around a page of the guide: bar, menu of all pages, headings, neighbors.
import { escapeHtml } from "./escape-html.ts";
import { GUIDE_ADDRESS, GUIDE_PAGES, GUIDE_SECTIONS, addressOf } from "./guide-pages.ts";
import type { PageSection } from "./render-page.ts";

export interface DrawnPage {
  readonly slug: string;
  readonly title: string;
  /** The rendered page. */
  readonly html: string;
  readonly sections: readonly PageSection[];
}

const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 3h13a5 5 0 0 1 5 5v4.5H9.5V21H3z"/>' +
  '<path d="M11.5 14.5h4V21h-4zM17.5 14.5H21V21h-3.5z" opacity=".42"/></svg>';

/** The page; `titleOf` names each page of the guide by its slug. */
export function drawPage(page: DrawnPage, titleOf: (slug: string) => string): string {
  return frame(
    page.title,
    `${menuOf(page.slug, titleOf)}
      <main id="content" tabindex="-1">
        <article>
${page.html}
        </article>
        ${neighborsOf(page.slug, titleOf)}
      </main>
      ${headingsOf(page.sections)}`,
  );
}

/** What an address below the guide that is no page's shows. */
export function drawNotFound(titleOf: (slug: string) => string): string {
  return frame(
    "Page not found",
    `${menuOf(null, titleOf)}
      <main id="content" tabindex="-1">
        <article>
          <h1>Page not found</h1>
          <p>The guide has no page at this address. Choose one from the list, search, or begin at
          the <a href="${GUIDE_ADDRESS}">first page</a>.</p>
        </article>
      </main>`,
  );
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)} · Plat guide</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/reference.css">
    <link rel="stylesheet" href="${GUIDE_ADDRESS}/guide.css">
    <script src="/docs/apply-theme.js"></script>
    <script src="${GUIDE_ADDRESS}/guide.js" type="module"></script>
  </head>
  <body class="guide">
    <a class="skip" href="#content">Skip to the page</a>
    <header>
      <a class="brand" href="${GUIDE_ADDRESS}">${MARK}<span>Plat guide</span></a>
      <div class="tools">
        <div class="search" role="search">
          <label class="unseen" for="search">Search the guide</label>
          <input id="search" type="search" autocomplete="off" spellcheck="false"
            placeholder="Search the guide" aria-keyshortcuts="/" aria-controls="found">
          <div id="found" hidden></div>
        </div>
        <button id="theme" type="button">Theme: system</button>
        <a href="/docs">API reference</a>
        <a href="/">Open the app</a>
      </div>
    </header>
    <div class="frame">
      ${content}
    </div>
  </body>
</html>
`;
}

/** Open on wide screens by its style; on a phone, a tap opens it. */
function menuOf(current: string | null, titleOf: (slug: string) => string): string {
  const sections = GUIDE_SECTIONS.map(({ title, pages }) => {
    const items = pages.map((page) => {
      const here = page.slug === current ? ' aria-current="page"' : "";
      return `<li><a href="${addressOf(page)}"${here}>${escapeHtml(titleOf(page.slug))}</a></li>`;
    });
    return `<div><h2>${title}</h2><ul>${items.join("")}</ul></div>`;
  });
  return `<nav id="index" aria-label="Pages of the guide">
        <input id="menu" type="checkbox" class="unseen"><label for="menu">All pages</label>
        <div class="pages">${sections.join("\n")}</div>
      </nav>`;
}

function neighborsOf(slug: string, titleOf: (slug: string) => string): string {
  const place = GUIDE_PAGES.findIndex((page) => page.slug === slug);
  const link = (index: number, word: string, kind: string): string => {
    const page = GUIDE_PAGES[index];
    if (page === undefined) return "";
    const title = escapeHtml(titleOf(page.slug));
    const start = `<a class="${kind}" rel="${kind}" href="${addressOf(page)}">`;
    return `${start}<span>${word}</span>${title}</a>`;
  };
  return (
    '<nav class="neighbors" aria-label="Neighboring pages">' +
    `${link(place - 1, "Previous", "prev")}${link(place + 1, "Next", "next")}</nav>`
  );
}

function headingsOf(sections: readonly PageSection[]): string {
  const headings = sections.filter(({ depth }) => depth === 2);
  if (headings.length < 2) return "";
  const items = headings.map(
    ({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<aside aria-label="On this page"><h2>On this page</h2><ul>${items.join("")}</ul></aside>`;
}
