// The query of a list against its allow-list: what is taken, what is refused, and that no input
// throws.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CollectionRules, isCursorValue, planQuery, writeCursor } from "./plan-query.ts";

const RULES: CollectionRules = {
  fields: {
    id: { type: "uuid", operators: ["eq", "in"] },
    name: { type: "text", operators: ["eq", "ne"] },
    amount: { type: "integer", operators: ["eq", "lt", "gte"] },
    at: { type: "time", operators: ["lt", "gte"] },
    status: { type: "word", words: ["open", "shut"], operators: ["eq", "in"] },
  },
  orders: ["at", "name"],
};

const messagesOf = (where: string[]): string[] => {
  const planned = planQuery(RULES, { where });
  return planned.ok ? [] : planned.error.map((problem) => problem.message);
};

describe("planQuery", () => {
  it("reads conditions, order and limit, and has defaults", () => {
    expect(planQuery(RULES, {})).toEqual({
      ok: true,
      value: { conditions: [], order: { field: "at", descending: true }, limit: 50, after: null },
    });
    expect(
      planQuery(RULES, {
        where: ["status,in,open,shut", "name,eq,a,b"],
        order: "name",
        limit: 200,
      }),
    ).toEqual({
      ok: true,
      value: {
        conditions: [
          { field: "status", operator: "in", values: ["open", "shut"] },
          { field: "name", operator: "eq", values: ["a,b"] },
        ],
        order: { field: "name", descending: false },
        limit: 200,
        after: null,
      },
    });
  });

  it("says what is allowed instead", () => {
    expect(messagesOf(["phone,eq,1"])).toEqual(["Filter by one of id, name, amount, at, status."]);
    expect(messagesOf(["__proto__,eq,1"])).toEqual([
      "Filter by one of id, name, amount, at, status.",
    ]);
    expect(messagesOf(["amount,in,1"])).toEqual(["Compare amount by one of eq, lt, gte."]);
    expect(messagesOf(["amount"])).toEqual(["Write each condition as field,operator,value."]);
    expect(messagesOf(["status,eq,half"])).toEqual(["Send status as one of open, shut."]);
    expect(messagesOf(["at,lt,2026-02-31T00:00:00Z"])).toEqual([
      "Send at as a time, for example 2026-01-31T08:00:00Z.",
    ]);
    expect(messagesOf(["name,eq,a\0b"])).toEqual(["Send name as text of at most 200 characters."]);
    expect(messagesOf(["amount,eq,99999999999999999999"])).toEqual([
      "Send amount as a whole number.",
    ]);
    expect(messagesOf(Array.from({ length: 21 }, () => "amount,eq,1"))).toEqual([
      "Send at most 20 conditions.",
    ]);
  });

  it("takes a cursor for the order it was made for only", () => {
    const cursor = writeCursor(
      { field: "name", descending: false },
      "b",
      "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34",
    );
    expect(planQuery(RULES, { order: "name", cursor })).toMatchObject({
      ok: true,
      value: { after: { value: "b", id: "0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34" } },
    });
    expect(planQuery(RULES, { order: "-name", cursor }).ok).toBe(false);
    expect(planQuery(RULES, { cursor: "rubbish" }).ok).toBe(false);
  });

  it("answers any text with a plan or with problems", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .tuple(
          fc.constantFrom(...Object.keys(RULES.fields)),
          fc.constantFrom("eq", "in", "lt"),
          fc.string(),
        )
        .map((parts) => parts.join(",")),
    );
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        fc.option(fc.string(), { nil: undefined }),
        (where, cursor) => {
          const planned = planQuery(RULES, { where, ...(cursor === undefined ? {} : { cursor }) });
          if (!planned.ok) return planned.error.length > 0;
          return planned.value.conditions.every((condition) =>
            condition.values.every((value) => !value.includes("\0")),
          );
        },
      ),
    );
  });
});

describe("isCursorValue", () => {
  it("holds a cursor's value to its column's type", () => {
    expect(isCursorValue("time", "2026-01-31T08:00:00.123456Z")).toBe(true);
    expect(isCursorValue("time", "now")).toBe(false);
    expect(isCursorValue("integer", "1 or 1=1")).toBe(false);
    expect(isCursorValue("uuid", "'")).toBe(false);
  });
});
