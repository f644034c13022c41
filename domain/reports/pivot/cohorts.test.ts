// Tests which shares of returns are final: a day is open until its days are over and its returns
// are decided, and open days do not count in totals.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../time.ts";
import { COHORT_STEPS, type CohortFacts, layOutCohorts } from "./cohorts.ts";

const END_MS = Date.parse("2026-11-02T00:00:00Z");
const none = COHORT_STEPS.map(() => 0);
const day = (change: Partial<CohortFacts> = {}): CohortFacts => ({
  day: "2026-11-01",
  endMs: END_MS,
  sales: 10,
  returned: [1, 1, 2, 2, 3],
  waiting: none,
  ...change,
});
const openOf = (facts: CohortFacts, nowMs: number): readonly boolean[] =>
  layOutCohorts([facts], nowMs).cohorts.flatMap(({ steps }) => steps.map(({ isOpen }) => isOpen));

describe("a day's share", () => {
  it("is open until so many days have passed since the day was over", () => {
    expect(openOf(day(), END_MS)).toEqual([true, true, true, true, true]);
    expect(openOf(day(), END_MS + DAY_MS - 1)[0]).toBe(true);
    expect(openOf(day(), END_MS + DAY_MS)).toEqual([false, true, true, true, true]);
    expect(openOf(day(), END_MS + 7 * DAY_MS)).toEqual([false, false, false, true, true]);
    expect(openOf(day(), END_MS + 30 * DAY_MS)).toEqual([false, false, false, false, false]);
  });

  it("stays open while a return that was filed within the days waits", () => {
    const waiting = [0, 0, 1, 1, 1];
    expect(openOf(day({ waiting }), END_MS + 40 * DAY_MS)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("totals", () => {
  it("divide the returns of closed days by their sales, and leave open days out", () => {
    const late = day({ day: "2026-11-05", endMs: END_MS + 4 * DAY_MS, sales: 30 });
    const { totals } = layOutCohorts([day(), late], END_MS + 7 * DAY_MS);
    expect(totals).toEqual([
      { sales: 40, returned: 2 },
      { sales: 40, returned: 2 },
      { sales: 10, returned: 2 },
      { sales: 0, returned: 0 },
      { sales: 0, returned: 0 },
    ]);
  });
});
