// The house's own rules: shown to hold, and each shown to be able to fail, for a guard that checks
// nothing is worse than none.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./support/server-process.ts";

/** The tree had this many when the rule was written: fewer means that the linter looks past it. */
const LEAST_FILES = 200;

type Finding = {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
};
type Report = { readonly diagnostics: readonly Finding[]; readonly number_of_files: number };

function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    // Both programs exit with 1 when they find something: what they found is what counts.
    execFile(
      join(ROOT, "node_modules/.bin", program),
      args,
      { cwd, maxBuffer: 50_000_000 },
      (_error, stdout) => resolve(stdout),
    );
  });
}

async function lint(root: string, folders: readonly string[]): Promise<Report> {
  return JSON.parse(await run("oxlint", ["--format", "json", ...folders], root));
}

describe("the real tree", () => {
  // The lint of `npm test`: it runs nowhere else in it.
  it("is looked at as a whole and keeps every rule, those of imports too", async () => {
    const report = await lint(ROOT, ["."]);
    expect(report.number_of_files).toBeGreaterThan(LEAST_FILES);
    expect(report.diagnostics).toEqual([]);
    // All of the lint, over all files, beside other tests: on a busy machine that is more than a
    // minute.
  }, 300_000);
});

/** Files that each break one rule, and the ones they need. */
const PLANTED: Readonly<Record<string, string>> = {
  "server/platform/db/pool.ts": "export const pool = 1;",
  "server/modules/selling/distribution/deep/inner.ts": "export const inner = 1;",
  "server/modules/selling/distribution/index.ts": 'export { inner } from "./deep/inner.ts";',
  "server/modules/money/wallet/loop-a.ts":
    'import { b } from "./loop-b.ts";\nexport const a = (): number => b() + 1;',
  "server/modules/money/wallet/loop-b.ts":
    'import { a } from "./loop-a.ts";\nexport const b = (): number => a() + 1;',
  "domain/money/to-platform.ts":
    'import { pool } from "../../server/platform/db/pool.ts";\nexport const x = pool;',
  "domain/money/to-contract.ts": 'import { c } from "../../contract/c.ts";\nexport const x = c;',
  "domain/money/to-package.ts": 'import pg from "pg";\nexport const x = pg;',
  "domain/money/to-node.ts":
    'import { readFileSync } from "node:fs";\nexport const x = readFileSync;',
  "domain/money/now.ts": "export const x = Date.now();",
  "domain/money/new-date.ts": "export const x = new Date();",
  "domain/money/random.ts": "export const x = Math.random();",
  "contract/c.ts": "export const c = 1;",
  "contract/to-platform.ts":
    'import { pool } from "../server/platform/db/pool.ts";\nexport const x = pool;',
  "contract/to-package.ts": 'import { fastify } from "fastify";\nexport const x = fastify;',
  "server/platform/to-module.ts":
    'import { inner } from "../modules/distribution/index.ts";\nexport const x = inner;',
  "server/modules/money/wallet/to-internals.ts":
    'import { inner } from "../distribution/deep/inner.ts";\nexport const x = inner;',
  "server/modules/money/wallet/to-main.ts":
    'import { main } from "../../main.ts";\nexport const x = main;',
  "server/main.ts":
    'import { inner } from "./modules/distribution/index.ts";\nexport const main = inner;',
  "server/to-internals.ts":
    'import { inner } from "./modules/distribution/deep/inner.ts";\nexport const x = inner;',
  "server/modules/money/wallet/pg-in-command.ts": 'import pg from "pg";\nexport const x = pg;',
  "server/modules/money/wallet/fastify-in-command.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
  "server/modules/money/wallet/fastify.store.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
  "server/modules/money/wallet/pg.routes.ts": 'import pg from "pg";\nexport const x = pg;',
  "server/modules/money/wallet/sql-in-command.ts":
    "export const x = `select balance_cents\nfrom wallet`;",
  "server/modules/money/wallet/update-in-command.ts":
    'export const x = "update wallet set balance_cents = 0";',
  "server/modules/money/wallet/silenced.ts":
    "// oxlint-disable-next-line no-console\nexport const x = 1;",
  "web/to-server.ts":
    'import { pool } from "../server/platform/db/pool.ts";\nexport const x = pool;',
  // And what is allowed.
  "domain/money/allowed.ts":
    'import { y } from "../lead/allowed.ts";\nexport const x = [y, new Date(0)];',
  "domain/lead/allowed.ts": "export const y = 1;",
  "server/modules/money/wallet/allowed.ts":
    'import { inner } from "../distribution/index.ts";\nimport { y } from ' +
    '"../../../domain/lead/allowed.ts";\nimport type pg from "pg";\nexport const x = (pool: ' +
    'pg.Pool): unknown => [inner, y, pool, "select a buyer to update"];',
  "server/modules/money/wallet/allowed.store.ts":
    'import pg from "pg";\nexport const x = [pg, "select balance_cents from wallet"];',
  "server/modules/money/wallet/allowed.routes.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
};

