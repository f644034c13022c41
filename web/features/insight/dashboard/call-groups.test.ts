// Tests the groups of the leads to call.
import { describe, expect, it } from "vitest";
import type { Called, Calling } from "../../marketplace/work/index.ts";
import type { Sale } from "./call-cells.tsx";
import { groupCalls, queueOf } from "./call-groups.ts";

function sale(id: string, state: string, outcome: string, callback: string | null = null): Sale {
  const sold = { progress: { outcome }, callback_at: callback };
  return { id, lead: { state, time_zone: null, sale: sold, no_contact_since: null } } as never;
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

it("the queue leaves out persons who must not be contacted", () => {
  const [asked] = SALES.map(({ id, lead }) => ({
    id,
    lead: { ...lead, no_contact_since: "2026-11-20T18:00:00Z" },
  }));
  expect(queueOf([asked as Sale, ...SALES.slice(1)], 0).map(({ id }) => id)).not.toContain("a");
});

describe("the change of a group's calling hours", () => {
  const opens = Date.parse("2026-11-20T16:00:00Z");
  const closedUntil = (changesAtMs: number) => () =>
    ({ momentAt: () => ({ isWithin: false, changesAtMs, today: null }) }) as never;
  const inZone = (id: string, zone: string | null) => {
    const one = sale(id, "CA", "new");
    return { ...one, lead: { ...one.lead, time_zone: zone } } as Sale;
  };
  const changeOf = (sales: readonly Sale[]) =>
    groupCalls(sales, closedUntil(opens), 0)[0]?.changesAtMinute;

  it("is said on the leads' clock, where all agree", () => {
    const zone = "America/Los_Angeles";
    expect(changeOf([inZone("a", zone), inZone("b", zone)])).toBe(8 * 60);
  });

  it("is not said where the leads differ, or the zone of one is unknown", () => {
    const pacific = inZone("a", "America/Los_Angeles");
    expect(changeOf([pacific, inZone("b", "America/New_York")])).toBeNull();
    expect(changeOf([pacific, inZone("b", null)])).toBeNull();
  });
});
