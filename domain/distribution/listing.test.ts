import { expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { DEFAULT_LISTING_RULES, nextFallAfter } from "./listing.ts";

const HOUR_MS = 3_600_000;
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
