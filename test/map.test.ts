// ARCHITECTURE.md lists the rooms that are really there, and stays short.
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

/** The rooms that the map's paragraph of a folder names, each at the start of its item. */
function roomsOf(folder: string): string[] {
  const [, paragraph = ""] =
    new RegExp(`^\\*\\*${folder}/\\*\\* — ([\\s\\S]*?)\\n\\n`, "m").exec(MAP) ?? [];
  return paragraph
    .split("·")
    .map((item) => /^\s*`([\w-]+)`/.exec(item)?.[1] ?? `not a room: ${item}`);
}

/** What the map leaves out, and what it names that is not there. */
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

  it.each(LISTED)("names every room of %s", (folder) => {
    expect(differences(roomsOf(folder), listFolders(folder))).toEqual([]);
  });

  it("would miss a planted room, and one that is gone", () => {
    const rooms = roomsOf("domain");
    expect(differences(rooms, [...rooms, "planted"])).toEqual(["planted is not on the map"]);
    expect(differences(rooms, rooms.slice(1))).toEqual([`${rooms[0]} is not there`]);
  });

  it("names every area of the server, and every floor", () => {
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

it.each(TEXTS)("the links of %s lead to files that are there", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
  expect(targets.filter((target) => !existsSync(join(ROOT, dirname(path), target)))).toEqual([]);
});
