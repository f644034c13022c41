// That no text can make the screens slow: which repetitions their patterns may hold, read from
// their sources.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
/**
 * A group that is repeated without end: with a repetition inside, one text can be read in ever more
 * ways.
 */
const ENDLESS_GROUP = /\)(?:[*+]|\{\d+,\})/g;
/**
 * More than a few words or a sentence in between: every start of a pattern would walk through the
 * whole text.
 */
const WIDE_GAP = /\.[*+]|\[\^[^\]]*\][*+]|\{\d*,(?:[4-9]\d\d|\d{4,})\}/g;

const offences = (source: string): string[] =>
  [...source.matchAll(ENDLESS_GROUP), ...source.matchAll(WIDE_GAP)].map((match) =>
    source.slice(Math.max(0, match.index - 30), match.index + 10),
  );

it.each(SOURCES)("%s repeats no group without end and bounds every gap", (name) => {
  expect(offences(readFileSync(join(import.meta.dirname, name), "utf8"))).toEqual([]);
});

it("would see patterns that do", () => {
  for (const bad of ["/(?:a+)+b/", "/(\\w+ )*x/", "/(?:ab){2,}/", "/safe.*area/", "/no[^.]+kids/"])
    expect(offences(bad), bad).not.toEqual([]);
  for (const good of ["/(?: \\w+){0,4} x/", "/no[^.!?]{0,24}kids/", "/\\w+ly/"])
    expect(offences(good), good).toEqual([]);
});
