// Tests when a built web app is served, and what is said where it cannot be built: small checkouts
// in which nothing can be built, because Vite is missing or does nothing.
import { mkdir, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeScratchFolder } from "../../../../test/support/scratch.ts";
import { StartProblem } from "../../../platform/config/start-problem.ts";
import { findBuiltWeb, replaceBuild } from "./build-web.ts";
import { digestSources, newestSourceMs } from "./web-sources.ts";

const FILES = [
  "web/main.tsx",
  "web/routes/leads.tsx",
  "domain/money.ts",
  "locales/en.ts",
  "package-lock.json",
  "server/modules/network/pages/build-web.ts",
  "server/modules/network/pages/web-pages.ts",
];
let checkout: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(checkout, file)), { recursive: true });
  await writeFile(join(checkout, file), text);
}

/** What a build of these sources leaves. */
async function pretendBuild(): Promise<void> {
  const [newestMs, digest] = [await newestSourceMs(checkout), await digestSources(checkout)];
  await write("dist/web/.built", `${newestMs} ${digest}`);
}

/** Installs packages that build, and a program in place of Vite's. */
async function pretendTools(vite: string): Promise<void> {
  await write("node_modules/vite/bin/vite.js", vite);
  await write("node_modules/@vitejs/plugin-react/package.json", "{}");
  await write("node_modules/@tailwindcss/vite/package.json", "{}");
}

/** The sentence with which the app is not served. */
async function problem(): Promise<string> {
  const error: unknown = await findBuiltWeb(checkout).catch((thrown: unknown) => thrown);
  if (!(error instanceof StartProblem)) throw new Error(`no StartProblem but ${String(error)}`);
  return error.message;
}

beforeEach(async () => {
  checkout = await makeScratchFolder("plat-checkout");
  for (const file of FILES) await write(file, `contents of ${file}`);
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

describe("a built web app", () => {
  it("is served while its sources are those that it was built of", async () => {
    await pretendBuild();
    expect(await findBuiltWeb(checkout)).toBe(join(checkout, "dist/web"));
  });

  it("is served from a copy of the checkout, whose files are newer", async () => {
    await pretendBuild();
    const later = new Date(Date.now() + 60_000);
    for (const file of FILES) await utimes(join(checkout, file), later, later);
    expect(await findBuiltWeb(checkout)).toBe(join(checkout, "dist/web"));
  });

  it.each(FILES)("is not served once %s is another", async (file) => {
    await pretendBuild();
    await write(file, "other contents");
    const later = new Date(Date.now() + 60_000);
    await utimes(join(checkout, file), later, later);
    expect(await problem()).toMatch(/^The web app was built of other sources than these, /);
  });

  it("is not served once a file has another name", async () => {
    await pretendBuild();
    await rm(join(checkout, "web/main.tsx"));
    await write("web/other.tsx", "contents of web/main.tsx");
    expect(await problem()).toMatch(/^The web app was built of other sources than these, /);
  });
});

describe("a missing build", () => {
  it("is a sentence where development packages are missing", async () => {
    expect(await problem()).toBe(
      "The web app has not been built, and the packages that build it are not installed: run " +
        "npm ci and npm run build in a checkout that can be written to, then start.",
    );
    // Comes with a package of the server.
    await write("node_modules/vite/bin/vite.js", "");
    expect(await problem()).toContain("are not installed");
  });

  it("is a sentence where the checkout cannot be written to", async () => {
    await pretendTools("");
    await write("dist", "in the way of the folder");
    expect(await problem()).toMatch(
      /^The web app has not been built, and \S+\/dist cannot be written to \(EEXIST\): run npm ci /,
    );
  });

  it("is Vite's own words where Vite fails, and leaves nothing half built", async () => {
    await pretendTools("console.error('planted'); process.exit(1);");
    await expect(findBuiltWeb(checkout)).rejects.toThrow("planted");
    await expect(readFile(join(checkout, "dist/web/.built"))).rejects.toThrow("ENOENT");
  });
});

describe("builds that end at the same time", () => {
  it("replace each other whole, and leave nothing behind", async () => {
    const built = join(checkout, "dist/web");
    await pretendBuild();
    const names = Array.from({ length: 8 }, (_, index) => `web-${index}`);
    for (const name of names) {
      await write(`dist/${name}/.built`, `1 ${name}`);
      for (let file = 0; file < 50; file += 1) await write(`dist/${name}/many/${file}.js`, name);
    }
    await Promise.all(names.map((name) => replaceBuild(built, join(checkout, "dist", name), name)));
    const [, digest = ""] = (await readFile(join(built, ".built"), "utf8")).split(" ");
    const files = await readdir(join(built, "many"));
    expect(files).toHaveLength(50);
    for (const file of files)
      expect(await readFile(join(built, "many", file), "utf8")).toBe(digest);
    expect(await readdir(join(checkout, "dist"))).toEqual(["web"]);
  });
});
