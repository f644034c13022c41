// Tests that each area's README names the existing modules, tables and neighbors.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/server-process.ts";

const AREAS = "server/modules";
const MOST_LINES = 60;

const readText = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const listFolders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const tableOwners: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readText("server/table-owners.json"),
);

/** The policies of `boundaries/dependencies` for the areas that an area may import from. */
interface Policy {
  readonly from: { readonly element?: { readonly captured?: { readonly area?: string } } };
  readonly allow: {
    readonly to?: { readonly element?: { readonly captured?: { readonly area?: string[] } } };
  };
}

/** The areas that an area's modules may import from, by the linter's configuration. */
function readEntered(): Map<string, string[]> {
  const { rules } = JSON.parse(readText(".oxlintrc.json"));
  const policies: readonly Policy[] = rules["boundaries/dependencies"][1].policies;
  return new Map(
    policies.flatMap(({ from, allow }) => {
      const area = from.element?.captured?.area;
      const entered = allow.to?.element?.captured?.area;
      return area === undefined || entered === undefined
        ? []
        : [[area, entered.filter((name) => name !== area).sort()] as const];
    }),
  );
}

const entered = readEntered();

it("gives every area a direction", () => {
  expect([...entered.keys()].sort()).toEqual(listFolders(AREAS));
});

it("has no cycle of areas of any length", () => {
  const reach = (area: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
    (entered.get(area) ?? []).reduce<ReadonlySet<string>>(
      (all, next) => (all.has(next) ? all : reach(next, new Set([...all, next]))),
      seen,
    );
  expect([...entered.keys()].filter((area) => reach(area).has(area))).toEqual([]);
});

describe.each(listFolders(AREAS))("the README of %s", (area) => {
  const readme = readText(AREAS, area, "README.md");
  const rows = [...readme.matchAll(/^\| `([\w-]+)` +\| [^|]+\| ([^|]+)\|$/gm)].map(
    ([, module = "", tables = ""]) => ({
      module,
      tables: [...tables.matchAll(/`([\w.]+)`/g)].map(([, table = ""]) => table),
    }),
  );

  it("is short", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  });

  it("lists the modules with the tables that each writes", () => {
    expect(rows).toEqual(
      listFolders(join(AREAS, area)).map((module) => ({
        module,
        tables: tableOwners[`${AREAS}/${area}/${module}`] ?? [],
      })),
    );
  });

  it("names its neighbors", () => {
    const named = (from: string): string[] =>
      [...(new RegExp(`^${from}: (.*)$`, "m").exec(readme)?.[1] ?? "").matchAll(/\[(\w+)\]/g)]
        .map(([, name = ""]) => name)
        .sort();
    expect(named("Enters")).toEqual(entered.get(area));
    expect(named("Entered by")).toEqual(
      [...entered]
        .filter(([, areas]) => areas.includes(area))
        .map(([name]) => name)
        .sort(),
    );
  });
});
