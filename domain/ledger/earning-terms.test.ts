// Tests the pending reason of an earning: the one that ends last, and that the earning is never
// payable sooner.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CARD_HOLD_MS,
  DEFAULT_SALE_RULES,
  type HeldEarning,
  holdDaysOf,
  payableFromMs,
  pendingReason,
  returnableUntilMs,
} from "./earning-terms.ts";
import { DAY_MS } from "../time.ts";

const OLD: HeldEarning = {
  deliveredAtMs: 100 * DAY_MS,
  returnDays: 7,
  holdDays: 0,
  isDisputed: false,
  cardChargedAtMs: null,
};

describe("an earning", () => {
  it.each<[string, Partial<HeldEarning>, number, ReturnType<typeof pendingReason>]>([
    ["waits for the return window", {}, 106, { reason: "return_window", untilMs: 107 * DAY_MS }],
    ["is due when that is over", {}, 107, { reason: "due", untilMs: 107 * DAY_MS }],
    [
      "that is held waits 30 days more",
      { holdDays: 30 },
      107,
      { reason: "earning_hold", untilMs: 137 * DAY_MS },
    ],
    [
      "with an open return waits for an unknown time",
      { isDisputed: true, holdDays: 30 },
      200,
      { reason: "open_return", untilMs: null },
    ],
    [
      "paid by card the day before waits 30 days from the charge",
      { cardChargedAtMs: 99 * DAY_MS },
      107,
      { reason: "card", untilMs: 129 * DAY_MS },
    ],
    [
      "paid by card long ago waits for the return window alone",
      { cardChargedAtMs: 50 * DAY_MS },
      101,
      { reason: "return_window", untilMs: 107 * DAY_MS },
    ],
    [
      "that is held and paid by card waits for what ends last",
      { holdDays: 30, cardChargedAtMs: 99 * DAY_MS },
      101,
      { reason: "earning_hold", untilMs: 137 * DAY_MS },
    ],
  ])("%s", (_, change, day, hold) => {
    expect(pendingReason({ ...OLD, ...change }, day * DAY_MS)).toEqual(hold);
  });

  it("is due exactly when all its pending reasons are over", () => {
    const days = fc.integer({ min: 0, max: 60 });
    const day = fc.integer({ min: 0, max: 200 }).map((count) => count * DAY_MS);
    fc.assert(
      fc.property(
        fc.record({
          deliveredAtMs: day,
          returnDays: days,
          holdDays: days,
          cardChargedAtMs: fc.option(day),
          isDisputed: fc.boolean(),
        }),
        day,
        (earning, atMs) => {
          const { deliveredAtMs, cardChargedAtMs, isDisputed } = earning;
          const { reason, untilMs } = pendingReason(earning, atMs);
          const freeMs = Math.max(
            payableFromMs(deliveredAtMs, earning),
            cardChargedAtMs === null ? 0 : cardChargedAtMs + CARD_HOLD_MS,
          );
          expect(reason === "due").toBe(!isDisputed && freeMs <= atMs);
          if (reason !== "due" && untilMs !== null) expect(untilMs).toBe(freeMs);
        },
      ),
    );
  });
});

describe("the hold", () => {
  it("is the agreed one, else 30 days in an affiliate's first 60", () => {
    expect(holdDaysOf(null, 0, 59 * DAY_MS, DEFAULT_SALE_RULES)).toBe(30);
    expect(holdDaysOf(null, 0, 60 * DAY_MS, DEFAULT_SALE_RULES)).toBe(0);
    expect(holdDaysOf(0, 0, 1, DEFAULT_SALE_RULES)).toBe(0);
    const rules = { returnDays: 7, newAffiliateDays: 10, newAffiliateHoldDays: 5 };
    expect([9, 10].map((days) => holdDaysOf(null, 0, days * DAY_MS, rules))).toEqual([5, 0]);
    expect(holdDaysOf(45, 0, 400 * DAY_MS, DEFAULT_SALE_RULES)).toBe(45);
  });

  it("begins after the return window", () => {
    const days = { returnDays: 3, holdDays: 30 };
    expect(payableFromMs(100 * DAY_MS, days)).toBe(133 * DAY_MS);
    expect(returnableUntilMs(100 * DAY_MS, days)).toBe(103 * DAY_MS);
  });
});
