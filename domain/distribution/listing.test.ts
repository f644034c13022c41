import fc from "fast-check";
import { expect, it } from "vitest";
import { type Cents, cents } from "../money/money.ts";
import {
  DEFAULT_LISTING_RULES,
  nextFallAfter,
  priceAtAge,
  relistedUntil,
  startFor,
} from "./listing.ts";
import { HOUR_MS } from "../time.ts";

const falling = { startCents: cents(10_000), floorCents: cents(0) };
/** At its floor from the first step on. */
const reserved = { startCents: cents(10_000), floorCents: cents(9_000) };

it.each([
  ["the next step while a price falls", [falling], 0, 1 * HOUR_MS],
  ["the one after it once that is reached", [falling], 1 * HOUR_MS, 6 * HOUR_MS],
  ["none after the last step", [falling], 48 * HOUR_MS, null],
  ["none once every price is at its floor", [reserved], 2 * HOUR_MS, null],
  ["the next step while one of the prices falls", [reserved, falling], 2 * HOUR_MS, 6 * HOUR_MS],
  ["none where nothing is offered", [], 0, null],
] as const)("the next fall of the price is %s", (_what, prices, ageMs, expected) => {
  expect(nextFallAfter(prices, DEFAULT_LISTING_RULES, ageMs)).toBe(expected);
});

it("starts at the lowest price that falls to the asking price at the given age", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 11n }),
      fc.integer({ min: 0, max: 80 * HOUR_MS }),
      fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 }),
      (asked, ageMs, shares) => {
        const rules = {
          ...DEFAULT_LISTING_RULES,
          steps: shares
            .toSorted((a, b) => b - a)
            .map((share, index) => ({ afterMs: (index + 1) * 10 * HOUR_MS, share })),
        };
        const startCents = startFor(asked as Cents, rules, ageMs);
        const priceFrom = (start: bigint): bigint =>
          priceAtAge({ startCents: start as Cents, floorCents: cents(0) }, rules, ageMs);
        expect(priceFrom(startCents)).toBe(asked);
        expect(priceFrom(startCents - 1n)).toBeLessThan(asked);
      },
    ),
  );
});

it.each([
  ["goes on while its first run lasts", 10, 72],
  ["has another run afterwards", 72, 144],
  ["has another run long afterwards", 500, 572],
])("a lead that is put back %s", (_what, nowHours, untilHours) => {
  expect(relistedUntil(DEFAULT_LISTING_RULES, 0, nowHours * HOUR_MS)).toBe(untilHours * HOUR_MS);
});
