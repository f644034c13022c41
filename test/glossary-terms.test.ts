// Tests that the terms which the screens explain are the glossary's, in every language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TERM_TEXTS } from "../locales/catalogues/terms.ts";
import { ROOT } from "./support/server-process.ts";

const MOST_SENTENCES = 2;
const words = new Set(
  readFileSync(join(ROOT, "docs/glossary.md"), "utf8")
    .split("\n")
    .map((line) => line.split("|")[1]?.trim()),
);

it.each(Object.keys(TERM_TEXTS.en))("has %s in the glossary", (term) => {
  expect(words).toContain(term);
});

it.each(Object.entries(TERM_TEXTS))("explains each term shortly in %s", (_, terms) => {
  for (const { name, meaning } of Object.values(terms)) {
    expect(meaning.split(". ").length, name).toBeLessThanOrEqual(MOST_SENTENCES);
    expect(meaning, name).not.toBe("");
  }
});
