// Tests what a person reads about returns, holds and payouts before the settings change.
import { describe, expect, it } from "vitest";
import type { SettingsPreview } from "../../../../contract/network/settings-versions.ts";
import { settingsVersionsTexts as en } from "../../../../locales/en/settings-versions.ts";
import { settingsVersionsTexts as es } from "../../../../locales/es/settings-versions.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { termsSentences } from "./terms-sentences.ts";

const formats = formatsFor({ language: "en", timeZone: "America/Los_Angeles" });
const UNCHANGED: SettingsPreview = {
  from: "2026-10-24T12:00:00.000Z",
  to: "2026-11-21T12:00:00.000Z",
  changes: [],
  not_compared: [],
  leads: 100,
  tiers: [],
  asking: { listings: 0, before_cents: 0, after_cents: 0 },
  below_reserve: { sales: 0, price_cents: 0 },
  bids_above_limit: 0,
  two_person_payouts: { before: 1, after: 1 },
  late_returns: 0,
  held_earnings: { before_cents: 500, after_cents: 500 },
  payable_affiliates: { before: 3, after: 3 },
  buyers_without_approval: { before: 2, after: 2 },
  buyers_ranked_lower: { before: 4, after: 4, changed: 0 },
  duplicates: null,
};
const about = (ranked: SettingsPreview["buyers_ranked_lower"], texts = en) =>
  termsSentences({ ...UNCHANGED, buyers_ranked_lower: ranked }, texts.preview, formats);

describe("the preview of terms", () => {
  it("says nothing where nothing is different", () => {
    expect(termsSentences(UNCHANGED, en.preview, formats)).toEqual([]);
  });

  it("says that bid modifiers move where as many buyers rank lower as before", () => {
    expect(about({ before: 4, after: 4, changed: 3 })).toEqual([
      "Buyers that would have another bid modifier today: 3.",
    ]);
    expect(about({ before: 4, after: 4, changed: 3 }, es)).toEqual([
      "Compradores que hoy tendrían otro modificador de oferta: 3.",
    ]);
  });

  it("names modifiers only where more move than begin or cease to rank lower", () => {
    const ranked =
      "Buyers that rank lower for declined returns today: 4 before, 1 with the change.";
    expect(about({ before: 4, after: 1, changed: 3 })).toEqual([ranked]);
    expect(about({ before: 4, after: 1, changed: 4 })).toEqual([
      ranked,
      "Buyers that would have another bid modifier today: 4.",
    ]);
  });
});
