// Tests the plan of an import over the days of its source: by the end of each consent, against a
// search through all plans, and for a large file.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CONSENT_AGE_MS } from "../lead/consent-age.ts";
import { DAY_MS } from "../time.ts";
import { type PacedRow, paceRows } from "./pace-rows.ts";

const NOW_MS = Date.parse("2026-11-25T12:00:00Z");
/** A row whose consent lasts this many more days. */
const lasting = (index: number, days: number): PacedRow => ({
  index,
  givenAtMs: NOW_MS - MAX_CONSENT_AGE_MS + days * DAY_MS,
});

describe("the pace of an import", () => {
  it("takes the rows first whose consent ends first", () => {
    const rows = [lasting(0, 80), lasting(1, 1.5), lasting(2, 3)];
    expect(paceRows(rows, { cap: 1, left: 1 }, NOW_MS)).toEqual({
      order: [1, 2, 0],
      late: [],
      days: 3,
      lastDay: 2,
    });
  });

  it("names the rows whose consent ends before there is room for them", () => {
    const rows = [lasting(0, 0.5), lasting(1, 0.6), lasting(2, 40)];
    expect(paceRows(rows, { cap: 1, left: 1 }, NOW_MS)).toMatchObject({ order: [0, 2], late: [1] });
    // Without room today, both of the short ones are late.
    expect(paceRows(rows, { cap: 1, left: 0 }, NOW_MS)).toEqual({
      order: [2],
      late: [0, 1],
      days: 1,
      lastDay: 1,
    });
  });

  it("takes what is left of today first", () => {
    const rows = Array.from({ length: 25 }, (_, index) => lasting(index, 60));
    expect(paceRows(rows, { cap: 10, left: 4 }, NOW_MS)).toMatchObject({ days: 4, lastDay: 3 });
  });

  it("spreads 100,000 rows of one consent over its 90 days, and names the others", () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => lasting(index, 90));
    const { order, late, days } = paceRows(rows, { cap: 50, left: 50 }, NOW_MS);
    expect([order.length, late.length, days]).toEqual([90 * 50, 100_000 - 90 * 50, 90]);
  });

  it("takes as many rows as any plan can", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 7 }),
        fc.integer({ min: 1, max: 3 }),
        (lasts, cap) => {
          const rows = lasts.map((days, index) => lasting(index, days + 0.5));
          const { order, late } = paceRows(rows, { cap, left: cap }, NOW_MS);
          expect(new Set([...order, ...late]).size).toBe(rows.length);
          // A row that lasts until day n can be decided on each of the days 0 to n.
          const most = (left: readonly number[], day: number): number => {
            if (left.length === 0) return 0;
            const able = left.filter((last) => last >= day).toSorted((a, b) => a - b);
            const taken = Math.min(cap, able.length);
            return taken + most(able.slice(taken), day + 1);
          };
          expect(order.length).toBe(most(lasts, 0));
        },
      ),
    );
  });
});
