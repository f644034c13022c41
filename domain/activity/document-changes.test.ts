// Checks what is said to have changed between two documents.
import { expect, it } from "vitest";
import { documentChanges } from "./document-changes.ts";

it("names each changed member with both values, and nothing else", () => {
  const before = { a: 1, b: { c: 2, d: { e: "x", f: true } }, list: [1, 2], gone: 5, same: [1] };
  const after = {
    a: 1,
    b: { c: 3, d: { e: "x", f: false } },
    list: [2, 1],
    same: [1],
    fresh: null,
  };
  expect(documentChanges(before, after)).toEqual([
    { member: "/b/c", before: 2, after: 3 },
    { member: "/b/d/f", before: true, after: false },
    { member: "/list", before: [1, 2], after: [2, 1] },
    { member: "/fresh", before: undefined, after: null },
    { member: "/gone", before: 5, after: undefined },
  ]);
  expect(documentChanges(before, structuredClone(before))).toEqual([]);
});

it("takes the order of members for no change, and that of a list for one", () => {
  const before = { rules: [{ a: 1, b: { c: 2, d: 3 } }] };
  expect(documentChanges(before, { rules: [{ b: { d: 3, c: 2 }, a: 1 }] })).toEqual([]);
  expect(
    documentChanges({ list: [{ a: 1 }, { a: 2 }] }, { list: [{ a: 2 }, { a: 1 }] }),
  ).toHaveLength(1);
  expect(documentChanges({ list: [{ a: 1 }] }, { list: [{ b: 1 }] })).toHaveLength(1);
});

it("says that an object replaced a value, as a whole", () => {
  expect(documentChanges({ a: null }, { a: { b: 1 } })).toEqual([
    { member: "/a", before: null, after: { b: 1 } },
  ]);
});
