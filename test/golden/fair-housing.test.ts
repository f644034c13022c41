// What is asked and what would be said against what must come of it: every entry of both sets, in
// both languages, with no exception.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { screenQuestion } from "../../domain/fair-housing/screen-question.ts";
import { screenText } from "../../domain/fair-housing/screen-text.ts";

interface Golden {
  readonly id: string;
  readonly language: "en" | "es";
  readonly where: "question" | "text";
  readonly said: string;
  readonly expect: "neutral" | "no_advice" | "pass" | "block";
  readonly about: string;
}

type Screens = Readonly<Record<Golden["where"], (said: string) => string>>;

/**
 * Each by an author of its own: what one of them did not think of, the other may. The figure is how
 * many entries are in it at least.
 */
const SETS = [
  ["fair-housing", 300],
  ["fair-housing-2", 240],
] as const;
const setOf = (name: string): readonly Golden[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
const SCREENS: Screens = { question: screenQuestion, text: (said) => screenText(said).verdict };

/** A line for each entry that the screens read otherwise. */
function wrongOf(set: readonly Golden[], screens: Screens): string[] {
  return set.flatMap(({ id, where, said, about, expect: wanted }) => {
    const got = screens[where](said);
    return got === wanted ? [] : [`${id} (${about}) "${said}": ${wanted}, screened as ${got}`];
  });
}

const GROUPS = [
  ["question", "neutral"],
  ["question", "no_advice"],
  ["question", "pass"],
  ["text", "block"],
  ["text", "pass"],
] as const;

describe.each(SETS)("the golden set %s", (name, least) => {
  const set = setOf(name);

  it.each(
    GROUPS.flatMap(([where, wanted]) =>
      (["en", "es"] as const).map((language) => [where, wanted, language] as const),
    ),
  )("%s that is to be %s, in %s", (where, wanted, language) => {
    const group = set.filter(
      (golden) =>
        golden.where === where && golden.expect === wanted && golden.language === language,
    );
    const wrong = wrongOf(group, SCREENS);
    console.log(
      `${name}, ${where} ${wanted} in ${language}: ${group.length - wrong.length} of ` +
        `${group.length}`,
    );
    expect(group.length).toBeGreaterThan(0);
    expect(wrong, wrong.join("\n")).toEqual([]);
  });

  it("is all read by these groups", () => {
    expect(set.length).toBeGreaterThanOrEqual(least);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
    expect(
      set.filter(
        (golden) =>
          !GROUPS.some(([where, wanted]) => golden.where === where && golden.expect === wanted),
      ),
    ).toEqual([]);
  });

  it("would find out a screen that lets everything pass, and one that lets nothing", () => {
    expect(wrongOf(set, { question: () => "pass", text: () => "pass" }).length).toBeGreaterThan(
      100,
    );
    expect(wrongOf(set, { question: () => "neutral", text: () => "block" }).length).toBeGreaterThan(
      100,
    );
  });
});
