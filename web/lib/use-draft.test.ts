// Tests which members of a form count as changed, and which stay typed after a save.
import { describe, expect, it } from "vitest";
import { changesOf, typedSince } from "./use-draft.ts";

describe("changed members", () => {
  it("are those whose values differ, however deeply nested", () => {
    const saved = { name: "A", rules: [{ state: "CA", days: [1, 2] }], cap: null as number | null };
    expect(changesOf(saved, { ...saved, rules: [{ state: "CA", days: [1, 2] }] })).toEqual({});
    const rules = [{ state: "CA", days: [1] }];
    expect(changesOf(saved, { name: "A", rules, cap: 3 })).toEqual({ rules, cap: 3 });
  });
});

describe("after a save", () => {
  it("nothing stays of what was sent, and all of what was typed since", () => {
    const sent: Partial<{ name: string; note: string; cap: number }> = {
      name: "Sent",
      note: "Sent",
    };
    expect(typedSince(sent, sent)).toEqual({});
    expect(typedSince({ name: "Typed since", note: "Sent", cap: 2 }, sent)).toEqual({
      name: "Typed since",
      cap: 2,
    });
  });

  it("a member that was emptied since stays empty", () => {
    expect(typedSince({ name: "" }, { name: "Sent" })).toEqual({ name: "" });
  });
});
