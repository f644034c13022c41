// Tests that the tree keeps the lint rules, and that each rule reports a planted violation, because
// a guard that checks nothing is worse than none.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./support/server-process.ts";

/**
 * The tree had this many files when the rule was written: fewer means that the linter misses some.
 */
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
    // Both programs exit with 1 if they find something: only the findings matter.
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
  // This is the only lint run of `npm test`.
  it("is checked completely and keeps every rule, including those of imports", async () => {
    const report = await lint(ROOT, ["."]);
    expect(report.number_of_files).toBeGreaterThan(LEAST_FILES);
    expect(report.diagnostics).toEqual([]);
    // The complete lint of all files, in parallel with other tests, takes more than a minute on a
    // busy machine.
  }, 300_000);
});

/** Configuration that the linter reads in addition to the files. */
const CONFIGURATION = [
  ".oxlintrc.json",
  "scripts/lint-rules.js",
  "server/table-owners.json",
  "package.json",
];

/** Files that each break one rule, and the files they depend on. */
const PLANTED: Readonly<Record<string, string>> = {
  "server/platform/db/pool.ts": "export const pool = 1;",
  "server/modules/selling/distribution/deep/inner.ts": "export const inner = 1;",
  "server/modules/selling/distribution/index.ts": 'export { inner } from "./deep/inner.ts";',
  "server/modules/marketplace/sales/loop-a.ts":
    'import { b } from "./loop-b.ts";\nexport const a = (): number => b() + 1;',
  "server/modules/marketplace/sales/loop-b.ts":
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
  "locales/en/to-server.ts":
    'import { pool } from "../../server/platform/db/pool.ts";\nexport const x = pool;',
  "locales/en/to-web.ts": 'import { x } from "../../web/app/allowed.ts";\nexport const y = x;',
  "locales/en/figure.ts": 'export const x = { least: "Paid out from $50 on." };',
  "locales/es/figure.ts":
    "export const x = { term: (count: number) => `${count} devoluciones en 90 días` };",
  "domain/money/to-locales.ts":
    'import { y } from "../../locales/en/allowed.ts";\nexport const x = y;',
  "server/platform/to-module.ts":
    'import { inner } from "../modules/selling/distribution/index.ts";\nexport const x = inner;',
  "server/modules/marketplace/sales/to-internals.ts":
    'import { inner } from "../../selling/distribution/deep/inner.ts";\nexport const x = inner;',
  "server/modules/marketplace/sales/to-main.ts":
    'import { main } from "../../../main.ts";\nexport const x = main;',
  "server/main.ts":
    'import { inner } from "./modules/selling/distribution/index.ts";\nexport const main = inner;',
  "server/to-internals.ts":
    'import { inner } from "./modules/selling/distribution/deep/inner.ts";\n' +
    "export const x = inner;",
  "server/modules/marketplace/sales/pg-in-command.ts": 'import pg from "pg";\nexport const x = pg;',
  "server/modules/marketplace/sales/fastify-in-command.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
  "server/modules/marketplace/sales/fastify.store.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
  "server/modules/marketplace/sales/pg.routes.ts": 'import pg from "pg";\nexport const x = pg;',
  "server/modules/marketplace/sales/sql-in-command.ts":
    "export const x = `select balance_cents\nfrom wallet`;",
  "server/modules/marketplace/sales/update-in-command.ts":
    'export const x = "update wallet set balance_cents = 0";',
  "server/modules/marketplace/sales/foreign-update.store.ts":
    'export const x = "update wallet as w set balance_cents = 0";',
  "server/modules/marketplace/sales/foreign-part.store.ts":
    "export const x = `with paid as (insert into transfer (cause_id) select 1) select 1`;",
  "server/modules/marketplace/sales/foreign-queue.store.ts":
    'export const x = { calls: "webhook_message", receivers: "webhook" };',
  "server/modules/marketplace/sales/unknown-table.store.ts":
    "export const x = (table: string) => `delete from ${table}`;",
  "server/modules/marketplace/sales/silenced.ts":
    "// oxlint-disable-next-line no-console\nexport const x = 1;",
  "server/modules/money/wallet/to-selling.ts":
    'import { inner } from "../../selling/distribution/index.ts";\nexport const x = inner;',
  "web/to-server.ts":
    'import { pool } from "../server/platform/db/pool.ts";\nexport const x = pool;',
  "web/features/people/team/inner.ts": "export const inner = 1;",
  "web/features/people/team/index.ts": 'export { inner } from "./inner.ts";',
  "web/features/people/login/to-internals.ts":
    'import { inner } from "../team/inner.ts";\nexport const x = inner;',
  "web/features/money/billing/to-internals.ts":
    'import type { inner } from "../../people/team/inner.ts";\nexport type X = typeof inner;',
  "web/features/money/billing/later-to-internals.ts":
    'export const x = (): unknown => import("../../people/team/inner.ts");',
  "web/features/money/billing/to-app.ts":
    'import { x } from "../../../app/allowed.ts";\nexport const y = x;',
  "web/ui/to-feature.ts":
    'import { inner } from "../features/people/team/index.ts";\nexport const x = inner;',
  "web/app/allowed.ts":
    'import { inner } from "../features/people/team/inner.ts";\nexport const x = inner;',
  "web/features/money/billing/allowed.ts":
    'import { inner } from "../../people/team/index.ts";\nexport const x = inner;',
  "web/contract-value.ts": 'import { c } from "../contract/c.ts";\nexport const x = c;',
  // An allowed import.
  "web/allowed.ts": 'import type { c } from "../contract/c.ts";\nexport type X = typeof c;',
  "domain/money/allowed.ts":
    'import { y } from "../lead/allowed.ts";\nexport const x = [y, new Date(0)];',
  "domain/lead/allowed.ts": "export const y = 1;",
  "locales/en/allowed.ts":
    'import { y as x } from "../../domain/lead/allowed.ts";\nexport const y = x;',
  "locales/en/allowed-figures.ts":
    'import { plural } from "../plural.ts";\nexport const x = {\n  least: (sum: string) => `Paid ' +
    'out from ${sum} on.`,\n  days: (count: number) => plural(count, "1 day", `${count} ' +
    'days`),\n  placeholder: "e.g. $300,000",\n  m1_3: "1–3 months",\n};',
  "locales/plural.ts":
    "export const plural = (count: number, one: string, other: string): string =>\n" +
    "  count === 1 ? one : other;",
  "web/ui/allowed.ts": 'import { y } from "../../locales/en/allowed.ts";\nexport const x = y;',
  "server/modules/marketplace/sales/allowed.ts":
    'import { inner } from "../../selling/distribution/index.ts";\nimport { y } from ' +
    '"../../../../domain/lead/allowed.ts";\nimport { y as z } from ' +
    '"../../../../locales/en/allowed.ts";\nimport type pg from "pg";\nexport const x = (pool: ' +
    'pg.Pool): unknown => [inner, y, z, pool, "select a buyer to update"];',
  "server/modules/marketplace/sales/allowed.store.ts":
    'import pg from "pg";\nexport const x = [pg, "select balance_cents from wallet"];',
  "server/modules/money/wallet/allowed.store.ts":
    'export const x = "update wallet set balance_cents = 0 where account_id = $1 for update";',
  "server/modules/marketplace/sales/allowed.routes.ts":
    'import { fastify } from "fastify";\nexport const x = fastify;',
};

