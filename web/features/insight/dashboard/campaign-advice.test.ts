// Tests the advice from a campaign's figures, and the order from weakest to strongest.
import { describe, expect, it } from "vitest";
import type { GroupFigures } from "../reports/index.ts";
import { adviceOf, weakestFirst } from "./campaign-advice.ts";

const figures = (sales: number, more: Partial<GroupFigures> = {}): GroupFigures => ({
  leads: null,
  accepted: null,
  sold: null,
  sales,
  returned: 0,
  returned_basis_points: sales === 0 ? null : 0,
  spend_cents: sales * 5_000,
  earned_cents: null,
  revenue_cents: null,
  contacted: 0,
  appointments: 0,
  won: 0,
  ...more,
});
const advice = (current: GroupFigures, previous: GroupFigures = figures(20)) =>
  adviceOf({ current, previous }, "active");

describe("advice", () => {
  it("names the one thing that stands out", () => {
    expect(advice(figures(0))).toBe("nothing");
    expect(advice(figures(20, { returned: 2, returned_basis_points: 1_000 }))).toBe("returned");
    expect(advice(figures(13))).toBe("fewer");
    expect(advice(figures(20, { spend_cents: 20 * 6_000 }))).toBe("dearer");
    expect(advice(figures(19))).toBe("steady");
    expect(adviceOf({ current: figures(0), previous: figures(20) }, "paused")).toBe("paused");
  });

  it("reports doubled returns, unless there are only a few", () => {
    const before = figures(100, { returned: 3, returned_basis_points: 300 });
    expect(advice(figures(100, { returned: 6, returned_basis_points: 600 }), before)).toBe(
      "returned",
    );
    expect(
      advice(
        figures(50, { returned: 4, returned_basis_points: 800 }),
        figures(60, { returned: 1, returned_basis_points: 167 }),
      ),
    ).toBe("steady");
  });

  it("ignores shares and changes of a few sales", () => {
    expect(advice(figures(9, { returned: 1, returned_basis_points: 1_111 }), figures(9))).toBe(
      "steady",
    );
    expect(advice(figures(2), figures(9))).toBe("steady");
  });
});

it("lists the weakest first, includes campaigns without a sale, and omits archived ones", () => {
  const campaigns = [
    { id: "a", name: "Steady", status: "active" },
    { id: "b", name: "Silent", status: "active" },
    { id: "c", name: "Paused", status: "paused" },
  ] as const;
  const groups = [
    { id: "a", name: "Steady", current: figures(20), previous: figures(20) },
    { id: "gone", name: "Archived since", current: figures(3), previous: figures(0) },
  ];
  expect(weakestFirst(campaigns, groups).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});
