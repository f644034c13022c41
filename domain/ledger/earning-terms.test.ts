// Tests the pending reason of an earning: the one that ends last, and that the earning is never
// payable sooner.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD_HOLD_MS, type HeldEarning, pendingReason, payableFromMs } from "./earning-terms.ts";
import { DAY_MS } from "../time.ts";

const OLD: HeldEarning = {
  deliveredAtMs: 100 * DAY_MS,
  affiliateSinceMs: 0,
  isDisputed: false,
  cardChargedAtMs: null,
};

describe("an earning", () => {
  it.each<[string, Partial<HeldEarning>, number, ReturnType<typeof pendingReason>]>([
    ["waits for the return window", {}, 106, { reason: "return_window", untilMs: 107 * DAY_MS }],
    ["is due when that is over", {}, 107, { reason: "due", untilMs: 107 * DAY_MS }],
    [
      "of a new affiliate waits 30 days more",
      { affiliateSinceMs: 90 * DAY_MS },
      107,
      { reason: "new_affiliate", untilMs: 137 * DAY_MS },
    ],
    [
      "with an open return waits for an unknown time",
      { isDisputed: true, affiliateSinceMs: 90 * DAY_MS },
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
      "of a new affiliate, paid by card, waits for what ends last",
      { affiliateSinceMs: 90 * DAY_MS, cardChargedAtMs: 99 * DAY_MS },
      101,
      { reason: "new_affiliate", untilMs: 137 * DAY_MS },
    ],
  ])("%s", (_, change, day, hold) => {
    expect(pendingReason({ ...OLD, ...change }, day * DAY_MS)).toEqual(hold);
  });

  it("is due exactly when all its pending reasons are over", () => {
    const day = fc.integer({ min: 0, max: 200 }).map((days) => days * DAY_MS);
    fc.assert(
      fc.property(
        day,
        day,
        fc.option(day),
        fc.boolean(),
        day,
        (deliveredAtMs, affiliateSinceMs, cardChargedAtMs, isDisputed, atMs) => {
          const { reason, untilMs } = pendingReason(
            { deliveredAtMs, affiliateSinceMs, cardChargedAtMs, isDisputed },
            atMs,
          );
          const freeMs = Math.max(
            payableFromMs(deliveredAtMs, affiliateSinceMs),
            cardChargedAtMs === null ? 0 : cardChargedAtMs + CARD_HOLD_MS,
          );
          expect(reason === "due").toBe(!isDisputed && freeMs <= atMs);
          if (reason !== "due" && untilMs !== null) expect(untilMs).toBe(freeMs);
        },
      ),
    );
  });
});
