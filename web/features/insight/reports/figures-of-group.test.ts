// Tests the figures computed from a group's, and the sum of several groups.
import { describe, expect, test } from "vitest";
import { averagePrice, sumOf } from "./figures-of-group.ts";
import type { GroupFigures } from "./reports.ts";

const NONE: GroupFigures = {
  leads: null,
  accepted: null,
  sold: null,
  sales: null,
  returned: null,
  returned_basis_points: null,
  spend_cents: null,
  earned_cents: null,
  revenue_cents: null,
  contacted: null,
  appointments: null,
  won: null,
};
const bought = (sales: number, returned: number, spend: number): GroupFigures => ({
  ...NONE,
  sales,
  returned,
  spend_cents: spend,
});

describe("figures of a group", () => {
  test("the average price covers only leads that were not returned", () => {
    expect(averagePrice(bought(10, 2, 80_000))).toBe(10_000);
    expect(averagePrice(bought(2, 2, 0))).toBeNull();
  });
});

describe("the sum of groups", () => {
  test("adds counts and money, and recomputes the shares", () => {
    expect(sumOf([bought(30, 3, 100), bought(10, 0, 50)])).toEqual({
      ...NONE,
      sales: 40,
      returned: 3,
      returned_basis_points: 750,
      spend_cents: 150,
    });
  });

  test("a figure that one group lacks is null in the sum", () => {
    expect(sumOf([bought(1, 0, 100), NONE]).spend_cents).toBeNull();
  });
});
