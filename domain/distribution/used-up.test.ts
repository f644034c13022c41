// Tests used-up limits, which agree with what the caps refuse and name the longest window, and low
// wallets.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, type Limits, capRefusal, countPurchases } from "./caps.ts";
import { findUsedUp, walletState } from "./used-up.ts";

const ZONE = "America/Los_Angeles";
const AT_MS = Date.parse("2026-03-04T18:00:00Z");
const moment = localMoment(ZONE, AT_MS);
const limitsOf = (
  leads: Limits["leads"],
  money: Readonly<Record<string, number>> = {},
): Limits => ({
  leads,
  cents: Object.fromEntries(Object.entries(money).map(([window, sum]) => [window, cents(sum)])),
});
const taken = (leads: number, sum: bigint, atMs = AT_MS): Counters =>
  countPurchases(EMPTY_COUNTERS, localMoment(ZONE, atMs), leads, sum);

describe("a campaign", () => {
  it.each([
    ["one lead before its cap", limitsOf({ day: 5 }), taken(4, 0n), null],
    [
      "at its cap",
      limitsOf({ day: 5 }),
      taken(5, 0n),
      { window: "day", startMs: moment.starts.day, unit: "leads", most: 5n },
    ],
    ["with money for one lead more", limitsOf({}, { week: 30_000 }), taken(4, 24_000n), null],
    [
      "whose rest pays for no lead",
      limitsOf({}, { week: 30_000 }),
      taken(4, 24_001n),
      { window: "week", startMs: moment.starts.week, unit: "cents", most: 30_000n },
    ],
    [
      "at two caps tells the longer",
      limitsOf({ day: 5, month: 5 }),
      taken(5, 0n),
      { window: "month", startMs: moment.starts.month, unit: "leads", most: 5n },
    ],
    ["at the cap of an hour", limitsOf({ hour: 1 }), taken(5, 0n), null],
    [
      "at the cap of a day that is over",
      limitsOf({ day: 5 }),
      taken(5, 0n, AT_MS - 86_400_000),
      null,
    ],
    [
      "over a cap that was lowered",
      limitsOf({ total: 3 }),
      taken(5, 0n),
      { window: "total", startMs: 0, unit: "leads", most: 3n },
    ],
  ] as const)("%s", (_which, limits, counters, found) =>
    expect(findUsedUp(limits, counters, moment, 6_000n)).toEqual(found),
  );

  it("has nothing used up exactly when caps of a day and longer refuse nothing", () => {
    const most = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });
    const windows = fc.record({ day: most, week: most, month: most, total: most });
    fc.assert(
      fc.property(
        windows,
        windows,
        fc.integer({ min: 0, max: 7 }),
        fc.bigInt({ min: 0n, max: 700n }),
        (leads, money, count, sum) => {
          const defined = (of: Readonly<Record<string, number | undefined>>, by: number) =>
            Object.fromEntries(
              Object.entries(of).flatMap(([window, figure]) =>
                figure === undefined ? [] : [[window, figure * by]],
              ),
            );
          const limits = limitsOf(defined(leads, 1), defined(money, 100));
          expect(findUsedUp(limits, taken(count, sum), moment, 100n) === null).toBe(
            capRefusal(limits, taken(count, sum), moment, 100n) === null,
          );
        },
      ),
    );
  });
});

describe("a wallet", () => {
  it.each([
    [30_000n, "enough"],
    [29_999n, "low"],
    [2_000n, "low"],
    [1_999n, "empty"],
    [0n, "empty"],
  ] as const)("of %s cents is %s where bids are from $20 to $60", (available, state) =>
    expect(walletState(available, { highest: 6_000n, lowest: 2_000n })).toBe(state),
  );

  it.each([
    [2_500n, "enough"],
    [2_499n, "low"],
    [1_999n, "empty"],
  ] as const)("of %s cents is %s where its owner set $25", (available, state) =>
    expect(walletState(available, { highest: 6_000n, lowest: 2_000n }, 2_500n)).toBe(state),
  );
});
