// Tests who receives a new lead of a team: turns, areas, members who left, and wrong rules.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AssignedMember,
  type AssignmentMode,
  type Turns,
  assigneeFor,
  ruleProblems,
  turnsAfterChange,
} from "./assignment-rule.ts";

const member = (
  userId: string,
  states: readonly string[] = [],
  zipPrefixes: readonly string[] = [],
): AssignedMember => ({ userId, states, zipPrefixes });
const SACRAMENTO = { state: "CA", zipCode: "95838" };
const everyone = (members: readonly AssignedMember[]) =>
  new Set(members.map(({ userId }) => userId));

/** Who receives leads at these places, one after the other. */
function chosen(
  mode: AssignmentMode,
  members: readonly AssignedMember[],
  places: readonly { readonly state: string | null; readonly zipCode: string | null }[],
): string {
  let turns: Turns = {};
  return places
    .map((place) => {
      const next = assigneeFor({ mode, members }, place, turns, everyone(members));
      turns = next?.turns ?? turns;
      return next?.userId ?? "-";
    })
    .join("");
}

describe("in turn", () => {
  it("goes around in the order of the members", () => {
    const members = [member("a"), member("b"), member("c")];
    expect(chosen("round_robin", members, Array(7).fill(SACRAMENTO))).toBe("abcabca");
  });

  it("gives no member two leads more than another, whatever the areas say", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 60 }),
        (size, leads) => {
          const members = Array.from({ length: size }, (_, index) => member(String(index), ["TX"]));
          const all = chosen("round_robin", members, Array(leads).fill(SACRAMENTO));
          const counts = members.map(({ userId }) => all.split(userId).length - 1);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it("passes over members who left", () => {
    const members = [member("a"), member("b")];
    expect(
      assigneeFor({ mode: "round_robin", members }, SACRAMENTO, {}, new Set(["b"]))?.userId,
    ).toBe("b");
    expect(assigneeFor({ mode: "round_robin", members }, SACRAMENTO, {}, new Set())).toBeNull();
  });

  it("lets a new member begin with the others", () => {
    const rule = { mode: "round_robin", members: [member("a"), member("new")] } as const;
    const turns = turnsAfterChange({ a: 500, gone: 3 }, rule);
    expect(turns).toEqual({ a: 0, new: 0 });
  });
});

describe("by area", () => {
  const members = [
    member("c", ["CA"]),
    member("z", [], ["958"]),
    member("y", [], ["95838", "100"]),
    member("e"),
  ];

  it("prefers the longest ZIP, then the state, then members without an area", () => {
    expect(
      chosen("area", members, [
        SACRAMENTO,
        { state: "CA", zipCode: "95814" },
        { state: "CA", zipCode: "90001" },
        { state: "CA", zipCode: null },
        { state: "TX", zipCode: "75001" },
        { state: null, zipCode: null },
      ]),
    ).toBe("yzccee");
  });

  it("names no one where no member fits", () => {
    expect(chosen("area", members.slice(0, 2), [{ state: "TX", zipCode: "75001" }])).toBe("-");
  });

  it("takes turns among those of one area", () => {
    const two = [member("a", ["CA"]), member("b", ["CA", "TX"])];
    expect(chosen("area", two, Array(4).fill(SACRAMENTO))).toBe("abab");
  });
});

it("names no one by hand", () => {
  expect(chosen("manual", [member("a")], [SACRAMENTO])).toBe("-");
});

it("finds strangers, members named twice, and areas that do not exist", () => {
  const members = [
    member("a", ["CA", "ZZ"]),
    member("a", [], ["95"]),
    member("x", [], ["9583a", "123456"]),
  ];
  expect(ruleProblems({ mode: "area", members }, new Set(["a"]))).toEqual([
    { index: 0, field: "states", problem: "unknown" },
    { index: 1, field: "userId", problem: "twice" },
    { index: 1, field: "zipPrefixes", problem: "unknown" },
    { index: 2, field: "userId", problem: "unknown" },
    { index: 2, field: "zipPrefixes", problem: "unknown" },
  ]);
});
