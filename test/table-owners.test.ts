// Tests that the list of table owners names every table of the database once; the lint rule
// plat/table-owner checks stores against it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./support/server-process.ts";

const owners: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(ROOT, "server/table-owners.json"), "utf8"),
);

/** The tables in the types generated from the migrations. */
function listTables(): string[] {
  const types = readFileSync(join(ROOT, "server/platform/db/schema.d.ts"), "utf8");
  const [, database = ""] = types.split("export interface DB {");
  return [...database.matchAll(/^ {2}"?([\w.]+)"?: \w+;$/gm)].map(([, name = ""]) => name);
}

it("names every table of the database once", () => {
  const tables = listTables();
  expect(tables.length).toBeGreaterThan(70);
  expect(Object.values(owners).flat().sort()).toEqual(tables.sort());
});
