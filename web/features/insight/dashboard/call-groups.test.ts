// Tests the groups of the leads to call.
import { describe, expect, it } from "vitest";
import type { Called, Calling } from "../../marketplace/work/index.ts";
import type { Sale } from "./call-cells.tsx";
import { groupCalls, queueOf } from "./call-groups.ts";

function sale(id: string, state: string, outcome: string, callback: string | null = null): Sale {
  const sold = { progress: { outcome }, callback_at: callback };
  return { id, lead: { state, time_zone: null, sale: sold } } as never;
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

  it("are first those whose call-back is due, whatever their outcome and hours", () => {
    const due = sale("x", "FL", "contacted", "2026-11-20T18:00:00Z");
    expect(shown([...SALES, due], callingIn)[0]).toEqual(["due", "x"]);
  });
});

describe("the queue", () => {
  const now = Date.parse("2026-11-20T18:00:00Z");
  const due = sale("x", "FL", "attempted", "2026-11-20T18:00:00Z");
  const later = sale("y", "FL", "attempted", "2026-11-20T18:00:01Z");

  it("leaves out leads that are called back later, and lists each lead once", () => {
    const ids = queueOf([due, later, ...SALES, due], now).map(({ id }) => id);
    expect(ids.join("")).toBe("xabcde");
  });
});
