// Tests that the remaining capacity of today equals what the caps then allow.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { localMoment } from "./calendar.ts";
import { EMPTY_COUNTERS, type Limits, NO_LIMITS, capRefusal, countPurchase } from "./caps.ts";
import { remainingToday } from "./remaining-capacity.ts";

const MOMENT = localMoment("America/Los_Angeles", Date.parse("2026-11-20T18:00:00Z"));

describe("remainingToday", () => {
  it("is null without limits, and ignores an hour's cap", () => {
    expect(remainingToday(NO_LIMITS, EMPTY_COUNTERS, MOMENT, 100n)).toBeNull();
    expect(
      remainingToday({ leads: { hour: 1 }, cents: {} }, EMPTY_COUNTERS, MOMENT, 100n),
    ).toBeNull();
  });

  it("is the smallest of what day, week, month and total leave", () => {
    const limits: Limits = { leads: { day: 9, week: 20 }, cents: { month: cents(1_050) } };
    expect(remainingToday(limits, EMPTY_COUNTERS, MOMENT, 200n)).toBe(5);
    expect(
      remainingToday(
        limits,
        { ...EMPTY_COUNTERS, day: { startMs: MOMENT.starts.day, leads: 6, cents: 0n } },
        MOMENT,
        200n,
      ),
    ).toBe(3);
    expect(
      remainingToday(
        limits,
        { ...EMPTY_COUNTERS, day: { startMs: MOMENT.starts.day - 1, leads: 6, cents: 0n } },
        MOMENT,
        200n,
      ),
    ).toBe(5);
  });

  it("is exactly what the caps then allow", () => {
    const most = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
    fc.assert(
      fc.property(most, most, most, fc.integer({ min: 1, max: 9 }), (day, week, total, price) => {
        const limits: Limits = {
          leads: {
            ...(day === undefined ? {} : { day }),
            ...(total === undefined ? {} : { total }),
          },
          cents: week === undefined ? {} : { week: cents(week * 3) },
        };
        const room = remainingToday(limits, EMPTY_COUNTERS, MOMENT, BigInt(price));
        let counters = EMPTY_COUNTERS;
        let taken = 0;
        for (
          ;
          taken < 50 && capRefusal(limits, counters, MOMENT, BigInt(price)) === null;
          taken += 1
        )
          counters = countPurchase(counters, MOMENT, BigInt(price));
        expect(room).toBe(taken === 50 ? null : taken);
      }),
    );
  });
});
