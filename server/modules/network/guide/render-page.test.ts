// How Markdown becomes a page: anchors, links, pictures, blocks, and HTML that stays text.
import { expect, it } from "vitest";
import { renderPage } from "./render-page.ts";

const render = (markdown: string, file = "guide/affiliate.md") =>
  renderPage({ file, markdown, pictures: new Set(["a.png", "a-dark.png", "b.png"]) });

it("names each heading as GitHub does, and no two alike", () => {
  const { title, html, sections } = render(
    "# One page\n\n## What's `new`?\n\nText.\n\n## What's new\n",
  );
  expect(title).toBe("One page");
  expect(sections.map(({ id }) => id)).toEqual(["one-page", "whats-new", "whats-new-1"]);
  expect(sections[1]?.text).toBe("Text.");
  expect(html).toContain('<h2 id="whats-new-1">');
});

it("leads to other pages, leaves out files that the guide does not show", () => {
  const { html } = render(
    "# A\n\n[b](../backups.md#make-one) [c](api/posting.md) [d](../../ARCHITECTURE.md) " +
      "[e](/docs#postLead) [f](https://example.com/) [g](javascript:alert(1))\n",
  );
  expect(html).toContain('<a href="/docs/guide/backups#make-one">b</a>');
  expect(html).toContain('<a href="/docs/guide/api/posting">c</a>');
  expect(html).toContain('<span class="file">d</span>');
  expect(html).toContain('<a href="/docs#postLead">e</a>');
  expect(html).toContain('<a href="https://example.com/" rel="noopener noreferrer">f</a>');
  expect(html).not.toContain("javascript:");
});

it("shows a picture in the theme's look where there are two", () => {
  const { html } = render("# A\n\n![One](../screens/a.png)\n\n![Two](../screens/b.png)\n");
  expect(all(html)).toEqual(["a.png", "a-dark.png", "b.png"]);
  expect(render("# A\n\n![Gone](../screens/c.png)\n").html).toContain("<p>Gone</p>");
});

const all = (html: string): string[] =>
  [...html.matchAll(/src="\/docs\/guide\/screens\/([^"]+)"/g)].map(([, name = ""]) => name);

it("says what a block is, and which one is printed", () => {
  const { html } = render("# A\n\n```sh run\nls <b>\n```\n\n```text output\nx\n```\n");
  expect(html).toContain("<figcaption>Shell</figcaption>");
  expect(html).toContain("ls &lt;b&gt;");
  expect(html).toContain('<figure class="block output"><figcaption>Prints</figcaption>');
});

it("keeps HTML as text, wherever it stands", () => {
  const { html, sections } = render(
    '# A <b>\n\n<script>alert(1)</script>\n\nText <img src=x onerror=alert(1)>\n\n[x](https://e.com/"onclick="y)\n',
  );
  expect(html).not.toMatch(/<script|<img|<b>| onclick="/);
  expect(html).toContain("&lt;script&gt;");
  expect(sections[0]?.text).toContain("<script>");
});

it("refuses a page without a title", () => {
  expect(() => render("Text.\n")).toThrow("docs/guide/affiliate.md has no title");
});
