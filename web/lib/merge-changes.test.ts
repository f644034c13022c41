// Tests what a save makes of a document that another person changed meanwhile.
import { expect, it } from "vitest";
import { ApiError } from "./api/problem.ts";
import { mergeChanges } from "./merge-changes.ts";

const before = {
  days: 7,
  prices: { seller: { hot: 100, warm: 50 }, buyer: { hot: 60 } },
  steps: [{ hours: 24 }],
};

it.each([
  ["another member", { ...before, days: 9 }, { ...before, steps: [] }, { days: 9, steps: [] }],
  [
    "another member of the same object",
    { ...before, prices: { ...before.prices, buyer: { hot: 61 } } },
    { ...before, prices: { ...before.prices, seller: { hot: 101, warm: 50 } } },
    { prices: { seller: { hot: 101, warm: 50 }, buyer: { hot: 61 } } },
  ],
  ["the same value alike", { ...before, days: 9 }, { ...before, days: 9 }, { days: 9 }],
  ["something, where the person changed nothing", before, { ...before, days: 3 }, { days: 3 }],
])("keeps both changes where the other changed %s", (_, after, now, merged) => {
  expect(mergeChanges(before, after, now)).toEqual({ ...before, ...merged });
});

it("adds and removes members", () => {
  const texts = { en: "Hello", es: "Hola" };
  const after: Partial<typeof texts> & { fr?: string } = { en: "Hello", fr: "Bonjour" };
  expect(mergeChanges<typeof after>(texts, after, { ...texts, en: "Hi" })).toEqual({
    en: "Hi",
    fr: "Bonjour",
  });
});

it.each([
  ["a value", { ...before, days: 9 }, { ...before, days: 8 }],
  ["a list", { ...before, steps: [] }, { ...before, steps: [{ hours: 24 }, { hours: 48 }] }],
])("refuses where both changed %s differently", (_, after, now) => {
  expect(() => mergeChanges(before, after, now)).toThrow(ApiError);
  expect(() => mergeChanges(before, after, now)).toThrow(
    expect.objectContaining({ code: "edited_meanwhile" }),
  );
});
