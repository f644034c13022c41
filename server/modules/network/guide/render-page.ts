// Renders a page of the guide from Markdown. HTML within the Markdown is shown as text.
import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml, textOfHtml } from "./escape-html.ts";
import { addressOfPicture, findLink, findPicture } from "./find-target.ts";

/** A heading with the text beneath it, up to the next one. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** 1 for the page's own title. */
  readonly depth: number;
  readonly text: string;
}

export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly PageSection[];
}

export interface PageSource {
  /** Within docs/. */
  readonly file: string;
  readonly markdown: string;
  /** Names of pictures that there are; one that ends with `-dark` is shown in a dark theme. */
  readonly pictures: ReadonlySet<string>;
}

/** What a fenced block is called above it; `output` is what the sample before it prints. */
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  sh: "Shell",
  js: "Node",
  python: "Python",
  json: "JSON",
};

/** Renders a page. Throws where it has no title. */
export function renderPage(source: PageSource): RenderedPage {
  const ids = new Map<Token, string>();
  const marked = new Marked({ renderer: rendererOf(source, ids) });
  const tokens = marked.lexer(source.markdown);
  const used = new Map<string, number>();
  const sections: { id: string; title: string; depth: number; text: string }[] = [];
  for (const token of tokens) {
    if (token.type !== "heading") {
      const section = sections.at(-1);
      if (section !== undefined)
        section.text = `${section.text} ${textOfHtml(marked.parser([token]))}`.trim();
      continue;
    }
    const heading = token as Tokens.Heading;
    const title = textOfHtml(marked.parseInline(heading.text) as string);
    const id = uniqueId(title, used);
    ids.set(token, id);
    sections.push({ id, title, depth: heading.depth, text: "" });
  }
  const title = sections.find(({ depth }) => depth === 1)?.title;
  if (title === undefined) throw new Error(`docs/${source.file} has no title`);
  return { title, html: marked.parser(tokens), sections };
}

/** As GitHub makes them, so that links to them work in both places. */
function uniqueId(title: string, used: Map<string, number>): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
  const count = used.get(plain) ?? 0;
  used.set(plain, count + 1);
  return count === 0 ? plain : `${plain}-${count}`;
}

type Renderer = NonNullable<ConstructorParameters<typeof Marked>[0]>["renderer"];

function rendererOf({ file, pictures }: PageSource, ids: ReadonlyMap<Token, string>): Renderer {
  return {
    html: ({ text }) => escapeHtml(text),
    heading(token) {
      const { depth, tokens } = token;
      const text = this.parser.parseInline(tokens);
      const id = ids.get(token) ?? "";
      const link =
        depth === 1 ? "" : ` <a class="anchor" href="#${id}" aria-label="Link to here">#</a>`;
      return `<h${depth} id="${id}">${text}${link}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const address = findLink(file, href);
      if (address === null) return `<span class="file">${text}</span>`;
      const isOutside = /^https?:/.test(address);
      const relation = isOutside ? ' rel="noopener noreferrer"' : "";
      return `<a href="${escapeHtml(address)}"${relation}>${text}</a>`;
    },
    image({ href, text }) {
      const name = findPicture(file, href);
      if (name === null || !pictures.has(name)) return escapeHtml(text);
      return pictureOf(name, text, pictures);
    },
    code({ text, lang = "" }) {
      const [language = "", role] = lang.split(" ");
      const caption = role === "output" ? "Prints" : BLOCK_NAMES[language];
      const head = caption === undefined ? "" : `<figcaption>${caption}</figcaption>`;
      const kind = role === "output" ? "block output" : "block";
      return (
        `<figure class="${kind}">${head}` +
        `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre></figure>\n`
      );
    },
    table(token) {
      const row = (cells: readonly Tokens.TableCell[], name: string): string =>
        cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join("");
      const body = token.rows.map((cells) => `<tr>${row(cells, "td")}</tr>`).join("\n");
      const wide = token.header.length > 2 ? ' class="wide"' : "";
      return (
        `<div class="table" tabindex="0"><table${wide}>` +
        `<thead><tr>${row(token.header, "th")}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`
      );
    },
  };
}

function pictureOf(name: string, alt: string, pictures: ReadonlySet<string>): string {
  const image = (file: string, look: string): string =>
    `<img class="${look}" src="${addressOfPicture(file)}" alt="${escapeHtml(alt)}" loading="lazy">`;
  const dark = name.replace(/\.png$/, "-dark.png");
  return pictures.has(dark)
    ? `${image(name, "in-light")}${image(dark, "in-dark")}`
    : image(name, "");
}
