// Tests what the form of a rule shows, and what it makes of typed areas.
import { describe, expect, it } from "vitest";
import { readRule, typedMembers } from "./typed-rule.ts";

const SEATS = [
  { user_id: "a", name: "Ann" },
  { user_id: "b", name: "Bob" },
  { user_id: "c", name: "Cy" },
];
const RULE = {
  mode: "area" as const,
  members: [
    { user_id: "c", states: ["CA", "NV"], zip_prefixes: ["958"] },
    { user_id: "a", states: [], zip_prefixes: [] },
  ],
};

describe("the form of a rule", () => {
  it("lists its members in their order, then the others", () => {
    expect(typedMembers(RULE, SEATS).map(({ name, isIn }) => [name, isIn])).toEqual([
      ["Cy", true],
      ["Ann", true],
      ["Bob", false],
    ]);
  });

  it("gives back the rule that it shows", () => {
    expect(readRule("area", typedMembers(RULE, SEATS)).document).toEqual(RULE);
  });

  it("reads areas as people type them", () => {
    const [cy] = typedMembers(RULE, SEATS);
    if (cy === undefined) throw new Error("the rule has a member");
    const { document } = readRule("area", [{ ...cy, states: "nv ca;CA", zips: "958, 95838 958" }]);
    expect(document?.members).toEqual([
      { user_id: "c", states: ["CA", "NV"], zip_prefixes: ["958", "95838"] },
    ]);
  });

  it("names the first word that is no area, where areas count", () => {
    const [cy] = typedMembers(RULE, SEATS);
    if (cy === undefined) throw new Error("the rule has a member");
    const wrong = [{ ...cy, states: "CA, Calif", zips: "95" }];
    expect(readRule("area", wrong).wrong.get("c")).toEqual({ field: "states", word: "CALIF" });
    expect(readRule("area", [{ ...cy, zips: "95" }]).wrong.get("c")).toEqual({
      field: "zips",
      word: "95",
    });
    expect(readRule("area", wrong).document).toBeNull();
    expect(readRule("round_robin", wrong).document).not.toBeNull();
  });

  it("needs a member, but not by hand", () => {
    expect(readRule("round_robin", []).isEmpty).toBe(true);
    expect(readRule("manual", [])).toMatchObject({ isEmpty: false, document: { mode: "manual" } });
  });
});
