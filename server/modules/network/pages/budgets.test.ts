// How much a browser must fetch before each screen works, packed as it is sent; and that each page
// names exactly that in its head.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildHttpServer } from "../../../platform/http/http-server.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import { builtWeb } from "./build-web.ts";
import { registerPages } from "./pages.routes.ts";

/** Bytes, gzip. */
const MOST = {
  login: 100_000,
  shell: 45_000,
  screen: 40_000,
  styles: 12_000,
  launcher: 2_000,
  assistant: 15_000,
};
const LAUNCHER = "features/insight/assistant/launcher.tsx";
const ASSISTANT = "features/insight/assistant/panel.tsx";
const BUILD_TIMEOUT_MS = 120_000;
/** Each address and the route that it shows. */
const SCREENS = {
  "/": "dashboard",
  "/dashboard": "dashboard",
  "/campaigns": "campaigns",
  "/campaigns/1": "campaign",
  "/users/1": "account",
  "/settings": "settings",
  "/billing": "billing",
  "/leads": "leads",
  "/leads/1": "lead",
  "/earnings": "earnings",
  "/users": "users",
  "/marketplace": "marketplace",
  "/activity": "activity",
  "/consumers": "consumers",
  "/spec/1": "spec",
  "/buyers": "buyers",
} as const;

const app = buildHttpServer({
  log: makeLogger("silent"),
  metrics: new MetricsRegistry(),
  trustedProxies: [],
  secure: false,
});
/** What Vite says which file it has made of a source. */
let manifest: Readonly<
  Record<string, { readonly file: string; readonly name?: string } | undefined>
> = {};

beforeAll(async () => {
  manifest = JSON.parse(await readFile(join(await builtWeb(), ".vite/manifest.json"), "utf8"));
  await registerPages(app);
}, BUILD_TIMEOUT_MS);
afterAll(() => app.close());

async function get(url: string): Promise<string> {
  const answer = await app.inject({ method: "GET", url, headers: { accept: "text/html" } });
  expect(answer.statusCode, url).toBe(200);
  return answer.body;
}

async function packedSize(url: string): Promise<number> {
  const answer = await app.inject({ method: "GET", url, headers: { "accept-encoding": "gzip" } });
  expect(answer.headers["content-encoding"], url).toBe("gzip");
  return answer.rawPayload.length;
}

/** The scripts that a page names. */
async function namedBy(path: string): Promise<{ readonly scripts: ReadonlySet<string> }> {
  const page = await get(path);
  const all = (pattern: RegExp): string[] =>
    [...page.matchAll(pattern)].map(([, address = ""]) => address);
  const scripts = [
    ...all(/<script type="module"[^>]* src="([^"]+)"/g),
    ...all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  expect(new Set(scripts).size, `${path} names a script twice`).toBe(scripts.length);
  return { scripts: new Set(scripts) };
}

/** The scripts that these import at once, and that those import. */
async function importedBy(addresses: Iterable<string>): Promise<Set<string>> {
  const found = new Set(addresses);
  for (const address of found)
    for (const [, name = ""] of (await get(address)).matchAll(
      /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g,
    ))
      found.add(`/assets/${name}`);
  return found;
}

function without(all: Iterable<string>, known: ReadonlySet<string>): Set<string> {
  return new Set([...all].filter((one) => !known.has(one)));
}

function builtFrom(source: string): string {
  const built = manifest[source];
  if (built === undefined) throw new Error(`nothing was built from ${source}`);
  return `/${built.file}`;
}

function shellFile(): string {
  const shells = Object.values(manifest).filter((built) => built?.name === "shell");
  expect(shells.length, "files of the frame").toBe(1);
  return `/${shells[0]?.file ?? ""}`;
}

/** What every page loads, and the login page besides; then what the frame adds. */
async function firstLoads(): Promise<{
  readonly login: ReadonlySet<string>;
  readonly shell: ReadonlySet<string>;
}> {
  const { scripts } = await namedBy("/login");
  return { login: scripts, shell: without(await importedBy([shellFile()]), scripts) };
}

/** Fails with every file and its size. */
async function expectAtMost(
  most: number,
  addresses: ReadonlySet<string>,
  what: string,
): Promise<void> {
  const sizes = await Promise.all(
    [...addresses].map(async (address) => ({ address, bytes: await packedSize(address) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(
    total,
    `${what}: ${total} ` +
      `bytes\n${sizes.map(({ address, bytes }) => `  ${bytes} ${address}`).join("\n")}\n`,
  ).toBeLessThanOrEqual(most);
}

describe("a page names what it will load", () => {
  it("the login", async () => {
    const { scripts } = await namedBy("/login");
    expect(scripts).toEqual(await importedBy([...scripts, builtFrom("routes/login.tsx")]));
    expect(scripts).not.toContain(shellFile());
  });
  it.each(Object.entries(SCREENS))("%s", async (path, route) => {
    const started = [
      ...(await get(path)).matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
    ].map(([, address = ""]) => address);
    const { scripts } = await namedBy(path);
    expect(scripts).toEqual(
      await importedBy([...started, shellFile(), builtFrom(`routes/${route}.tsx`)]),
    );
  });
});

describe("what is loaded is small", () => {
  it("the login", async () =>
    expectAtMost(MOST.login, (await firstLoads()).login, "JavaScript of the login"));
  it("the frame", async () =>
    expectAtMost(MOST.shell, (await firstLoads()).shell, "JavaScript of the frame"));
  it.each(Object.keys(SCREENS))("%s", async (path) => {
    const { login, shell } = await firstLoads();
    await expectAtMost(
      MOST.screen,
      without((await namedBy(path)).scripts, new Set([...login, ...shell])),
      `JavaScript of ${path} of its own`,
    );
  });
  it("the assistant's launcher, and its panel once it is opened", async () => {
    const { login, shell } = await firstLoads();
    const launcher = without(
      await importedBy([builtFrom(LAUNCHER)]),
      new Set([...login, ...shell]),
    );
    const panel = without(
      await importedBy([builtFrom(ASSISTANT)]),
      new Set([...login, ...shell, ...launcher]),
    );
    await expectAtMost(MOST.launcher, launcher, "JavaScript of the assistant's launcher");
    await expectAtMost(MOST.assistant, panel, "JavaScript of the assistant's panel");
    // Apart from each other and from the frame, or the bounds above would measure nothing.
    expect([
      launcher.has(builtFrom(LAUNCHER)),
      panel.has(builtFrom(ASSISTANT)),
      launcher.has(builtFrom(ASSISTANT)),
      shell.has(builtFrom(LAUNCHER)),
    ]).toEqual([true, true, false, false]);
  });
  it("a bound that is passed is told, with each file and its size", async () => {
    const panel = new Set([builtFrom(ASSISTANT)]);
    const bytes = await packedSize(builtFrom(ASSISTANT));
    await expectAtMost(bytes, panel, "planted");
    await expect(expectAtMost(bytes - 1, panel, "planted")).rejects.toThrow(
      `planted: ${bytes} bytes`,
    );
  });
  it.each(["/login", ...Object.keys(SCREENS)])(
    "styles of %s, all within its page and named by its policy",
    async (path) => {
      const { body, headers } = await app.inject({
        method: "GET",
        url: path,
        headers: { accept: "text/html" },
      });
      expect(body).not.toContain('rel="stylesheet"');
      const styles = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
      expect(styles.length).toBeGreaterThan(0);
      expect(gzipSync(styles.join("")).length).toBeLessThanOrEqual(MOST.styles);
      for (const css of styles)
        expect(headers["content-security-policy"]).toContain(
          `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
        );
    },
  );
});
