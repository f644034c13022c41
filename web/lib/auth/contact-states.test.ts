// Tests that no screen keeps contact data in a state that outlives the session.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const HOLDS_CONTACT = /useState<[^>]*\b(?:Contact|Lead|Bought|BoughtMany|Sale)\b/u;
const ROOT = new URL("../../../", import.meta.url).pathname;

it("finds contact data only in states that end with the session", () => {
  const files = execFileSync("git", ["ls-files", "web/features"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/u.test(file));
  const found = files.filter((file) => HOLDS_CONTACT.test(readFileSync(`${ROOT}${file}`, "utf8")));
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it("finds a planted one", () => {
  expect(HOLDS_CONTACT.test("useState<Contact | null>(null)")).toBe(true);
  expect(HOLDS_CONTACT.test("useUntilSessionEnds<Contact | null>(null)")).toBe(false);
});
