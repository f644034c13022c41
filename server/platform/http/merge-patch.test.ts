// The examples of RFC 7396, appendix A, and what must not be reachable through a patch.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMergePatch } from "./merge-patch.ts";

const EXAMPLES: readonly (readonly [document: unknown, patch: unknown, result: unknown])[] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("applyMergePatch", () => {
  it.each(EXAMPLES)("%j patched by %j is %j", (document, patch, result) => {
    expect(applyMergePatch(document, patch)).toEqual(result);
  });

  it("leaves its arguments and every prototype alone", () => {
    const document = { a: { b: 1 } };
    applyMergePatch(document, JSON.parse('{"__proto__": {"polluted": true}, "a": {"b": 2}}'));
    expect(document).toEqual({ a: { b: 1 } });
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("does the same again when it is applied twice", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (document, patch) => {
        const once = applyMergePatch(document, patch);
        expect(applyMergePatch(once, patch)).toEqual(once);
      }),
    );
  });
});
