// Tests that values of the network's settings that do not go together are found.
import { expect, it } from "vitest";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import { findMistake } from "./find-mistake.ts";

const { en } = SETTINGS_TEXTS;

/** The members that the rules compare; no other is read. */
const GOOD = {
  score_weights: { engagement: 40, intent: 30, financial: 30 },
  tier_thresholds: { hot: 8_000, nurture: 5_000 },
  listing_steps: [
    { after_minutes: 60, basis_points: 9_000 },
    { after_minutes: 360, basis_points: 8_000 },
  ],
  listing_ends_after_minutes: 4_320,
  duplicate_days: 60,
  exclusive_days: 90,
  return_touches: 12,
  return_touch_days: 4,
} as SettingsDocument;

it.each([
  [{}, null],
  [{ exclusive_days: 60 }, null],
  [{ return_touch_days: 12 }, null],
  [{ score_weights: { engagement: 40, intent: 30, financial: 31 } }, en.network.weightSum],
  [{ tier_thresholds: { hot: 5_000, nurture: 5_000 } }, en.network.order],
  [{ listing_steps: [] }, null],
  [{ listing_ends_after_minutes: 360 }, en.network.stepTime],
  [{ listing_steps: [...GOOD.listing_steps].reverse() }, en.network.stepTime],
  [
    { listing_steps: GOOD.listing_steps.map((step) => ({ ...step, basis_points: 9_000 })) },
    en.network.stepPrice,
  ],
  [{ exclusive_days: 59 }, en.network.exclusiveDays],
  [{ return_touch_days: 13 }, en.network.touchDays],
])("%j: %s", (change, mistake) => {
  expect(findMistake({ ...GOOD, ...change }, en)).toBe(mistake);
});
