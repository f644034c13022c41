// Tests which words of a question about figures count as not understood.
import { describe, expect, it } from "vitest";
import { leftOverOf } from "./left-over.ts";

describe("the words that are left over", () => {
  it.each<["en" | "es", string, readonly string[], boolean]>([
    ["en", "how many leads did I sell last week in Texas", [], false],
    ["en", "what's my spend over the last 7 days?", [], false],
    ["en", "which campaign was the most expensive this month", [], false],
    ["en", "how many leads did plumbers buy last week", ["plumbers"], false],
    ["en", "leads sold 2 weeks ago", ["2", "ago"], false],
    ["en", "what did I spend on March 3", ["march", "3"], true],
    ["es", "¿cuántos leads vendí la semana pasada?", [], false],
    ["es", "cuánto gasté con los plomeros ayer", ["plomeros"], false],
  ])("in %s of “%s”", (language, said, words, isMost) => {
    expect(leftOverOf(said, language)).toMatchObject({ words, isMost });
  });

  it("are not those of a place, which is answered otherwise", () => {
    expect(leftOverOf("leads sold in Tampa today", "en", new Set(["tampa"])).words).toEqual([]);
  });
});
