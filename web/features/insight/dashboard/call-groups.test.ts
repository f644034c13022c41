// Tests the groups of the leads to call.
import { describe, expect, it } from "vitest";
import type { Called, Calling } from "../../marketplace/work/index.ts";
import type { Sale } from "./call-cells.tsx";
import { groupCalls } from "./call-groups.ts";

function sale(id: string, state: string, outcome: string): Sale {
  return { id, lead: { state, time_zone: null, sale: { progress: { outcome } } } } as never;
}
/** Calling hours are open in California only. */
function callingIn({ state }: Called): Calling {
  return {
    momentAt: () => ({ isWithin: state === "CA", changesAtMs: null, today: null }),
  } as never;
}
const SALES = [
  sale("a", "FL", "new"),
  sale("b", "CA", "attempted"),
  sale("c", "CA", "new"),
  sale("d", "FL", "attempted"),
  sale("e", "CA", "new"),
];
const shown = (sales: readonly Sale[], callingOf: typeof callingIn | null) =>
  groupCalls(sales, callingOf, 0).map(({ name, sales: found }) => [
    name,
    found.map(({ id }) => id).join(""),
  ]);

describe("the leads to call", () => {
  it("are first those within calling hours, in the order of the queue", () => {
    expect(shown(SALES, callingIn)).toEqual([
      ["within", "ce"],
      ["unanswered", "bd"],
      ["outside", "a"],
    ]);
  });

  it("have no empty group", () => {
    expect(shown(SALES.slice(0, 1), callingIn)).toEqual([["outside", "a"]]);
    expect(shown([], callingIn)).toEqual([]);
  });

  it("count as within until the calling hours are known", () => {
    expect(shown(SALES, null)).toEqual([
      ["within", "ace"],
      ["unanswered", "bd"],
    ]);
  });
});
