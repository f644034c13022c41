// npm run contract:changes -- <git ref or file>: lists the changes in contract/openapi.json that
// break clients of an earlier version; without an argument, of the last tag, or else the last
// commit. Fails from version 1.0.0 on.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiDocument } from "./contract-changes/api-document.ts";
import { compareContracts } from "./contract-changes/compare-contracts.ts";

const ROOT = join(import.meta.dirname, "..");
const NAME = "contract/openapi.json";
const MOST_BYTES = 64 * 1024 * 1024;

function git(...args: readonly string[]): string {
  return execFileSync("git", args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function lastRelease(): string {
  try {
    return git("describe", "--tags", "--abbrev=0").trim();
  } catch {
    return "HEAD";
  }
}

/** Undefined if neither the file nor the commit exists. */
function readDocument(given: string): ApiDocument | undefined {
  if (existsSync(given)) return JSON.parse(readFileSync(given, "utf8"));
  let text: string;
  try {
    text = git("show", `${given}:${NAME}`);
  } catch {
    return undefined;
  }
  return JSON.parse(text);
}

const since = process.argv[2] ?? lastRelease();
const before = readDocument(since);
if (before === undefined) {
  process.stderr.write(`There is no file ${since}, and no commit of that name with ${NAME}.\n`);
  process.exit(2);
}
const now: ApiDocument = JSON.parse(readFileSync(join(ROOT, NAME), "utf8"));
const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);
const changes = compareContracts(before, now);
for (const change of changes) console.log(change);
const told = changes.length === 0 ? "Nothing breaks" : `${changes.length} changes break`;
console.log(`${told} a client of ${since}.`);
// Before the first release, compatibility is not promised.
if (changes.length > 0 && Number.parseInt(version, 10) >= 1) process.exitCode = 1;
