// Tests imports through a feature's index: only what is used is loaded, and unresolvable imports
// fail.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { build } from "vite";
import { throughIndex } from "./through-index.ts";

const INDEX = "web/features/area/feature/index.ts";
const FILES: Readonly<Record<string, string>> = {
  "web/features/area/feature/used.ts": 'export const own = "used"; console.log("used.ts runs");',
  "web/features/area/feature/other.ts":
    'export const other = 2; export type Kind = "kind"; console.log("other.ts runs");',
  [INDEX]:
    'export { own as shown } from "./used.ts"; export { type Kind, other } from "./other.ts";',
};
const USES = 'import { type Kind, shown as here } from "../../features/area/feature/index.ts";';

let directory = "";
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Builds a route with this text; returns the bundled modules, and the code. */
async function builtFrom(
  route: string,
  files = FILES,
): Promise<{ readonly modules: readonly string[]; readonly code: string }> {
  directory = await mkdtemp(join(tmpdir(), "plat-index-"));
  const entry = "web/routes/deep/route.ts";
  for (const [path, text] of Object.entries({ ...files, [entry]: route })) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const built = await build({
    configFile: false,
    root: directory,
    logLevel: "silent",
    plugins: [throughIndex()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(directory, entry), formats: ["es"], fileName: "route" },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((part) => ("output" in part ? part.output : []))
    .filter((part) => part.type === "chunk");
  return {
    modules: chunks.flatMap(({ modules }) => Object.keys(modules).map((id) => basename(id))),
    code: chunks.map(({ code }) => code).join(""),
  };
}

test("loads only the file of what is used, under its name there", async () => {
  const { modules, code } = await builtFrom(
    `${USES}\nexport const said: Kind | string = \`\${here}!\`;`,
  );
  expect(modules).toEqual(["used.ts", "route.ts"]);
  expect(code).toContain("used.ts runs");
  expect(code).not.toContain("other.ts runs");
});

test("leaves other imports as they are", async () => {
  const { modules } = await builtFrom(
    'import { other } from "../../features/area/feature/other.ts";\nexport const said = other;',
  );
  expect(modules).toEqual(["other.ts", "route.ts"]);
});

test("fails if the index does not export what is imported", () =>
  expect(
    builtFrom(
      'import { own } from "../../features/area/feature/index.ts";\nexport const said = own;',
    ),
  ).rejects.toThrow("does not offer own to"));

test.each([
  ["a value of its own", 'export { own as shown } from "./used.ts"; export const more = 1;'],
  ["a statement", 'export { own as shown } from "./used.ts"; console.log("index runs");'],
  ["everything of a file", 'export { own as shown } from "./used.ts"; export * from "./other.ts";'],
])("fails if the index contains %s", (_what, index) =>
  expect(
    builtFrom(`${USES}\nexport const said = here;`, { ...FILES, [INDEX]: index }),
  ).rejects.toThrow("something else than re-exports by name"),
);
