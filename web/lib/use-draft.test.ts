// Tests which members of a form follow what is saved, which count as changed, and which stay typed
// after a save.
import { describe, expect, it } from "vitest";
import { type Typed, changesOf, over, typedSince, withTyped } from "./use-draft.ts";

interface Values {
  readonly name: string;
  readonly note: string;
}

const NOTHING: Typed<Values> = { base: {}, values: {} };
const saved: Values = { name: "A", note: "" };
const type = (part: Partial<Values>, before = NOTHING, now = saved): Typed<Values> =>
  withTyped(before, now, part);

describe("changed members", () => {
  it("are those whose values differ, however deeply nested", () => {
    const document = { name: "A", rules: [{ state: "CA", days: [1, 2] }], cap: null as null | 3 };
    const same = { ...document, rules: [{ state: "CA", days: [1, 2] }] };
    expect(changesOf(document, same)).toEqual({});
    const rules = [{ state: "CA", days: [1] }];
    expect(changesOf(document, { name: "A", rules, cap: 3 })).toEqual({ rules, cap: 3 });
  });
});

describe("while a form is open", () => {
  it("typed members stay, and the others follow what is saved", () => {
    const shown = over({ name: "B", note: "Theirs" }, type({ name: "Mine" }));
    expect(shown.values).toEqual({ name: "Mine", note: "Theirs" });
  });

  it("the base of a typed member is what was saved when it was typed first", () => {
    const twice = type({ name: "Mine too" }, type({ name: "Mine" }), { name: "B", note: "" });
    expect(over({ name: "C", note: "D" }, twice).base).toEqual({ name: "A", note: "D" });
  });

  it("a member that was typed back follows what is saved again", () => {
    const back = type({ name: "A" }, type({ name: "Mine" }));
    expect(over({ name: "B", note: "" }, back).values.name).toBe("B");
  });
});

describe("after a save", () => {
  it("nothing stays of what was sent, and all of what was typed since", () => {
    const sent = type({ name: "Sent", note: "Sent" });
    expect(typedSince(sent, sent)).toEqual(NOTHING);
    const since = typedSince(type({ name: "Typed since" }, sent), sent);
    expect(over({ name: "Sent", note: "Sent" }, since)).toEqual({
      values: { name: "Typed since", note: "Sent" },
      base: { name: "Sent", note: "Sent" },
    });
  });

  it.each(["A", ""])("a member that was sent and typed back to %j since is that", (name) => {
    const before = { name, note: "" };
    const sent = withTyped(NOTHING, before, { name: "Sent" });
    const since = typedSince(withTyped(sent, before, { name }), sent);
    expect(over({ name: "Sent", note: "" }, since).values.name).toBe(name);
  });
});
