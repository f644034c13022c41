// Tests that there is capacity for the sum of a batch exactly when there is for its leads one by
// one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAP_WINDOWS, localMoment } from "./calendar.ts";
import { type Counters, type Limits, capRefusal, countPurchase } from "./caps.ts";
import { AT_MS } from "./market.test-support.ts";
import { hasCapacity } from "./capacity-use.ts";

describe("a campaign", () => {
  it("has capacity for a sum exactly when each of its leads would fit in turn", () => {
    const windows = fc.dictionary(fc.constantFrom(...CAP_WINDOWS), fc.integer({ min: 0, max: 6 }));
    const money = fc.dictionary(fc.constantFrom(...CAP_WINDOWS), fc.bigInt(0n, 900n));
    const moment = localMoment("America/Chicago", AT_MS);
    const count = fc.record({
      isNow: fc.boolean(),
      leads: fc.integer({ min: 0, max: 4 }),
      cents: fc.bigInt(0n, 500n),
    });
    fc.assert(
      fc.property(
        windows,
        money,
        fc.tuple(count, count, count, count, count),
        fc.array(fc.bigInt(0n, 200n), { minLength: 1, maxLength: 4 }),
        (leads, cents, counts, prices) => {
          const limits = { leads, cents } as Limits;
          const before = Object.fromEntries(
            CAP_WINDOWS.map((window, index) => {
              const { isNow, ...taken } = counts[index] ?? { isNow: false, leads: 0, cents: 0n };
              return [window, { startMs: moment.starts[window] - (isNow ? 0 : 1), ...taken }];
            }),
          ) as unknown as Counters;
          let counters = before;
          let letIn = true;
          for (const price of prices) {
            letIn &&= capRefusal(limits, counters, moment, price) === null;
            counters = countPurchase(counters, moment, price);
          }
          const sum = {
            campaignNo: 1,
            moment,
            leads: prices.length,
            cents: prices.reduce((total, price) => total + price, 0n),
            limits,
          };
          // A window over its limit before the batch allows no lead; the sum agrees, because prices
          // are never below 0.
          expect(hasCapacity(sum, before)).toBe(letIn);
        },
      ),
    );
  });
});
