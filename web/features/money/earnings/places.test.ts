// Tests the leaderboard: the order by each rank, and the place in the previous period.
import { describe, expect, test } from "vitest";
import type { Group, GroupFigures } from "../../insight/reports/index.ts";
import { placesOf } from "./places.ts";

function figures(
  sales: number,
  spend: number,
  revenue: number,
  returned: number | null,
): GroupFigures {
  return {
    leads: null,
    accepted: null,
    sold: null,
    sales,
    returned: null,
    returned_basis_points: returned,
    spend_cents: spend,
    earned_cents: spend - revenue,
    revenue_cents: revenue,
    contacted: null,
    appointments: null,
    won: null,
  };
}
const group = (id: string, current: GroupFigures, previous: GroupFigures): Group => ({
  id,
  name: id,
  current,
  previous,
});

const NOTHING = figures(0, 0, 0, null);
const GROUPS = [
  group("wide", figures(10, 1_000, 250, 500), figures(8, 700, 200, 100)),
  group("thin", figures(9, 900, 270, 0), figures(9, 800, 240, 300)),
  group("fresh", figures(1, 100, 40, 0), NOTHING),
  group("gone", NOTHING, figures(5, 600, 150, 0)),
];
const shown = (rank: Parameters<typeof placesOf>[1]) =>
  placesOf(GROUPS, rank).map(({ id, place, before }) => [id, place, before]);

describe("places of a leaderboard", () => {
  test("by volume, with the previous place (null if new), and without a sale last", () => {
    expect(shown("volume")).toEqual([
      ["wide", 1, 2],
      ["thin", 2, 1],
      ["fresh", 3, null],
      ["gone", 4, 3],
    ]);
  });

  test("by margin", () => {
    expect(shown("margin").map(([id]) => id)).toEqual(["fresh", "thin", "wide", "gone"]);
  });

  test("by fewest returns, and by volume where two are equal", () => {
    expect(shown("returned").map(([id]) => id)).toEqual(["thin", "fresh", "wide", "gone"]);
  });
});
