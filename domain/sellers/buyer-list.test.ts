import { describe, expect, it } from "vitest";
import { buyerListVersions, buyersListedAt } from "./buyer-list.ts";

const period = (name: string, fromMs: number, untilMs: number | null, isListed = true) => ({
  name,
  key: name.toLowerCase(),
  isListed,
  fromMs,
  untilMs,
});

describe("the buyer list", () => {
  const PERIODS = [
    period("Oak", 100, null),
    period("Elm", 100, 200),
    // Suspended and reinstated: the name began again.
    period("Elm", 300, null),
    period("Ash", 150, null, false),
    // Approved and ended at once: it never stood.
    period("Fir", 250, 250),
  ];

  it("has a version for each change of a listed name", () => {
    expect(buyerListVersions(PERIODS)).toEqual([
      { version: 1, fromMs: 100, untilMs: 200 },
      { version: 2, fromMs: 200, untilMs: 300 },
      { version: 3, fromMs: 300, untilMs: null },
    ]);
    expect(buyerListVersions([])).toEqual([]);
  });

  it.each([
    [99, []],
    [100, ["Elm 100", "Oak 100"]],
    [200, ["Oak 100"]],
    [299, ["Oak 100"]],
    [300, ["Elm 300", "Oak 100"]],
  ])("names at %i the companies that stood then", (atMs, expected) => {
    expect(buyersListedAt(PERIODS, atMs).map(({ name, sinceMs }) => `${name} ${sinceMs}`)).toEqual(
      expected,
    );
  });

  it("counts from the first of periods without a gap", () => {
    const periods = [period("Elm", 100, 200), period("Elm", 200, 300), period("Elm", 300, null)];
    expect(buyersListedAt(periods, 400)).toEqual([{ name: "Elm", sinceMs: 100 }]);
  });
});
