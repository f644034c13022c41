// Tests that the type check finds what `tsc -p` finds in a room, and reports each problem once.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const options = (lib: readonly string[]): string =>
  JSON.stringify({
    compilerOptions: {
      lib,
      types: [],
      module: "nodenext",
      strict: true,
      noEmit: true,
      noUnusedLocals: true,
      allowImportingTsExtensions: true,
    },
    include: ["**/*.ts"],
  });

/** Two rooms, one with fewer types available than the other, and a folder that is not a room. */
const TREE: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module" }',
  "plain/tsconfig.json": options(["ES2024"]),
  "plain/right.ts": "export const right: number = 1;",
  "plain/wrong.ts": 'export const wrong: number = "1";',
  "plain/page.ts": "export const page = document.title;",
  "pages/tsconfig.json": options(["ES2024", "DOM"]),
  "pages/wrong.ts":
    'import { page } from "../plain/page.ts";\nimport { loose } from "../loose/loose.ts";\n' +
    "export const wrong: number = page + loose;",
  "pages/right.ts": 'import { right } from "../plain/right.ts";\nexport const sum = right + 1;',
  "loose/loose.ts": 'const unused = 1;\nexport const loose = "";',
};

let directory = "";

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-types-")));
  await symlink(join(ROOT, "node_modules"), join(directory, "node_modules"));
  await mkdir(join(directory, "scripts"));
  await cp(join(import.meta.dirname, "check-types.ts"), join(directory, "scripts/check-types.ts"));
  for (const [path, text] of Object.entries(TREE)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The exit code, and the place of each problem found. */
function check(...rooms: readonly string[]): Promise<readonly [code: number, found: string[]]> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(directory, "scripts/check-types.ts"), ...rooms],
      (_error, stdout) =>
        resolve([
          child.exitCode ?? -1,
          [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = ""]) => path),
        ]),
    );
  });
}

it("reports each problem of every room once, under the types of that room", async () => {
  const [code, found] = await check();
  expect([code, found.toSorted()]).toEqual([
    1,
    ["loose/loose.ts", "pages/wrong.ts", "plain/page.ts", "plain/wrong.ts"],
  ]);
});

it("leaves files to the rooms that name them, and checks those that no room names", async () => {
  const [code, found] = await check("pages");
  expect([code, found.toSorted()]).toEqual([1, ["loose/loose.ts", "pages/wrong.ts"]]);
});

it("passes rooms without problems, and fails for a room that does not exist", async () => {
  await rm(join(directory, "plain/wrong.ts"));
  await rm(join(directory, "plain/page.ts"));
  expect(await check("plain")).toEqual([0, []]);
  expect((await check("attic"))[0]).toBe(1);
});
