// The guide as a browser gets it: every page, link, anchor and picture, and what is no page.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../../../contract/index.ts";
import { buildHttpServer } from "../../../platform/http/http-server.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import { registerReference } from "../reference/index.ts";
import { GUIDE_PAGES, addressOf } from "./guide-pages.ts";
import { registerGuide } from "./index.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const app = buildHttpServer({
  log: makeLogger("silent"),
  metrics: new MetricsRegistry(),
  trustedProxies: [],
  secure: false,
});
/** By address. */
const pages = new Map<string, string>();

beforeAll(async () => {
  await registerReference(app);
  await registerGuide(app);
  for (const page of GUIDE_PAGES) {
    const address = addressOf(page);
    const { statusCode, body } = await app.inject({ url: address });
    if (statusCode !== 200) throw new Error(`${address} is answered ${statusCode}`);
    pages.set(address, body);
  }
});
afterAll(() => app.close());

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

const idsOf = (html: string): ReadonlySet<string> => new Set(all(html, /\sid="([^"]+)"/g));
const linksOf = (html: string): readonly string[] => all(html, /<a\s[^>]*href="([^"]+)"/g);

/** Why a link of a page leads nowhere; null where it leads somewhere. */
async function faultOf(from: string, link: string): Promise<string | null> {
  if (link.startsWith("https://")) return null;
  const [path = "", anchor] = link.split("#", 2);
  const address = path === "" ? from : path;
  if (address === "/docs")
    return anchor === undefined || OPERATIONS.some(({ operationId }) => operationId === anchor)
      ? null
      : "no operation of this name";
  if (address === "/") return null;
  const html = pages.get(address);
  if (html === undefined) return "no such page";
  return anchor === undefined || idsOf(html).has(anchor) ? null : "no such anchor";
}

describe("each page", () => {
  it("has the title of its file, a place in the menu, and links that lead somewhere", async () => {
    const faults = [];
    for (const { slug, file } of GUIDE_PAGES) {
      const address = addressOf({ slug, file });
      const html = pages.get(address) ?? "";
      const [, title = ""] =
        /^# (.+)$/m.exec(await readFile(join(ROOT, "docs", file), "utf8")) ?? [];
      expect(html).toContain(`<title>${title.replaceAll("`", "")} · Plat guide</title>`);
      expect(html).toContain(`href="${address}" aria-current="page"`);
      const links = linksOf(html);
      expect(links.length).toBeGreaterThan(GUIDE_PAGES.length);
      for (const link of links) {
        const fault = await faultOf(address, link);
        if (fault !== null) faults.push(`${file}: ${link}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("shows its pictures, which there are", async () => {
    const pictures = [...pages.values()].flatMap((html) => all(html, /<img[^>]* src="([^"]+)"/g));
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of new Set(pictures)) {
      const { statusCode, headers } = await app.inject({ url: picture });
      expect([statusCode, headers["content-type"]], picture).toEqual([200, "image/png"]);
    }
    const named = await Promise.all(
      GUIDE_PAGES.map(async ({ file }) =>
        all(await readFile(join(ROOT, "docs", file), "utf8"), /!\[[^\]]+\]\(([^)]+)\)/g),
      ),
    );
    // A dark picture beside a light one is shown without being named.
    expect(pictures.filter((picture) => !picture.endsWith("-dark.png"))).toHaveLength(
      named.flat().length,
    );
  });

  it("needs nothing inline, and nothing from elsewhere", async () => {
    for (const [address, html] of pages) {
      const { headers } = await app.inject({ url: address });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(policy).not.toContain("unsafe");
      expect(html, address).not.toMatch(/<style|\sstyle=|<script(?![^>]*src=)|<[^>]*\son\w+=/i);
      for (const source of all(html, /<(?:script|img|link)[^>]* (?:src|href)="([^"]+)"/g))
        expect(source, address).toMatch(/^\/docs\/|^data:,$/);
    }
    for (const asset of ["guide.css", "guide.js"])
      expect((await app.inject({ url: `/docs/guide/${asset}` })).statusCode).toBe(200);
  });

  it("is answered from the cache when nothing changed, and packed", async () => {
    const { headers } = await app.inject({
      url: "/docs/guide",
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    const again = await app.inject({
      url: "/docs/guide",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("the search", () => {
  it("has every page with its headings and their texts", async () => {
    const { body } = await app.inject({ url: "/docs/guide/search.json" });
    const index = JSON.parse(body) as {
      address: string;
      sections: { id: string; text: string }[];
    }[];
    expect(index.map(({ address }) => address)).toEqual([...pages.keys()]);
    for (const { address, sections } of index)
      for (const { id } of sections) expect(idsOf(pages.get(address) ?? ""), address).toContain(id);
    const text = JSON.stringify(index);
    expect(text).toContain("Idempotency-Key");
    expect(text).not.toMatch(/<\/?(?:p|a|code|strong|td)\b|&amp;/);
  });
});

describe("an address that is no page's", () => {
  it("is answered 404 with a page that leads on", async () => {
    for (const url of [
      "/docs/guide/nothing",
      "/docs/guide/../../package.json",
      "/docs/guide/%2e%2e",
    ]) {
      const { statusCode, body } = await app.inject({ url });
      if (statusCode !== 404) throw new Error(`${url} is answered ${statusCode}`);
      if (url === "/docs/guide/nothing") {
        expect(body).toContain("<h1>Page not found</h1>");
        for (const link of linksOf(body))
          expect(await faultOf(url, link), link).toBe(link === "#content" ? "no such page" : null);
      }
    }
  });

  it("serves no other file, and no picture but those of docs/screens", async () => {
    for (const name of ["nothing.png", "..%2f..%2fpackage.json", "..%2fglossary.md"])
      expect((await app.inject({ url: `/docs/guide/screens/${name}` })).statusCode).toBe(404);
  });
});
