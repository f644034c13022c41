// Tests that ARCHITECTURE.md lists the existing folders, and stays short.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/server-process.ts";

const MOST_LINES = 150;
const MAP = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
const LISTED = ["domain", "server", "server/platform", "web"];

const listFolders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders that the map's paragraph about a folder names, each at the start of its item. */
function roomsOf(folder: string): string[] {
  const [, paragraph = ""] =
    new RegExp(`^\\*\\*${folder}/\\*\\* — ([\\s\\S]*?)\\n\\n`, "m").exec(MAP) ?? [];
  return paragraph
    .split("·")
    .map((item) => /^\s*`([\w-]+)`/.exec(item)?.[1] ?? `not a room: ${item}`);
}

/** Folders that the map leaves out, and named ones that do not exist. */
function differences(named: readonly string[], folders: readonly string[]): string[] {
  return [
    ...folders.filter((name) => !named.includes(name)).map((name) => `${name} is not on the map`),
    ...named.filter((name) => !folders.includes(name)).map((name) => `${name} is not there`),
  ];
}

describe("the map", () => {
  it("is short", () => {
    expect(MAP.split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(LISTED)("names every folder of %s", (folder) => {
    expect(differences(roomsOf(folder), listFolders(folder))).toEqual([]);
  });

  it("reports a planted folder and a removed one", () => {
    const rooms = roomsOf("domain");
    expect(differences(rooms, [...rooms, "planted"])).toEqual(["planted is not on the map"]);
    expect(differences(rooms, rooms.slice(1))).toEqual([`${rooms[0]} is not there`]);
  });

  it("names every area of the server, and every top-level folder", () => {
    for (const area of listFolders("server/modules"))
      expect(MAP).toContain(`(server/modules/${area}/README.md)`);
    const floors = [...MAP.matchAll(/^(\w+)\/ +\S/gm)].map(([, name = ""]) => name);
    const rooms = listFolders(".").filter(
      (name) =>
        !name.startsWith(".") && !["node_modules", "dist", "data", "coverage"].includes(name),
    );
    expect(floors.toSorted()).toEqual(rooms.toSorted());
  });
});

const TEXTS = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]
  .concat(listFolders("server/modules").map((area) => `server/modules/${area}/README.md`))
  .concat(
    existsSync(join(ROOT, "docs/recipes"))
      ? readdirSync(join(ROOT, "docs/recipes")).map((name) => `docs/recipes/${name}`)
      : [],
  );

it.each(TEXTS)("the links of %s lead to existing files", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
  expect(targets.filter((target) => !existsSync(join(ROOT, dirname(path), target)))).toEqual([]);
});