describe("a planted violation is reported:", () => {
  let directory: string;
  let found: Map<string, string>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plat-architecture-"));
    await symlink(join(ROOT, "node_modules"), join(directory, "node_modules"));
    for (const file of [".oxlintrc.json", "scripts/lint-rules.js", "package.json"])
      await cp(join(ROOT, file), join(directory, file));
    for (const [path, text] of Object.entries(PLANTED)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), `${text}\n`);
    }
    const { diagnostics } = await lint(directory, ["domain", "contract", "server", "web"]);
    found = new Map(
      Object.keys(PLANTED).map((path) => [
        path,
        diagnostics
          .filter(({ filename }) => filename === path)
          .map(({ code }) => code)
          .join(" "),
      ]),
    );
  });

  afterAll(() => rm(directory, { recursive: true, force: true }));

  it.each([
    ["domain → platform", "domain/money/to-platform.ts", "boundaries(dependencies)"],
    ["domain → contract", "domain/money/to-contract.ts", "boundaries(dependencies)"],
    ["domain → package", "domain/money/to-package.ts", "plat(only-packages)"],
    ["domain → Node", "domain/money/to-node.ts", "plat(only-packages)"],
    ["domain reads the clock", "domain/money/now.ts", "eslint(no-restricted-properties)"],
    ["domain makes today's date", "domain/money/new-date.ts", "plat(time-is-an-argument)"],
    ["domain draws lots", "domain/money/random.ts", "eslint(no-restricted-properties)"],
    ["contract → platform", "contract/to-platform.ts", "boundaries(dependencies)"],
    ["contract → package", "contract/to-package.ts", "plat(only-packages)"],
    ["platform → module", "server/platform/to-module.ts", "boundaries(dependencies)"],
    [
      "module → another module's internals",
      "server/modules/money/wallet/to-internals.ts",
      "boundaries(dependencies)",
    ],
    [
      "module → composition root",
      "server/modules/money/wallet/to-main.ts",
      "boundaries(dependencies)",
    ],
    [
      "composition root → a module's internals",
      "server/to-internals.ts",
      "boundaries(dependencies)",
    ],
    ["web → server", "web/to-server.ts", "boundaries(dependencies)"],
    ["a circle of imports", "server/modules/money/wallet/loop-a.ts", "import(no-cycle)"],
    [
      "the database outside a store",
      "server/modules/money/wallet/pg-in-command.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "the database in routes",
      "server/modules/money/wallet/pg.routes.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "Fastify outside routes",
      "server/modules/money/wallet/fastify-in-command.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "Fastify in a store",
      "server/modules/money/wallet/fastify.store.ts",
      "eslint(no-restricted-imports)",
    ],
    ["SQL outside a store", "server/modules/money/wallet/sql-in-command.ts", "plat(sql-in-stores)"],
    [
      "a changing statement outside a store",
      "server/modules/money/wallet/update-in-command.ts",
      "plat(sql-in-stores)",
    ],
    ["a silenced warning", "server/modules/money/wallet/silenced.ts", "plat(no-silencing)"],
  ])("%s", (_what, path, code) => {
    expect(found.get(path)).toContain(code);
  });

  it.each(
    Object.keys(PLANTED)
      .filter((path) => path.includes("allowed") || path === "server/main.ts")
      .map((path) => [path]),
  )("but not what is allowed: %s", (path) => {
    expect(found.get(path)).toBe("");
  });
});

describe("the compiler", () => {
  it("knows no machine in the domain", async () => {
    const directory = await mkdtemp(join(tmpdir(), "plat-domain-"));
    try {
      for (const file of ["tsconfig.base.json", "domain/tsconfig.json"])
        await cp(join(ROOT, file), join(directory, file));
      await writeFile(
        join(directory, "domain/machine.ts"),
        "console.log(process.pid);\nexport const x = fetch;\nsetTimeout(() => {}, 1);\n",
      );
      const said = await run("tsc", ["-p", "domain"], directory);
      for (const name of ["console", "process", "fetch", "setTimeout"])
        expect(said).toContain(`Cannot find name '${name}'`);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
