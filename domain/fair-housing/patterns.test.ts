// Tests, by reading their sources, that the screens' patterns have only repetitions that no text
// can make slow.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
/**
 * A group repeated without limit: with a repetition inside, the number of ways to match grows
 * exponentially.
 */
const ENDLESS_GROUP = /\)(?:[*+]|\{\d+,\})/g;
/** A gap longer than a sentence: every start of a pattern would scan the whole text. */
const WIDE_GAP = /\.[*+]|\[\^[^\]]*\][*+]|\{\d*,(?:[4-9]\d\d|\d{4,})\}/g;

const offences = (source: string): string[] =>
  [...source.matchAll(ENDLESS_GROUP), ...source.matchAll(WIDE_GAP)].map((match) =>
    source.slice(Math.max(0, match.index - 30), match.index + 10),
  );

it.each(SOURCES)("%s repeats no group without limit and bounds every gap", (name) => {
  expect(offences(readFileSync(join(import.meta.dirname, name), "utf8"))).toEqual([]);
});

it("detects patterns that do", () => {
  for (const bad of ["/(?:a+)+b/", "/(\\w+ )*x/", "/(?:ab){2,}/", "/safe.*area/", "/no[^.]+kids/"])
    expect(offences(bad), bad).not.toEqual([]);
  for (const good of ["/(?: \\w+){0,4} x/", "/no[^.!?]{0,24}kids/", "/\\w+ly/"])
    expect(offences(good), good).toEqual([]);
});