describe("a planted violation is reported:", () => {
  let directory: string;
  let found: Map<string, string>;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plat-architecture-"));
    await symlink(join(ROOT, "node_modules"), join(directory, "node_modules"));
    for (const file of CONFIGURATION) await cp(join(ROOT, file), join(directory, file));
    for (const [path, text] of Object.entries(PLANTED)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), `${text}\n`);
    }
    const { diagnostics } = await lint(directory, [
      "domain",
      "contract",
      "locales",
      "server",
      "web",
    ]);
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
    ["locales → server", "locales/en/to-server.ts", "boundaries(dependencies)"],
    ["locales → web", "locales/en/to-web.ts", "boundaries(dependencies)"],
    ["domain → locales", "domain/money/to-locales.ts", "boundaries(dependencies)"],
    ["an amount in a text", "locales/en/figure.ts", "plat(figures-in-texts)"],
    ["a term in a text", "locales/es/figure.ts", "plat(figures-in-texts)"],
    ["platform → module", "server/platform/to-module.ts", "boundaries(dependencies)"],
    [
      "module → another module's internals",
      "server/modules/marketplace/sales/to-internals.ts",
      "boundaries(dependencies)",
    ],
    [
      "module → composition root",
      "server/modules/marketplace/sales/to-main.ts",
      "boundaries(dependencies)",
    ],
    [
      "composition root → a module's internals",
      "server/to-internals.ts",
      "boundaries(dependencies)",
    ],
    ...[
      "web/features/people/login/to-internals.ts",
      "web/features/money/billing/to-internals.ts",
      "web/features/money/billing/later-to-internals.ts",
    ].map((path) => ["feature → another feature's internals", path, "boundaries(dependencies)"]),
    ["feature → app", "web/features/money/billing/to-app.ts", "boundaries(dependencies)"],
    ["web/ui → feature", "web/ui/to-feature.ts", "boundaries(dependencies)"],
    ["web → server", "web/to-server.ts", "boundaries(dependencies)"],
    ["web → the contract's values", "web/contract-value.ts", "eslint(no-restricted-imports)"],
    ["a circle of imports", "server/modules/marketplace/sales/loop-a.ts", "import(no-cycle)"],
    [
      "the database outside a store",
      "server/modules/marketplace/sales/pg-in-command.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "the database in routes",
      "server/modules/marketplace/sales/pg.routes.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "Fastify outside routes",
      "server/modules/marketplace/sales/fastify-in-command.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "Fastify in a store",
      "server/modules/marketplace/sales/fastify.store.ts",
      "eslint(no-restricted-imports)",
    ],
    [
      "SQL outside a store",
      "server/modules/marketplace/sales/sql-in-command.ts",
      "plat(sql-in-stores)",
    ],
    [
      "a changing statement outside a store",
      "server/modules/marketplace/sales/update-in-command.ts",
      "plat(sql-in-stores)",
    ],
    [
      "a table written by another module",
      "server/modules/marketplace/sales/foreign-update.store.ts",
      "plat(table-owner)",
    ],
    [
      "a table written by another module, within a larger statement",
      "server/modules/marketplace/sales/foreign-part.store.ts",
      "plat(table-owner)",
    ],
    [
      "another module's table as a queue",
      "server/modules/marketplace/sales/foreign-queue.store.ts",
      "plat(table-owner)",
    ],
    [
      "a table that no module owns",
      "server/modules/marketplace/sales/unknown-table.store.ts",
      "plat(table-owner)",
    ],
    ["a silenced warning", "server/modules/marketplace/sales/silenced.ts", "plat(no-silencing)"],
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
  it("knows no platform types in the domain", async () => {
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
